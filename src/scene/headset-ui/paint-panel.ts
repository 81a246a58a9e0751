import type { headsetEn } from '#content/messages/headset.en.ts'
import type { Turning } from '#state/preferences-store.ts'
import {
  drawIcon,
  fillBox,
  type Font,
  MUTED_ON_NIGHT,
  NIGHT,
  ON_NIGHT,
  type Pen,
  strokeBox,
  SUN,
  textWidthDeg,
  wipe,
  write,
} from './paint.ts'
import type { IconName } from './panel-icons.ts'
import {
  BUTTON_HEIGHT_DEG,
  type Control,
  type ControlId,
  NAME_DEG,
  PAIRED_CONTROLS,
  PANEL_CONTROLS,
  PANEL_NAME,
  PANEL_SIZE,
  type Rect,
  TEXT_DEG,
} from './panel-layout.ts'

/** Everything that the panel says, apart from the slider, which moves too often to be painted. */
export type PanelModel = {
  name: string
  place: string
  /** False where the page shows a single place. */
  canStep: boolean
  isRotationOn: boolean
  turning: Turning
  gazeDwellS: number | null
  /** What leads to the other picture of the view; null where there is none. */
  pairSwitch: string | null
  /** False where the page holds no conversation. */
  canAsk: boolean
}

type Texts = typeof headsetEn

export type Face = { text: string; icon: IconName | null; isOn: boolean; isDisabled: boolean }

const NAME_FONT: Font = { face: 'display', weight: 700, sizeDeg: NAME_DEG }
export const TEXT_FONT: Font = { face: 'text', weight: 500, sizeDeg: TEXT_DEG }
export const BUTTON_FONT: Font = { face: 'text', weight: 650, sizeDeg: TEXT_DEG }
/** An icon and the gap between it and the text. */
const ICON_DEG = 2.5
const ICON_GAP_DEG = 0.8
/** Left and right of what a button says, together. */
const BUTTON_INSET_DEG = 1
const EDGE_DEG = 0.12
const FACE_COLOR = 'rgb(251 244 232 / 0.13)'
const EDGE_COLOR = 'rgb(251 244 232 / 0.3)'

/** What can be selected on a panel that says this. */
export function controlsOf({ pairSwitch }: Pick<PanelModel, 'pairSwitch'>): readonly Control[] {
  return pairSwitch === null ? PANEL_CONTROLS : PAIRED_CONTROLS
}

export function paintPanel(pen: Pen, model: PanelModel, texts: Texts): void {
  wipe(pen)
  paintSheet(pen)
  const line = { xDeg: 0, align: 'center', longestDeg: PANEL_NAME.widthDeg } as const
  write(pen, model.name, NAME_FONT, { ...line, yDeg: PANEL_NAME.yDeg + 1.6, color: ON_NIGHT })
  write(pen, model.place, TEXT_FONT, { ...line, yDeg: PANEL_NAME.yDeg - 1.9, color: MUTED_ON_NIGHT })
  for (const control of controlsOf(model)) {
    if (control.id !== 'slider') paintButton(pen, control, faceOf(control.id, model, texts))
  }
}

/** The night that everything on the panel stands on. */
export function paintSheet(pen: Pen): void {
  const sheet = { xDeg: 0, yDeg: 0, widthDeg: PANEL_SIZE.widthDeg - 0.5, heightDeg: PANEL_SIZE.heightDeg - 0.5 }
  fillBox(pen, sheet, 2.4, NIGHT)
  strokeBox(pen, sheet, 2.4, EDGE_DEG, 'rgb(251 244 232 / 0.22)')
}

/** The ground of something that can be selected. */
export function paintFace(pen: Pen, rect: Rect, radiusDeg: number): void {
  fillBox(pen, rect, radiusDeg, FACE_COLOR)
  strokeBox(pen, rect, radiusDeg, EDGE_DEG, EDGE_COLOR)
}

/** A pill with an icon, a text or both. */
export function paintButton(pen: Pen, control: Control, face: Face): void {
  const alpha = face.isDisabled ? 0.35 : 1
  const color = face.isOn ? NIGHT : ON_NIGHT
  pen.context.globalAlpha = alpha
  if (face.isOn) fillBox(pen, control, BUTTON_HEIGHT_DEG / 2, SUN)
  else paintFace(pen, control, BUTTON_HEIGHT_DEG / 2)
  const longestDeg = buttonTextRoomDeg(control, face)
  const textDeg = face.text === '' ? 0 : Math.min(textWidthDeg(pen, face.text, BUTTON_FONT), longestDeg)
  const iconDeg = iconRoomDeg(face)
  const leftDeg = control.xDeg - (iconDeg + textDeg) / 2
  if (face.icon !== null) {
    drawIcon(pen, face.icon, { xDeg: leftDeg + ICON_DEG / 2, yDeg: control.yDeg, sizeDeg: ICON_DEG, color })
  }
  const at = { xDeg: leftDeg + iconDeg, yDeg: control.yDeg, align: 'left', longestDeg, color } as const
  if (textDeg > 0) write(pen, face.text, BUTTON_FONT, at)
  pen.context.globalAlpha = 1
}

/** How long a text may be on a button before it is squeezed. */
export function buttonTextRoomDeg(control: Control, face: Face): number {
  return control.widthDeg - iconRoomDeg(face) - BUTTON_INSET_DEG
}

function iconRoomDeg({ icon, text }: Face): number {
  if (icon === null) return 0
  return text === '' ? ICON_DEG : ICON_DEG + ICON_GAP_DEG
}

/** What a control of the panel says. */
export function faceOf(id: ControlId, model: PanelModel, texts: Texts): Face {
  const plain = { isOn: false, isDisabled: false }
  switch (id) {
    case 'previous':
      return { ...plain, text: '', icon: 'previous', isDisabled: !model.canStep }
    case 'next':
      return { ...plain, text: '', icon: 'next', isDisabled: !model.canStep }
    case 'rotation':
      return model.isRotationOn
        ? { ...plain, text: texts.rotation.stop, icon: 'stop', isOn: true }
        : { ...plain, text: texts.rotation.enable, icon: 'turn' }
    case 'recentre':
      return { ...plain, text: texts.recentre, icon: 'recentre' }
    case 'turning':
      return { ...plain, text: texts.turns[model.turning], icon: null }
    case 'gaze':
      return { ...plain, text: model.gazeDwellS === null ? texts.gazeOff : texts.gaze(model.gazeDwellS), icon: null }
    case 'calm':
      return { ...plain, text: texts.calm, icon: null }
    case 'switch-pair':
      return { ...plain, text: model.pairSwitch ?? '', icon: null }
    case 'moeva':
      return { ...plain, text: texts.moeva, icon: 'chat', isDisabled: !model.canAsk }
    case 'continue':
      return { ...plain, text: texts.continueOnPage, icon: 'page' }
    default:
      return { ...plain, text: texts.exit, icon: 'exit' }
  }
}
