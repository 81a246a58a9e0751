import { useEffect, useRef } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import { viewerMessages } from '#content/messages/viewer.ts'
import type { TourSpot } from '#content/tour-view.ts'
import type { Tour, Viewpoint } from '#content/tour.ts'
import { bearingDegFromHeadingDeg, toRadians } from '#core/angles.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { followFacingHeading } from '#state/facing-heading.ts'
import { useFacingHeadingDeg } from '#state/view-store.ts'

type Props = { tour: Tour; viewpoint: Viewpoint; spots: readonly TourSpot[]; northOffsetDeg: number }

const SIZE = 120
const MIDDLE = SIZE / 2
/** Where the signs of the stops stand: how far away something is, a picture does not tell. */
const RIM = 50
/** The viewpoint that is furthest away lies here. */
const REACH = 38
const CONE_HALF_DEG = 28

/** North is up and you are in the middle: the other viewpoints at their distance, the stops by their bearing. */
export function SmallMap({ tour, viewpoint, spots, northOffsetDeg }: Props) {
  const language = useLanguage()
  const { smallMap } = useMessages(toursMessages)
  const { compass } = useMessages(viewerMessages)
  const eighth = Math.round(bearingDegFromHeadingDeg(useFacingHeadingDeg(), northOffsetDeg) / 45) % 8
  const cone = useRef<SVGPathElement>(null)
  const others = tour.viewpoints.filter((other) => other !== viewpoint)
  const furthestM = Math.max(1, ...others.map((other) => Math.hypot(...wayFrom(viewpoint, other))))

  useEffect(() => {
    return followFacingHeading((headingDeg) => {
      const bearingDeg = bearingDegFromHeadingDeg(headingDeg, northOffsetDeg)
      cone.current?.setAttribute('transform', `rotate(${bearingDeg} ${MIDDLE} ${MIDDLE})`)
    })
  }, [northOffsetDeg])

  return (
    <svg
      className="small-map on-picture"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={smallMap.label(viewpoint.title[language], compass.looking(eighth))}
    >
      <circle className="small-map-ground" cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 1} />
      <path ref={cone} className="small-map-cone" d={CONE} />
      {others.map((other) => {
        const [eastM, northM] = wayFrom(viewpoint, other)
        const x = MIDDLE + (eastM / furthestM) * REACH
        const y = MIDDLE - (northM / furthestM) * REACH
        const isLinked = viewpoint.links.includes(other.panoramaId)
        return (
          <g key={other.panoramaId}>
            {isLinked && <line className="small-map-way" x1={MIDDLE} y1={MIDDLE} x2={x} y2={y} />}
            <circle className="small-map-viewpoint" cx={x} cy={y} r="5" />
          </g>
        )
      })}
      {spots.map((spot) => {
        if (spot.kind === 'way') return null
        const bearingRad = toRadians(bearingDegFromHeadingDeg(spot.direction.headingDeg, northOffsetDeg))
        const x = MIDDLE + Math.sin(bearingRad) * RIM
        const y = MIDDLE - Math.cos(bearingRad) * RIM
        return <circle key={spot.id} className="small-map-stop" cx={x} cy={y} r="3" />
      })}
      <circle className="small-map-here" cx={MIDDLE} cy={MIDDLE} r="5.5" />
      <text x={MIDDLE} y="11">
        {smallMap.north}
      </text>
    </svg>
  )
}

function wayFrom(from: Viewpoint, to: Viewpoint): [eastM: number, northM: number] {
  return [to.eastM - from.eastM, to.northM - from.northM]
}

/** A sector that opens to the north. */
const CONE = conePath(RIM - 6)

function conePath(radius: number): string {
  const halfRad = toRadians(CONE_HALF_DEG)
  const x = Math.sin(halfRad) * radius
  const y = MIDDLE - Math.cos(halfRad) * radius
  return `M${MIDDLE} ${MIDDLE}L${(MIDDLE - x).toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 0 1 ${(MIDDLE + x).toFixed(1)} ${y.toFixed(1)}Z`
}
