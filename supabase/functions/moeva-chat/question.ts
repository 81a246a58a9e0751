import type { Pace } from '../_shared/planner.ts'

export type Language = 'en' | 'sw'

/** What somebody asks, with what they asked before in the same conversation, the oldest first. */
export type Question = {
  text: string
  earlier: readonly string[]
  /** The language of the page; a question in the other one is answered in its own. */
  language: Language
  /** The place that the page shows. */
  placeId: string | null
}

export type Intent =
  | 'find'
  | 'compare'
  | 'plan'
  | 'place'
  | 'price'
  | 'payment'
  | 'booking'
  | 'vr'
  | 'ar'
  | 'show'
  | 'see'
  | 'trips'
  | 'sensitive'
  | 'greeting'
  | 'unknown'

export type FactTopic = 'about' | 'season' | 'duration' | 'access'

/** What a question says about a trip; null and empty where it says nothing. */
export type Slots = {
  days: number | null
  /** 1 to 12; 'any' is the person's answer that it does not matter. */
  month: number | 'any' | null
  budget: 'low' | 'middle' | 'high' | null
  pace: Pace | null
  interests: readonly string[]
  anyInterest: boolean
  placeIds: readonly string[]
  /** Where the trip is to begin. */
  startId: string | null
}

export type Understood = { language: Language; intent: Intent; topic: FactTopic | null; slots: Slots }

/** What names a place in a question. */
export type NamedPlace = { id: string; name: string; location: string }
