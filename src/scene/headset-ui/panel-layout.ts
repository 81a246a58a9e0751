import type { GuideRequest } from '#state/tour-store.ts'
import { toRadians } from '#core/angles.ts'

/**
 * Where everything lies on the flat surfaces of the headset. The unit is the degree that a length covers at the middle
 * of its surface, which faces the head: x to the right, y upwards, 0 in the middle. Towards the corners a degree looks
 * up to a tenth smaller, and the sizes below keep that in reserve.
 */

/** Arm's length. */
export const SURFACE_DISTANCE_M = 0.8
export const M_PER_DEG = SURFACE_DISTANCE_M * Math.tan(toRadians(1))

/** Capital letters are 0.7 of it: 1.47°, and still 1.3° in the corners. */
export const TEXT_DEG = 2.1
export const NAME_DEG = 3

export type ControlId =
  | 'previous'
  | 'next'
  | 'slider'
  | 'rotation'
  | 'recentre'
  | 'switch-pair'
  | 'turning'
  | 'gaze'
  | 'calm'
  | 'continue'
  | 'exit'
  | 'try-again'
  | GuideRequest
  | 'menu'
  | 'moeva'
  | MoevaControlId
export type MoevaControlId =
  | 'moeva-close'
  | 'moeva-talk'
  | 'moeva-back'
  | 'moeva-on'
  | 'moeva-1'
  | 'moeva-2'
  | 'moeva-3'
  | 'moeva-4'

export function isOfMoeva(id: ControlId): id is MoevaControlId {
  return id.startsWith('moeva-')
}

/** A rectangle by its middle and its size, all in degrees. */
export type Rect = { xDeg: number; yDeg: number; widthDeg: number; heightDeg: number }
export type Control = Rect & { id: ControlId }

export const PANEL_SIZE = { widthDeg: 50, heightDeg: 36 }
export const BUTTON_HEIGHT_DEG = 4.4

const HEADER_Y_DEG = 13.6
const SLIDER_Y_DEG = 7.1
const ROW_A_Y_DEG = 1.6
const ROW_B_Y_DEG = -3.6
const ROW_C_Y_DEG = -8.8
const ROW_D_Y_DEG = -14

export const PANEL_NAME: Rect = { xDeg: 0, yDeg: HEADER_Y_DEG, widthDeg: 32, heightDeg: 6 }
export const SLIDER_TRACK: Rect = { xDeg: -4, yDeg: SLIDER_Y_DEG, widthDeg: 35, heightDeg: 0.9 }
export const SLIDER_VALUE: Rect = { xDeg: 19, yDeg: SLIDER_Y_DEG, widthDeg: 8, heightDeg: 3.2 }

export const PANEL_CONTROLS: readonly Control[] = [
  { id: 'previous', xDeg: -20, yDeg: HEADER_Y_DEG, widthDeg: 6, heightDeg: 6 },
  { id: 'next', xDeg: 20, yDeg: HEADER_Y_DEG, widthDeg: 6, heightDeg: 6 },
  { id: 'slider', xDeg: -4, yDeg: SLIDER_Y_DEG, widthDeg: 38, heightDeg: 5 },
  { id: 'rotation', xDeg: -11, yDeg: ROW_A_Y_DEG, widthDeg: 24, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'recentre', xDeg: 12.5, yDeg: ROW_A_Y_DEG, widthDeg: 21, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'turning', xDeg: -14.5, yDeg: ROW_B_Y_DEG, widthDeg: 17, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'gaze', xDeg: 2.25, yDeg: ROW_B_Y_DEG, widthDeg: 14.5, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'calm', xDeg: 16.75, yDeg: ROW_B_Y_DEG, widthDeg: 12.5, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'moeva', xDeg: 0, yDeg: ROW_C_Y_DEG, widthDeg: 46, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'continue', xDeg: -9.5, yDeg: ROW_D_Y_DEG, widthDeg: 27, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'exit', xDeg: 14, yDeg: ROW_D_Y_DEG, widthDeg: 18, heightDeg: BUTTON_HEIGHT_DEG },
]

/** Where the view has a picture by night too, or in another season, Moeva makes room for what leads there. */
export const PAIRED_CONTROLS: readonly Control[] = [
  ...PANEL_CONTROLS.filter(({ id }) => id !== 'moeva'),
  { id: 'moeva', xDeg: -12.3, yDeg: ROW_C_Y_DEG, widthDeg: 21.4, heightDeg: BUTTON_HEIGHT_DEG },
  { id: 'switch-pair', xDeg: 11.2, yDeg: ROW_C_Y_DEG, widthDeg: 23.6, heightDeg: BUTTON_HEIGHT_DEG },
]

/**
 * Cards stand on the lower edge of the board over an open panel: trouble or loading first, notices above it. Elsewhere they
 * hang from the upper edge in the same order, and the way through a tour does so everywhere.
 */
export const BOARD_SIZE = { widthDeg: 44, heightDeg: 34 }
export const TROUBLE_CARD: Rect = { xDeg: 0, yDeg: -9, widthDeg: 43.2, heightDeg: 15.2 }
export const LOADING_CARD: Rect = { xDeg: 0, yDeg: -13.6, widthDeg: 43.2, heightDeg: 6 }
export const GUIDE_CARD: Rect = hung(LOADING_CARD, LOADING_CARD)

export const TRY_AGAIN: Control = {
  id: 'try-again',
  xDeg: -11.5,
  yDeg: -13,
  widthDeg: 17,
  heightDeg: BUTTON_HEIGHT_DEG,
}
export const TROUBLE_CONTROLS: readonly Control[] = [TRY_AGAIN]

const GUIDE_BUTTON = { yDeg: GUIDE_CARD.yDeg, widthDeg: 13.2, heightDeg: BUTTON_HEIGHT_DEG }
/** What leads through a guided tour, while it goes on and while it is paused. */
export const GUIDED_CONTROLS: readonly Control[] = [
  { ...GUIDE_BUTTON, id: 'pause-guide', xDeg: -14 },
  { ...GUIDE_BUTTON, id: 'next-stop', xDeg: 0 },
  { ...GUIDE_BUTTON, id: 'end-guide', xDeg: 14 },
]
export const PAUSED_CONTROLS: readonly Control[] = [
  { ...GUIDE_BUTTON, id: 'resume-guide', xDeg: -14 },
  ...GUIDED_CONTROLS.slice(1),
]
/** What begins one, what begins it once more, and what leads on from a stop that was chosen by itself. */
export const START_CONTROLS: readonly Control[] = [{ ...GUIDE_BUTTON, id: 'start-guide', xDeg: 0, widthDeg: 28 }]
export const OVER_CONTROLS: readonly Control[] = [
  { ...GUIDE_BUTTON, id: 'start-again', xDeg: -7 },
  { ...GUIDE_BUTTON, id: 'close-stop', xDeg: 7 },
]
export const STOP_CONTROLS: readonly Control[] = [
  { ...GUIDE_BUTTON, id: 'next-stop', xDeg: -7 },
  { ...GUIDE_BUTTON, id: 'close-stop', xDeg: 7 },
]

/** What lies on a card, or the card itself, as it is where the cards hang. */
export function hung<Part extends Rect>(part: Part, card: Rect): Part {
  return { ...part, yDeg: part.yDeg - card.yDeg * 2 }
}

export const HUNG_TROUBLE_CONTROLS = TROUBLE_CONTROLS.map((control) => hung(control, TROUBLE_CARD))

export const MARKER_SIZE = { widthDeg: 9, heightDeg: 9 }
export const MARKER_CONTROLS: readonly Control[] = [{ id: 'menu', xDeg: 0, yDeg: 0, widthDeg: 7, heightDeg: 7 }]

/** A ray that misses a control by less still means it: hands and heads tremble. */
const SLACK_DEG = 0.4

/** The control at a point of its surface; null between them. */
export function controlAt(
  controls: readonly Control[],
  { xDeg, yDeg }: Readonly<{ xDeg: number; yDeg: number }>,
): Control | null {
  for (let index = 0; index < controls.length; index += 1) {
    const control = controls[index]
    if (
      control &&
      Math.abs(xDeg - control.xDeg) <= control.widthDeg / 2 + SLACK_DEG &&
      Math.abs(yDeg - control.yDeg) <= control.heightDeg / 2 + SLACK_DEG
    ) {
      return control
    }
  }
  return null
}

/** The slider's value, a whole number from 0 to 100, at a point of the track or beyond its ends. */
export function sliderValueAt(xDeg: number): number {
  const share = (xDeg - SLIDER_TRACK.xDeg) / SLIDER_TRACK.widthDeg + 0.5
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

/** Where on the panel, in degrees to the right, the slider's thumb stands. */
export function sliderXDeg(value: number): number {
  return SLIDER_TRACK.xDeg + (value / 100 - 0.5) * SLIDER_TRACK.widthDeg
}
