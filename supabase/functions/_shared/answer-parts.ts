import type { TripPlan } from './planner.ts'

/** Who answers: rules over the catalogue, or a model with the catalogue as its tools. */
export type AnswerMode = 'catalogue' | 'model'

/** A source of an answer, which opens where it says. */
export type SourceCard = {
  id: string
  kind: 'destination' | 'fact' | 'spot' | 'guide' | 'plan' | 'provider'
  title: string
  text: string
  /** An address of the app. */
  href: string
  /** The slug of the place that it is about. */
  placeId: string | null
}

/** Something that can be seen in a panorama. Degrees as in the addresses of the app. */
export type LookTarget = {
  panoramaId: string
  title: string
  headingDeg: number
  pitchDeg: number
  href: string
  /** True where it was asked for by name: the picture turns as soon as the answer is there. */
  turnsAtOnce: boolean
}

/** Words that may be tapped instead of written. */
export type Chip = { label: string; text: string }

/** What an answer is made of beside its text, as the data of a part `data-<kind>` of the stream. */
export type AnswerData = {
  engine: { mode: AnswerMode }
  card: SourceCard
  chips: { chips: readonly Chip[] }
  look: LookTarget
  trip: { plan: TripPlan; names: Readonly<Record<string, string>> }
}

/** Of the question, in characters. */
export const QUESTION_LIMIT = 2000
