import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoevaOption } from './moeva-answer.ts'
import { type MoevaModel, paintMoeva } from './paint-moeva.ts'
import { createTestPen } from './pen-fixtures.ts'
import { PANEL_SIZE } from './panel-layout.ts'

const { pen, written } = createTestPen(PANEL_SIZE)

beforeEach(() => {
  vi.stubGlobal('Path2D', class {})
  written.length = 0
})

const option: MoevaOption = { text: 'How do I get there?', icon: null, act: { kind: 'page' } }
const EMPTY: MoevaModel = {
  speaker: 'Moeva AI',
  paragraphs: ['Jambo!'],
  page: 0,
  talk: null,
  isListening: false,
  options: [],
}
const LONG = Array.from({ length: 12 }, (_, index) => `line${index}`)

function paint(model: Partial<MoevaModel>) {
  written.length = 0
  const sheet = paintMoeva(pen, { ...EMPTY, ...model })
  return { ...sheet, ids: sheet.controls.map(({ id }) => id), texts: written.map(({ text }) => text) }
}

describe('the pages', () => {
  it('hold five lines each, and between them everything', () => {
    const pages = [0, 1, 2].map((page) =>
      paint({ paragraphs: LONG, page }).texts.filter((text) => text.startsWith('line')),
    )
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2])
    expect(pages.flat()).toEqual(LONG)
  })

  it('offer the way on and back, and say where one is', () => {
    expect(paint({ paragraphs: LONG }).ids).toEqual(['moeva-close', 'moeva-on'])
    const middle = paint({ paragraphs: LONG, page: 1 })
    expect(middle.ids).toEqual(['moeva-close', 'moeva-back', 'moeva-on'])
    expect(middle.texts).toContain('2/3')
    expect(paint({ paragraphs: LONG, page: 2 }).ids).toEqual(['moeva-close', 'moeva-back'])
  })

  it('end with the last one, however short the answer has become', () => {
    expect(paint({ paragraphs: LONG, page: 9 }).page).toBe(2)
    expect(paint({ page: 9 }).ids).toEqual(['moeva-close'])
  })

  it('break long sentences between words', () => {
    const sentence = 'word '.repeat(60).trim()
    const lines = paint({ paragraphs: [sentence] }).texts.filter((text) => text.startsWith('word'))
    expect(lines.length).toBeGreaterThan(1)
    expect(sentence.startsWith(lines.join(' '))).toBe(true)
  })
})

describe('the keys', () => {
  it('are there for what may be chosen and for talking, and only then', () => {
    expect(paint({ options: [option, option], talk: 'stop' }).ids).toEqual([
      'moeva-close',
      'moeva-talk',
      'moeva-1',
      'moeva-2',
    ])
  })

  it('say what they do in at most two lines, the second with a sign where there is more', () => {
    const text = 'A very long question that nobody would ask in so many words, unless they had to'
    const lines = paint({ options: [{ ...option, text }] }).texts.slice(2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
  })
})
