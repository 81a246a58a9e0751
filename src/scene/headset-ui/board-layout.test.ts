import { describe, expect, it } from 'vitest'
import { CARD_GAP_DEG, linesForNotices, noticeHeightDeg, type NoticeKind } from './board-layout.ts'
import { BOARD_SIZE, GUIDE_CARD, TROUBLE_CARD } from './panel-layout.ts'

const notice = (kind: NoticeKind, lineCount: number) => ({ kind, lineCount })
const roomBeside = ({ yDeg, heightDeg }: { yDeg: number; heightDeg: number }) =>
  BOARD_SIZE.heightDeg / 2 + Math.abs(yDeg) - (heightDeg / 2 + CARD_GAP_DEG)

function heightOf(lines: readonly number[]): number {
  const shown = lines.filter((count) => count > 0)
  return shown.reduce((sum, count) => sum + noticeHeightDeg(count), (shown.length - 1) * CARD_GAP_DEG)
}

describe('the notices on the board', () => {
  it('have room for a long error above the trouble', () => {
    expect(linesForNotices([notice('error', 4)], roomBeside(TROUBLE_CARD))).toEqual([4])
  })

  it('have room for a notice of two lines above the trouble', () => {
    expect(linesForNotices([notice('info', 2)], roomBeside(TROUBLE_CARD))).toEqual([2])
  })

  it('have room for the longest caption beneath the way through the tour', () => {
    expect(linesForNotices([notice('caption', 7)], roomBeside(GUIDE_CARD))).toEqual([7])
  })

  it('take lines from a caption, and not the caption, while another is to be read', () => {
    const [info = 0, caption = 0] = linesForNotices([notice('info', 2), notice('caption', 7)], roomBeside(GUIDE_CARD))
    expect(info).toBeGreaterThanOrEqual(1)
    expect(caption).toBeGreaterThanOrEqual(3)
  })

  it('leave the oldest out first, and errors last', () => {
    const crowd = [notice('info', 1), notice('info', 1), notice('caption', 4), notice('error', 1)]
    expect(linesForNotices(crowd, roomBeside(TROUBLE_CARD))).toEqual([1, 0, 0, 1])
  })

  it.each([8, 12, 16, 20, 26, 33])('never need more than %i° where they have that', (roomDeg) => {
    const kinds = ['info', 'error', 'caption'] as const
    for (let seed = 0; seed < 60; seed += 1) {
      const crowd = Array.from({ length: 1 + (seed % 5) }, (_, index) =>
        notice(kinds[(seed + index) % 3] ?? 'info', 1 + ((seed * 7 + index * 3) % 9)),
      )
      const lines = linesForNotices(crowd, roomDeg)
      expect(heightOf(lines)).toBeLessThanOrEqual(roomDeg)
      crowd.forEach(({ lineCount }, index) => expect(lines[index]).toBeLessThanOrEqual(lineCount))
    }
  })
})
