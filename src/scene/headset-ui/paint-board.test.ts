import { beforeEach, describe, expect, it, vi } from 'vitest'
import { headsetEn } from '#content/messages/headset.en.ts'
import { type BoardModel, type BoardNotice, paintBoard } from './paint-board.ts'
import { BOARD_SIZE, GUIDED_CONTROLS } from './panel-layout.ts'
import { createTestPen } from './pen-fixtures.ts'

const { pen, written } = createTestPen(BOARD_SIZE)

beforeEach(() => {
  vi.stubGlobal('Path2D', class {})
  written.length = 0
})

const trouble = { ...headsetEn.trouble.offline, tryAgain: headsetEn.tryAgain }
const EMPTY: BoardModel = { trouble: null, loading: null, guide: null, notices: [] }
/** Two lines on the board. */
const failed: BoardNotice = {
  title: 'Link not copied',
  text: 'Copy it from the address bar of the page, or share it from there.',
  kind: 'error',
}

function textsOf(model: Partial<BoardModel>): string[] {
  paintBoard(pen, { ...EMPTY, ...model })
  return written.map(({ text }) => text)
}

describe('the board', () => {
  it('tells a notice of two lines while there is trouble, all of it', () => {
    const texts = textsOf({ trouble, notices: [failed] })
    expect(texts).toEqual(expect.arrayContaining([trouble.title, trouble.tryAgain, failed.title]))
    expect(texts.join(' ')).toContain(failed.text)
  })

  it('keeps the caption of a tour when a notice comes', () => {
    const caption = { title: 'The waterhole', text: 'word '.repeat(48).trim(), kind: 'caption' as const }
    const guide = { controls: GUIDED_CONTROLS, texts: headsetEn.guide }
    const texts = textsOf({ guide, notices: [failed, caption] })
    expect(texts).toEqual(expect.arrayContaining([failed.title, caption.title, ...Object.values(GUIDE_BUTTONS)]))
  })

  it('gives a sign where there is more to read than it has room for', () => {
    const endless = { ...failed, text: 'word '.repeat(200).trim() }
    const signed = textsOf({ notices: [endless] }).filter((text) => text.endsWith('…'))
    expect(signed).toHaveLength(1)
    written.length = 0
    expect(textsOf({ notices: [failed] }).filter((text) => text.endsWith('…'))).toEqual([])
  })

  it('never writes beyond its edge, and tells where it ends', () => {
    const crowd = Array.from({ length: 6 }, () => failed)
    const topDeg = paintBoard(pen, { ...EMPTY, trouble, notices: crowd })
    expect(topDeg).toBeLessThanOrEqual(BOARD_SIZE.heightDeg / 2)
    expect(Math.min(...written.map(({ yPx }) => yPx))).toBeGreaterThan(
      (BOARD_SIZE.heightDeg / 2 - topDeg) * pen.pxPerDeg,
    )
  })

  it('ends at its lower edge where it says nothing', () => {
    expect(paintBoard(pen, EMPTY)).toBeLessThan(1 - BOARD_SIZE.heightDeg / 2)
    expect(written).toEqual([])
  })
})

/** Of a tour that goes on. */
const GUIDE_BUTTONS = { pause: headsetEn.guide.pause, next: headsetEn.guide.next, end: headsetEn.guide.end }
