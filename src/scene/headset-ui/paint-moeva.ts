import {
  BACK_KEY,
  CLOSE_KEY,
  LINES_OF_PAGE,
  type MoevaControl,
  ON_KEY,
  OPTION_KEYS,
  OPTION_LINE_DEG,
  PAGE_COUNT,
  PAGE_LINE_DEG,
  PAGE_TEXT,
  SPEAKER,
  TALK_KEY,
} from './moeva-layout.ts'
import type { MoevaOption } from './moeva-answer.ts'
import type { IconName } from './panel-icons.ts'
import { cutLines, drawIcon, linesOf, MUTED_ON_NIGHT, ON_NIGHT, type Pen, SUN, wipe, write } from './paint.ts'
import { BUTTON_FONT, paintButton, paintFace, paintSheet, TEXT_FONT } from './paint-panel.ts'

export type MoevaModel = {
  speaker: string
  paragraphs: readonly string[]
  /** From 0; beyond the last one it is the last. */
  page: number
  talk: 'stop' | 'retry' | 'microphone' | null
  isListening: boolean
  /** At most as many as there are keys. */
  options: readonly MoevaOption[]
}

/** What was painted: the controls that are there, and how many pages there are to read. */
export type MoevaSheet = { controls: MoevaControl[]; page: number; pageCount: number }

const ICON_DEG = 2.5
const OPTION_INSET_DEG = 1.4
const OPTION_RADIUS_DEG = 2.2

export function paintMoeva(pen: Pen, model: MoevaModel): MoevaSheet {
  wipe(pen)
  paintSheet(pen)
  write(pen, model.speaker, BUTTON_FONT, {
    xDeg: SPEAKER.xDeg - SPEAKER.widthDeg / 2,
    yDeg: SPEAKER.yDeg,
    align: 'left',
    longestDeg: SPEAKER.widthDeg,
    color: SUN,
  })
  const pages = pagesOf(pen, model.paragraphs)
  const page = Math.min(model.page, pages.length - 1)
  pages[page]?.forEach((line, index) => paintLine(pen, line, index))

  const controls = [CLOSE_KEY]
  paintKey(pen, CLOSE_KEY, 'close')
  if (model.talk !== null) {
    controls.push(TALK_KEY)
    paintKey(pen, TALK_KEY, model.talk, model.isListening)
  }
  if (pages.length > 1) {
    const at = {
      xDeg: PAGE_COUNT.xDeg,
      yDeg: PAGE_COUNT.yDeg,
      align: 'center',
      longestDeg: PAGE_COUNT.widthDeg,
    } as const
    write(pen, `${page + 1}/${pages.length}`, TEXT_FONT, { ...at, color: MUTED_ON_NIGHT })
  }
  if (page > 0) {
    controls.push(BACK_KEY)
    paintKey(pen, BACK_KEY, 'up')
  }
  if (page < pages.length - 1) {
    controls.push(ON_KEY)
    paintKey(pen, ON_KEY, 'down')
  }
  for (const [index, option] of model.options.entries()) {
    const key = OPTION_KEYS[index]
    if (!key) break
    controls.push(key)
    paintOption(pen, key, option)
  }
  return { controls, page, pageCount: pages.length }
}

/** The lines of each page; a paragraph begins a line, and none is left to read on an empty page. */
export function pagesOf(pen: Pen, paragraphs: readonly string[]): string[][] {
  const lines = paragraphs.flatMap((text) => linesOf(pen, text, TEXT_FONT, PAGE_TEXT.widthDeg))
  const pages: string[][] = []
  for (let first = 0; first < lines.length; first += LINES_OF_PAGE) {
    pages.push(lines.slice(first, first + LINES_OF_PAGE))
  }
  return pages.length === 0 ? [[]] : pages
}

function paintLine(pen: Pen, line: string, index: number): void {
  write(pen, line, TEXT_FONT, {
    xDeg: PAGE_TEXT.xDeg - PAGE_TEXT.widthDeg / 2,
    yDeg: PAGE_TEXT.yDeg + PAGE_TEXT.heightDeg / 2 - (index + 0.5) * PAGE_LINE_DEG,
    align: 'left',
    longestDeg: PAGE_TEXT.widthDeg,
    color: ON_NIGHT,
  })
}

function paintKey(pen: Pen, key: MoevaControl, icon: IconName, isOn = false): void {
  paintButton(pen, key, { text: '', icon, isOn, isDisabled: false })
}

function paintOption(pen: Pen, key: MoevaControl, { text, icon }: MoevaOption): void {
  paintFace(pen, key, OPTION_RADIUS_DEG)
  let leftDeg = key.xDeg - key.widthDeg / 2 + OPTION_INSET_DEG
  if (icon !== null) {
    drawIcon(pen, icon, { xDeg: leftDeg + ICON_DEG / 2, yDeg: key.yDeg, sizeDeg: ICON_DEG, color: SUN })
    leftDeg += ICON_DEG + 0.8
  }
  const longestDeg = key.xDeg + key.widthDeg / 2 - OPTION_INSET_DEG - leftDeg
  const lines = cutLines(pen, linesOf(pen, text, BUTTON_FONT, longestDeg), 2, BUTTON_FONT, longestDeg)
  lines.forEach((line, index) => {
    const yDeg = key.yDeg + ((lines.length - 1) / 2 - index) * OPTION_LINE_DEG
    write(pen, line, BUTTON_FONT, { xDeg: leftDeg, yDeg, align: 'left', longestDeg, color: ON_NIGHT })
  })
}
