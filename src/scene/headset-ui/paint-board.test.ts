import { beforeEach, describe, expect, it, vi } from 'vitest'
import { headsetEn } from '#content/messages/headset.en.ts'
import { type BoardModel, type BoardNotice, paintBoard } from './paint-board.ts'
import { BOARD_SIZE, GUIDED_CONTROLS, HUNG_TROUBLE_CONTROLS } from './panel-layout.ts'
import { createTestPen } from './pen-fixtures.ts'

const { pen, written } = createTestPen(BOARD_SIZE)
const HALF_DEG = BOARD_SIZE.heightDeg / 2
const yDegOf = ({ yPx }: { yPx: number }) => HALF_DEG - yPx / pen.pxPerDeg

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

function textsOf(model: Partial<BoardModel>, hangs = false): string[] {
  paintBoard(pen, { ...EMPTY, ...model }, hangs)
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
    const texts = textsOf({ guide, notices: [failed, caption] }, true)
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
    const { topDeg } = paintBoard(pen, { ...EMPTY, trouble, notices: crowd }, false)
    expect(topDeg).toBeLessThanOrEqual(HALF_DEG)
    expect(Math.max(...written.map(yDegOf))).toBeLessThan(topDeg)
  })

  it('ends at the edge that it begins at where it says nothing', () => {
    expect(paintBoard(pen, EMPTY, false).topDeg).toBeLessThan(1 - HALF_DEG)
    expect(paintBoard(pen, EMPTY, true).bottomDeg).toBeGreaterThan(HALF_DEG - 1)
    expect(written).toEqual([])
  })

  it('hangs what it says from its upper edge, in the same order, and tells where that ends', () => {
    const crowd = [failed, { ...failed, title: 'An older one' }]
    const { bottomDeg, topDeg } = paintBoard(pen, { ...EMPTY, trouble, notices: crowd }, true)
    expect(topDeg).toBe(HALF_DEG)
    const rows = [trouble.title, trouble.tryAgain, failed.title, 'An older one'].map((text) => {
      const found = written.find((one) => one.text === text)
      return found ? yDegOf(found) : Number.NaN
    })
    expect(rows[0]).toBeGreaterThan(HALF_DEG - 4)
    expect(rows).toEqual(rows.toSorted((one, other) => other - one))
    expect(Math.min(...written.map(yDegOf))).toBeGreaterThan(bottomDeg)
    expect(bottomDeg).toBeGreaterThanOrEqual(-HALF_DEG)
  })

  it.each([
    ['guided tour', { guide: { controls: GUIDED_CONTROLS, texts: headsetEn.guide } }, GUIDED_CONTROLS],
    ['trouble', { trouble }, HUNG_TROUBLE_CONTROLS],
  ])('hangs the controls of a %s where they are painted', (_, model, controls) => {
    const { bottomDeg, topDeg } = paintBoard(pen, { ...EMPTY, ...model }, true)
    for (const { yDeg, heightDeg } of controls) {
      expect(written.some((one) => Math.abs(yDegOf(one) - yDeg) < 1)).toBe(true)
      expect(yDeg + heightDeg / 2).toBeLessThan(topDeg)
      expect(yDeg - heightDeg / 2).toBeGreaterThan(bottomDeg)
    }
  })
})

/** Of a tour that goes on. */
const GUIDE_BUTTONS = { pause: headsetEn.guide.pause, next: headsetEn.guide.next, end: headsetEn.guide.end }
