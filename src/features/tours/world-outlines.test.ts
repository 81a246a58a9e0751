import { writeFileSync } from 'node:fs'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import outlines from './world-outlines.json' with { type: 'json' }

/** Nothing is offered in Antarctica, and a small map has no room for it. */
const SOUTHERNMOST_DEG = -60

test('the land is what the atlas says, rounded to a tenth of a degree', () => {
  const cut = cutOutlines()
  // UPDATE_OUTLINES=1 writes the file anew after an update of the atlas.
  if (process.env['UPDATE_OUTLINES']) {
    writeFileSync(new URL('world-outlines.json', import.meta.url), `${JSON.stringify(cut)}\n`)
  }
  expect(cut.land.length).toBeGreaterThan(50)
  expect(outlines).toEqual(cut)
})

function cutOutlines(): { land: Position[][][] } {
  const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
  const land = feature(topology, topology.objects.land)
  const polygons = land.features.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon))
  return {
    land: polygons
      .filter(([outer = []]) => outer.some(([, latitudeDeg = 0]) => latitudeDeg > SOUTHERNMOST_DEG))
      .map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]) => [round(x), round(y)]))),
  }
}

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

function round(deg: number): number {
  return Math.round(deg * 10) / 10
}
