import { isFresh } from '../conditional.ts'
import { parseByteRange } from '../byte-range.ts'

/** What somebody has uploaded must never run as a page of ours. */
const UNTRUSTED = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Answers conditions and single ranges from the whole object. */
export async function sendObject(request: Request, whole: Response): Promise<Response> {
  const etag = whole.headers.get('etag')
  if (!whole.ok || etag === null) return whole
  const headers = new Headers(whole.headers)
  for (const [name, value] of Object.entries(UNTRUSTED)) headers.set(name, value)

  if (isFresh(request.headers.get('if-none-match') ?? undefined, etag)) {
    await whole.body?.cancel()
    headers.delete('content-length')
    return new Response(null, { status: 304, headers })
  }

  const sizeBytes = Number(headers.get('content-length') ?? 0)
  const asked = request.headers.get('if-range')
  const range = asked === null || asked === etag ? parseByteRange(request.headers.get('range'), sizeBytes) : 'whole'
  if (range === 'whole') return new Response(whole.body, { status: whole.status, headers })
  if (range === 'unsatisfiable') {
    await whole.body?.cancel()
    headers.set('content-range', `bytes */${sizeBytes}`)
    headers.delete('content-length')
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range
  headers.set('content-range', `bytes ${first}-${last}/${sizeBytes}`)
  headers.set('content-length', String(last - first + 1))
  return new Response(whole.body && cut(whole.body, first, last), { status: 206, headers })
}

/** The bytes from `first` to `last`, both counted from 0 and included; gives up the rest of the source. */
function cut(source: ReadableStream<Uint8Array>, first: number, last: number): ReadableStream<Uint8Array> {
  let position = 0
  return source.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        const part = chunk.subarray(Math.max(0, first - position), Math.max(0, last + 1 - position))
        if (part.byteLength > 0) controller.enqueue(part)
        position += chunk.byteLength
        if (position > last) controller.terminate()
      },
    }),
  )
}
