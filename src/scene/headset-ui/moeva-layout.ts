import type { Control, MoevaControlId, Rect } from './panel-layout.ts'

/** Where everything lies on the panel while Moeva AI has it, in the degrees of `panel-layout`. */

export type MoevaControl = Control & { id: MoevaControlId }

const HEADER_Y_DEG = 13.5
const SIDE_X_DEG = 20.7
const KEY = { widthDeg: 4.6, heightDeg: 4.6 }

/** Who answers. */
export const SPEAKER: Rect = { xDeg: -9.25, yDeg: HEADER_Y_DEG, widthDeg: 26.5, heightDeg: 3.2 }
/** The lines of a page stand in it from the top. */
export const PAGE_TEXT: Rect = { xDeg: -2.75, yDeg: 4.3, widthDeg: 39.5, heightDeg: 13.5 }
export const PAGE_LINE_DEG = 2.7
export const LINES_OF_PAGE = PAGE_TEXT.heightDeg / PAGE_LINE_DEG
/** Which page it is. */
export const PAGE_COUNT: Rect = { xDeg: SIDE_X_DEG, yDeg: 4.3, widthDeg: 5, heightDeg: 2.6 }

/** Stops an answer, asks again, or listens. */
export const TALK_KEY: MoevaControl = { ...KEY, id: 'moeva-talk', xDeg: 15.1, yDeg: HEADER_Y_DEG }
export const CLOSE_KEY: MoevaControl = { ...KEY, id: 'moeva-close', xDeg: SIDE_X_DEG, yDeg: HEADER_Y_DEG }
export const BACK_KEY: MoevaControl = { ...KEY, id: 'moeva-back', xDeg: SIDE_X_DEG, yDeg: 8.3 }
export const ON_KEY: MoevaControl = { ...KEY, id: 'moeva-on', xDeg: SIDE_X_DEG, yDeg: 0.3 }

/** What may be chosen, each in up to two lines. */
const OPTION = { widthDeg: 22.6, heightDeg: 6.4 }
export const OPTION_LINE_DEG = 2.6
export const OPTION_KEYS: readonly MoevaControl[] = [
  { ...OPTION, id: 'moeva-1', xDeg: -11.7, yDeg: -5.8 },
  { ...OPTION, id: 'moeva-2', xDeg: 11.7, yDeg: -5.8 },
  { ...OPTION, id: 'moeva-3', xDeg: -11.7, yDeg: -12.9 },
  { ...OPTION, id: 'moeva-4', xDeg: 11.7, yDeg: -12.9 },
]

export const MOEVA_CONTROLS: readonly MoevaControl[] = [TALK_KEY, CLOSE_KEY, BACK_KEY, ON_KEY, ...OPTION_KEYS]
