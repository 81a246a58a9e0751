import { writeFileSync } from 'node:fs'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import outlines from './east-africa-outlines.json' with { type: 'json' }

/** What the map's window shows, of 241 countries: 9 KB on the wire in place of 205. */
const NAMES = [
  'Burundi',
  'Dem. Rep. Congo',
  'Ethiopia',
  'Kenya',
  'Malawi',
  'Mozambique',
  'Rwanda',
  'Somalia',
  'S. Sudan',
  'Tanzania',
  'Uganda',
  'Zambia',
]

test('the outlines are what the atlas says, rounded to a hundredth of a degree', () => {
  const cut = cutOutlines()
  // UPDATE_OUTLINES=1 writes the file anew after an update of the atlas.
  if (process.env['UPDATE_OUTLINES']) {
    writeFileSync(new URL('east-africa-outlines.json', import.meta.url), `${JSON.stringify(cut)}\n`)
  }
  expect(outlines).toEqual(cut)
})

test('the island of Zanzibar is among the polygons of Tanzania', () => {
  const tanzania = outlines.countries.find((country) => country.name === 'Tanzania')
  expect(tanzania?.polygons.length).toBeGreaterThan(1)
})

function cutOutlines() {
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
  const { features } = feature(topology, topology.objects.countries)
  const countries = NAMES.map((name) => {
    const country = features.find((candidate) => candidate.properties.name === name)
    return { name, polygons: polygonsOf(country?.geometry as Polygon | MultiPolygon) }
  })
  return { source: 'Natural Earth 1:50m by way of world-atlas, public domain', countries }
}

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map((rings) => rings.map((ring) => ring.map((point) => point.map(round))))
}

function round(deg: number): number {
  return Math.round(deg * 100) / 100 + 0
}
