import { wrapHeadingDeg } from '#core/angles.ts'
import { bearingDegBetween, distanceMBetween, groundPitchDeg } from '#core/ground-position.ts'
import type { PanoramaEntry } from './panorama-manifest.ts'
import type { Tour, TourStop, TourText, ViewDirection, Viewpoint } from './tour.ts'

/** Something in the picture that can be chosen: a stop, or the way to another viewpoint. */
export type TourSpot =
  | { kind: 'stop'; id: string; direction: ViewDirection; title: TourText; stop: TourStop }
  | { kind: 'way'; id: string; direction: ViewDirection; title: TourText; panoramaId: string }

export type PanoramaLookup = (id: string) => Pick<PanoramaEntry, 'northOffsetDeg' | 'eyeHeightM'> | null

/** A link is never drawn higher than this below the horizon, so that it does not hide what lies far away; degrees. */
const HIGHEST_WAY_PITCH_DEG = -6
/** Nor so low that one has to look at one's feet. */
const LOWEST_WAY_PITCH_DEG = -28

/** The tour without the viewpoints whose panorama is not there yet, and without the ways to them. */
export function walkableTour(tour: Tour, panoramaOf: PanoramaLookup): Tour {
  const isThere = (id: string) => panoramaOf(id) !== null
  return {
    ...tour,
    viewpoints: tour.viewpoints
      .filter(({ panoramaId }) => isThere(panoramaId))
      .map((viewpoint) => ({
        ...viewpoint,
        links: viewpoint.links.filter(isThere),
        pair: viewpoint.pair && isThere(viewpoint.pair.panoramaId) ? viewpoint.pair : null,
      })),
  }
}

/** The viewpoint that a panorama belongs to, be it its own or its pair's; the first one where there is none. */
export function viewpointOf(tour: Tour, panoramaId: string | null): Viewpoint {
  const found = tour.viewpoints.find(
    ({ panoramaId: own, pair }) => own === panoramaId || pair?.panoramaId === panoramaId,
  )
  const viewpoint = found ?? tour.viewpoints[0]
  if (!viewpoint) throw new RangeError(`The tour of ${tour.slug} has no viewpoint`)
  return viewpoint
}

/** What can be chosen from a viewpoint, in the order of the tour: its stops, then the ways onwards. */
export function spotsOf(tour: Tour, viewpoint: Viewpoint, panoramaOf: PanoramaLookup): TourSpot[] {
  const stops = viewpoint.stops.flatMap((stop): TourSpot[] =>
    stop.direction ? [{ kind: 'stop', id: stop.id, direction: stop.direction, title: stop.title, stop }] : [],
  )
  const ways = viewpoint.links.map((panoramaId): TourSpot => {
    const goal = viewpointOf(tour, panoramaId)
    const direction = wayDirection(viewpoint, goal, panoramaOf(viewpoint.panoramaId))
    return { kind: 'way', id: `to-${panoramaId}`, direction, title: goal.title, panoramaId }
  })
  return [...stops, ...ways]
}

function wayDirection(from: Viewpoint, to: Viewpoint, panorama: ReturnType<PanoramaLookup>): ViewDirection {
  const { northOffsetDeg = 0, eyeHeightM = 1.7 } = panorama ?? {}
  const pitchDeg = groundPitchDeg(eyeHeightM, distanceMBetween(from, to))
  return {
    headingDeg: wrapHeadingDeg(bearingDegBetween(from, to) - northOffsetDeg),
    pitchDeg: Math.min(HIGHEST_WAY_PITCH_DEG, Math.max(LOWEST_WAY_PITCH_DEG, pitchDeg)),
  }
}
