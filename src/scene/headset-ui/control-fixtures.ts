import { MOEVA_CONTROLS } from './moeva-layout.ts'
import {
  type Control,
  type ControlId,
  GUIDED_CONTROLS,
  HUNG_TROUBLE_CONTROLS,
  MARKER_CONTROLS,
  OVER_CONTROLS,
  PAIRED_CONTROLS,
  PANEL_CONTROLS,
  PAUSED_CONTROLS,
  START_CONTROLS,
  STOP_CONTROLS,
  TROUBLE_CONTROLS,
} from './panel-layout.ts'

/** Every set of controls that a surface can have. */
export const CONTROL_SETS: readonly (readonly Control[])[] = [
  PANEL_CONTROLS,
  PAIRED_CONTROLS,
  MOEVA_CONTROLS,
  TROUBLE_CONTROLS,
  START_CONTROLS,
  GUIDED_CONTROLS,
  PAUSED_CONTROLS,
  STOP_CONTROLS,
  HUNG_TROUBLE_CONTROLS,
  OVER_CONTROLS,
  MARKER_CONTROLS,
]

/** Every control that can be, with the set in which it lies. */
export const ALL_CONTROLS = CONTROL_SETS.flatMap((controls) => controls.map((control) => ({ ...control, controls })))

/** Named one by one: a control that is new does not compile before it is tested. */
const NAMED: Readonly<Record<ControlId, true>> = {
  previous: true,
  next: true,
  slider: true,
  rotation: true,
  recentre: true,
  'switch-pair': true,
  turning: true,
  gaze: true,
  calm: true,
  continue: true,
  exit: true,
  'try-again': true,
  'start-guide': true,
  'start-again': true,
  'pause-guide': true,
  'resume-guide': true,
  'next-stop': true,
  'end-guide': true,
  'close-stop': true,
  menu: true,
  moeva: true,
  'moeva-close': true,
  'moeva-talk': true,
  'moeva-back': true,
  'moeva-on': true,
  'moeva-1': true,
  'moeva-2': true,
  'moeva-3': true,
  'moeva-4': true,
}
export const CONTROL_IDS = Object.keys(NAMED)
