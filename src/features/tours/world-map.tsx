import { geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { toursMessages } from '#content/messages/tours.ts'
import type { TourPlace } from '#content/tour-places.ts'
import { useMessages } from '#state/preferences-store.ts'
import { classNames } from '#ui/class-names.ts'
import outlines from './world-outlines.json' with { type: 'json' }

export type WorldMapProps = {
  places: readonly TourPlace[]
  /** The slug of the place that somebody points at, in the list or here. */
  pointedAt: string | null
  onPointed: (slug: string | null) => void
}

const WIDTH = 520
const HEIGHT = 270
/** Degrees around the outermost places, so that one sees on which coast of which continent they lie. */
const SURROUNDINGS_DEG = 26
const WORLD = { westDeg: -168, eastDeg: 180, southDeg: -56, northDeg: 82 }

/** The world with the places of the list on it. Each mark leads to the same tour as its card. */
export function WorldMap({ places, pointedAt, onPointed }: WorldMapProps) {
  const { map } = useMessages(toursMessages)
  const { projection, land, graticule } = useMemo(() => drawWorldAround(places), [places])
  // What is pointed at lies on top of its neighbours.
  const drawn = places.toSorted((a, b) => Number(a.slug === pointedAt) - Number(b.slug === pointedAt))
  return (
    <svg className="tours-map-frame" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={map.label}>
      <path className="tours-map-graticule" d={graticule} />
      <path className="tours-map-land" d={land} />
      {drawn.map(({ slug, name, latitudeDeg, longitudeDeg }) => {
        const [x, y] = projection([longitudeDeg, latitudeDeg]) ?? [0, 0]
        const isPointedAt = slug === pointedAt
        const isAtRight = x > WIDTH * 0.7
        return (
          <Link
            key={slug}
            to={`/tours/${slug}`}
            aria-label={name}
            // The list has the same links in reading order.
            tabIndex={-1}
            onPointerEnter={() => onPointed(slug)}
            onPointerLeave={() => onPointed(null)}
          >
            <g
              className={classNames('tours-map-place', isPointedAt && 'tours-map-place-pointed')}
              transform={`translate(${x} ${y})`}
            >
              <circle className="tours-map-reach" r="14" />
              <circle className="tours-map-mark" r={isPointedAt ? 7 : 5} />
              {isPointedAt && (
                <text x={isAtRight ? -12 : 12} y="4.5" textAnchor={isAtRight ? 'end' : 'start'}>
                  {name}
                </text>
              )}
            </g>
          </Link>
        )
      })}
    </svg>
  )
}

/** The part of the world in which the places lie; the whole of it where they are everywhere, or nowhere. */
function drawWorldAround(places: readonly TourPlace[]) {
  const west = Math.max(WORLD.westDeg, Math.min(...places.map((place) => place.longitudeDeg)) - SURROUNDINGS_DEG)
  const east = Math.min(WORLD.eastDeg, Math.max(...places.map((place) => place.longitudeDeg)) + SURROUNDINGS_DEG)
  const south = Math.max(WORLD.southDeg, Math.min(...places.map((place) => place.latitudeDeg)) - SURROUNDINGS_DEG)
  const north = Math.min(WORLD.northDeg, Math.max(...places.map((place) => place.latitudeDeg)) + SURROUNDINGS_DEG)
  const coordinates: [number, number][] =
    places.length === 0
      ? [
          [WORLD.westDeg, 0],
          [WORLD.eastDeg, 0],
        ]
      : [
          [west, (south + north) / 2],
          [east, (south + north) / 2],
          [(west + east) / 2, north],
          [(west + east) / 2, south],
        ]
  const projection = geoEqualEarth()
    .fitExtent(
      [
        [4, 4],
        [WIDTH - 4, HEIGHT - 4],
      ],
      { type: 'MultiPoint', coordinates },
    )
    .clipExtent([
      [-20, -20],
      [WIDTH + 20, HEIGHT + 20],
    ])
  const drawPath = geoPath(projection).digits(1)
  return {
    projection,
    land: drawPath({ type: 'MultiPolygon', coordinates: outlines.land }) ?? '',
    graticule: drawPath(geoGraticule10()) ?? '',
  }
}
