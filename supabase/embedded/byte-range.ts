/** Positions of the first and the last byte, both included, counted from 0. */
export type ByteRange = { first: number; last: number }

/**
 * What `Range` asks for (RFC 9110, 14.1.2). Several ranges, other units and nonsense are answered with the whole, as the
 * RFC allows.
 */
export function parseByteRange(header: string | null, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const end = sizeBytes - 1
  const range =
    from === ''
      ? { first: Math.max(0, sizeBytes - Number(to)), last: end }
      : { first: Number(from), last: to === '' ? end : Math.min(Number(to), end) }
  if (from !== '' && to !== '' && Number(from) > Number(to)) return 'whole'
  return range.first > range.last ? 'unsatisfiable' : range
}
