import type { headsetEn } from '#content/messages/headset.en.ts'
import { CARD_GAP_DEG, LINE_DEG, linesForNotices, noticeHeightDeg, type NoticeKind } from './board-layout.ts'
import {
  cutLines,
  DANGER,
  fillBox,
  type Font,
  linesOf,
  MUTED_ON_NIGHT,
  NIGHT,
  ON_NIGHT,
  type Pen,
  strokeBox,
  SUN,
  wipe,
  write,
} from './paint.ts'
import { type Face, paintButton, TEXT_FONT } from './paint-panel.ts'
import {
  BOARD_SIZE,
  type Control,
  type ControlId,
  GUIDE_CARD,
  hung,
  LOADING_CARD,
  type Rect,
  TEXT_DEG,
  TROUBLE_CARD,
  TRY_AGAIN,
} from './panel-layout.ts'

export type BoardNotice = { title: string; text: string; kind: NoticeKind }

type Trouble = { title: string; text: string; tryAgain: string }

/** What leads through the guided tour that the page tells, where it lies on the board. */
export type BoardGuide = { controls: readonly Control[]; texts: (typeof headsetEn)['guide'] }

/** What the board says; nothing at all when every part of it is empty. */
export type BoardModel = {
  trouble: Trouble | null
  /** The place whose first pixels are missing. */
  loading: string | null
  guide: BoardGuide | null
  /** The newest first: it stands nearest to the edge that the cards begin at. */
  notices: readonly BoardNotice[]
}

/** From where to where something is painted, in degrees above the middle of the board: beyond it nothing is there. */
export type BoardExtent = { bottomDeg: number; topDeg: number }

const TITLE_FONT: Font = { face: 'text', weight: 700, sizeDeg: TEXT_DEG + 0.2 }
const CARD_WIDTH_DEG = BOARD_SIZE.widthDeg - 0.8
const INSET_DEG = 1.8
const LINE_WIDTH_DEG = CARD_WIDTH_DEG - INSET_DEG * 2
const TOP_DEG = BOARD_SIZE.heightDeg / 2
/** How far from the edge of the board the first card begins. */
const EDGE_DEG = 0.4
const FIRST_EDGE_DEG = TOP_DEG - EDGE_DEG
const TROUBLE_LINES = 2
const CARD_EDGE = 'rgb(251 244 232 / 0.22)'

/** `hangs`: from the upper edge, instead of standing on the lower one. A guided tour's controls lie on what hangs. */
export function paintBoard(pen: Pen, model: BoardModel, hangs: boolean): BoardExtent {
  wipe(pen)
  const base = paintBase(pen, model, hangs)
  let usedDeg = base ? base.heightDeg + CARD_GAP_DEG : 0
  const texts = model.notices.map(({ text }) => linesOf(pen, text, TEXT_FONT, LINE_WIDTH_DEG))
  const rooms = linesForNotices(
    model.notices.map(({ kind }, index) => ({ kind, lineCount: texts[index]?.length ?? 1 })),
    TOP_DEG + FIRST_EDGE_DEG - usedDeg,
  )
  for (const [index, notice] of model.notices.entries()) {
    const most = rooms[index] ?? 0
    if (most === 0) continue
    const lines = cutLines(pen, texts[index] ?? [], most, TEXT_FONT, LINE_WIDTH_DEG)
    const heightDeg = noticeHeightDeg(lines.length)
    const hungYDeg = FIRST_EDGE_DEG - usedDeg - heightDeg / 2
    const yDeg = hangs ? hungYDeg : -hungYDeg
    paintNotice(pen, notice, lines, { xDeg: 0, yDeg, widthDeg: CARD_WIDTH_DEG, heightDeg })
    usedDeg += heightDeg + CARD_GAP_DEG
  }
  const endDeg = usedDeg - CARD_GAP_DEG - FIRST_EDGE_DEG
  return hangs ? { bottomDeg: -endDeg, topDeg: TOP_DEG } : { bottomDeg: -TOP_DEG, topDeg: endDeg }
}

/** The first card, which the others follow: of these at most one has something to say. */
function paintBase(pen: Pen, { trouble, loading, guide }: BoardModel, hangs: boolean): Rect | null {
  const place = <Part extends Rect>(part: Part, on: Rect): Part => (hangs ? hung(part, on) : part)
  if (trouble) {
    const card = place(TROUBLE_CARD, TROUBLE_CARD)
    paintTrouble(pen, trouble, card, place(TRY_AGAIN, TROUBLE_CARD))
    return card
  }
  if (loading !== null) {
    const card = place(LOADING_CARD, LOADING_CARD)
    paintLoading(pen, loading, card)
    return card
  }
  if (!guide) return null
  fillBox(pen, GUIDE_CARD, 1.4, NIGHT)
  strokeBox(pen, GUIDE_CARD, 1.4, 0.12, CARD_EDGE)
  for (const control of guide.controls) {
    paintButton(pen, control, guideFaceOf(control.id, guide.texts))
  }
  return GUIDE_CARD
}

/** What a control of a guided tour says. */
export function guideFaceOf(
  id: ControlId,
  { start, again, pause, resume, next, end, close }: BoardGuide['texts'],
): Face {
  const texts: Partial<Record<ControlId, string>> = {
    'start-guide': start,
    'start-again': again,
    'pause-guide': pause,
    'resume-guide': resume,
    'next-stop': next,
    'close-stop': close,
  }
  return { text: texts[id] ?? end, icon: null, isOn: false, isDisabled: false }
}

function paintTrouble(pen: Pen, trouble: Trouble, card: Rect, tryAgain: Control): void {
  paintCard(pen, card, SUN)
  const topDeg = card.yDeg + card.heightDeg / 2 - 2.2
  paintLine(pen, trouble.title, TITLE_FONT, topDeg, ON_NIGHT)
  const lines = linesOf(pen, trouble.text, TEXT_FONT, LINE_WIDTH_DEG)
  paintLines(pen, cutLines(pen, lines, TROUBLE_LINES, TEXT_FONT, LINE_WIDTH_DEG), topDeg - LINE_DEG)
  paintButton(pen, tryAgain, { text: trouble.tryAgain, icon: 'retry', isOn: true, isDisabled: false })
}

/** The turning arc stands in the free room at the left; it is drawn by itself. */
function paintLoading(pen: Pen, name: string, card: Rect): void {
  paintCard(pen, card, NIGHT)
  write(pen, name, TITLE_FONT, {
    xDeg: card.xDeg - card.widthDeg / 2 + 7,
    yDeg: card.yDeg,
    align: 'left',
    longestDeg: card.widthDeg - 9,
    color: ON_NIGHT,
  })
}

function paintNotice(pen: Pen, notice: BoardNotice, lines: readonly string[], card: Rect): void {
  paintCard(pen, card, notice.kind === 'error' ? DANGER : SUN)
  const topDeg = card.yDeg + card.heightDeg / 2 - 2.3
  paintLine(pen, notice.title, TITLE_FONT, topDeg, ON_NIGHT)
  paintLines(pen, lines, topDeg - LINE_DEG)
}

function paintLines(pen: Pen, lines: readonly string[], topDeg: number): void {
  lines.forEach((line, index) => paintLine(pen, line, TEXT_FONT, topDeg - LINE_DEG * index, MUTED_ON_NIGHT))
}

function paintCard(pen: Pen, card: Rect, edgeColor: string): void {
  fillBox(pen, card, 1.4, NIGHT)
  strokeBox(pen, card, 1.4, 0.12, CARD_EDGE)
  const stripe = { ...card, xDeg: card.xDeg - card.widthDeg / 2 + 0.7, widthDeg: 0.5, heightDeg: card.heightDeg - 2.4 }
  fillBox(pen, stripe, 0.25, edgeColor)
}

function paintLine(pen: Pen, text: string, font: Font, yDeg: number, color: string): void {
  write(pen, text, font, {
    xDeg: INSET_DEG - BOARD_SIZE.widthDeg / 2 + 0.4,
    yDeg,
    align: 'left',
    longestDeg: LINE_WIDTH_DEG,
    color,
  })
}
