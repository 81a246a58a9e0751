/** What is told to whoever sees no page: by the page itself, as a notice, or by a guided tour, as a caption. */
export type NoticeKind = 'info' | 'error' | 'caption'
type Notice = { kind: NoticeKind; /** Lines that its text fills. */ lineCount: number }

/** With a single line of text. */
export const NOTICE_HEIGHT_DEG = 7.6
export const LINE_DEG = 2.8
export const CARD_GAP_DEG = 0.8

const MOST_LINES: Readonly<Record<NoticeKind, number>> = { info: 3, error: 4, caption: 7 }
/** Who comes first where not everything fits: every notice to be there at all, and then every text to be whole. */
const PLACE_ORDER: readonly NoticeKind[] = ['error', 'info', 'caption']
const LINE_ORDER: readonly NoticeKind[] = ['error', 'caption', 'info']

/**
 * How many lines of its text each notice may show in a height of `roomDeg`, 0 where it has no place. The newest comes
 * first in the list, and among its kind; a text gives lines away before another notice goes.
 */
export function linesForNotices(notices: readonly Notice[], roomDeg: number): number[] {
  const lines = notices.map(() => 0)
  // The gap above the last card may reach beyond the board.
  let leftDeg = roomDeg + CARD_GAP_DEG
  for (const index of inOrder(notices, PLACE_ORDER)) {
    if (leftDeg < NOTICE_HEIGHT_DEG + CARD_GAP_DEG) break
    lines[index] = 1
    leftDeg -= NOTICE_HEIGHT_DEG + CARD_GAP_DEG
  }
  for (const index of inOrder(notices, LINE_ORDER)) {
    const notice = notices[index]
    if (!notice || lines[index] === 0) continue
    const wanted = Math.min(notice.lineCount, MOST_LINES[notice.kind])
    const more = Math.max(0, Math.min(wanted - 1, Math.floor(leftDeg / LINE_DEG)))
    lines[index] = 1 + more
    leftDeg -= more * LINE_DEG
  }
  return lines
}

export function noticeHeightDeg(lineCount: number): number {
  return NOTICE_HEIGHT_DEG + (lineCount - 1) * LINE_DEG
}

function inOrder(notices: readonly Notice[], kinds: readonly NoticeKind[]): number[] {
  return kinds.flatMap((kind) => notices.flatMap((notice, index) => (notice.kind === kind ? [index] : [])))
}
