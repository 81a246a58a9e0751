import type { Tour, TourStop } from '#content/tour.ts'

/** One stop of the guided tour, and where one stands for it. */
export type ScriptStop = { panoramaId: string; stop: TourStop }

/** Words per second of a calm voice, in English as in Swahili. */
const WORDS_PER_S = 2.2
/** For turning there, and to look before the next one. */
const PAUSE_S = 5

/** Every stop of the tour in the order in which it is told, viewpoint by viewpoint. */
export function scriptOf(tour: Tour): ScriptStop[] {
  return tour.viewpoints.flatMap(({ panoramaId, stops }) => stops.map((stop) => ({ panoramaId, stop })))
}

/** How long a text stays, in seconds, where nobody reads it out. */
export function readingS(text: string): number {
  return text.split(/\s+/).length / WORDS_PER_S + PAUSE_S
}
