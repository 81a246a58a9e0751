import type { Language } from './messages/language.ts'
import type { TourSlug } from './tour-places.ts'

/** A text in every language; the English one is what others are translated from. */
export type TourText = Readonly<Record<Language, string>>

/** What a stop tells about; it decides the sign that it has in the picture. */
export type StopKind = 'nature' | 'history' | 'culture' | 'etiquette' | 'season'

/** Where something lies in a panorama: degrees clockwise from its front, and upwards from the horizon. */
export type ViewDirection = { headingDeg: number; pitchDeg: number }

/** Where something can be read; both in English. */
export type TourSource = { title: string; url: string }

/** Something worth knowing. Its text fits on a board in the headset: at most `LONGEST_STOP_TEXT` characters. */
export type TourStop = {
  /** Unique within its tour. */
  id: string
  kind: StopKind
  /** Null where it is about the place as a whole: it is told, and nothing in the picture stands for it. */
  direction: ViewDirection | null
  title: TourText
  text: TourText
  source: TourSource
}

/** The same view at another hour or in another season. It shares the position, the stops and the links of its viewpoint. */
export type ViewpointPair = { panoramaId: string; kind: 'night' | 'wet-season' }

/** A point to stand at. Which way its panorama faces, and how high the eye is, the panorama's own metadata tell. */
export type Viewpoint = {
  panoramaId: string
  title: TourText
  /** Metres from the first viewpoint of the tour. */
  eastM: number
  northM: number
  /** Panoramas of the viewpoints that can be walked to from here; every way leads back too. */
  links: readonly string[]
  stops: readonly TourStop[]
  pair: ViewpointPair | null
}

export type Tour = {
  slug: TourSlug
  /** What one should know before one goes, in a few sentences each. */
  gettingThere: TourText
  viewpoints: readonly Viewpoint[]
  /** Where most of it can be read; each stop names its own beside it. */
  sources: readonly TourSource[]
}

/** What a board in the headset has room for. */
export const LONGEST_STOP_TEXT = 240
