import { exploreMessages } from '#content/messages/explore.ts'
import { useMessages } from '#state/preferences-store.ts'
import { geoMercator, geoPath } from 'd3-geo'
import outlines from './east-africa-outlines.json' with { type: 'json' }

type Props = { name: string; latitudeDeg: number; longitudeDeg: number }
type Place = { name: string; at: [longitudeDeg: number, latitudeDeg: number] }

const WIDTH = 400
const HEIGHT = 380
const CORNERS: [number, number][] = [
  [29.2, -11.2],
  [42.2, 2.6],
]
const COUNTRY_NAMES: Place[] = [
  { name: 'Kenya', at: [38.1, 0.7] },
  { name: 'Tanzania', at: [33.6, -7.7] },
  { name: 'Uganda', at: [32.3, 1.7] },
]
const TOWNS: Place[] = [
  { name: 'Nairobi', at: [36.82, -1.29] },
  { name: 'Dodoma', at: [35.74, -6.17] },
  { name: 'Dar es Salaam', at: [39.28, -6.82] },
]

const projection = geoMercator().fitExtent(
  [
    [0, 0],
    [WIDTH, HEIGHT],
  ],
  { type: 'MultiPoint', coordinates: CORNERS },
)
const drawPath = geoPath(
  projection.clipExtent([
    [-20, -20],
    [WIDTH + 20, HEIGHT + 20],
  ]),
)

/** Kenya, Tanzania and their neighbours with one place marked. */
export function EastAfricaMap({ name, latitudeDeg, longitudeDeg }: Props) {
  const { location } = useMessages(exploreMessages)
  const [x, y] = pointAt([longitudeDeg, latitudeDeg])
  return (
    <svg className="map-frame map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={location.map(name)}>
      {outlines.countries.map((country) => (
        <path
          key={country.name}
          className="map-country"
          data-main={COUNTRY_NAMES.slice(0, 2).some((main) => main.name === country.name)}
          d={drawPath({ type: 'MultiPolygon', coordinates: country.polygons }) ?? ''}
        />
      ))}
      {COUNTRY_NAMES.map((place) => (
        <MapText key={place.name} className="map-country-name" place={place} />
      ))}
      {TOWNS.map((place) => (
        <MapText key={place.name} className="map-town" place={place} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <circle className="map-halo" r="16" />
        <circle className="map-marker" r="7" />
      </g>
    </svg>
  )
}

function MapText({ className, place }: { className: string; place: Place }) {
  const [x, y] = pointAt(place.at)
  const isTown = className === 'map-town'
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      {isTown && <circle r="2.5" />}
      <text x={isTown ? 7 : 0} y={isTown ? 4 : 0}>
        {place.name}
      </text>
    </g>
  )
}

function pointAt(position: [number, number]): [number, number] {
  return projection(position) ?? [0, 0]
}
