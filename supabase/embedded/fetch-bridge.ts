import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { RequestPath } from './request-path.ts'

/** The body is larger than the limit, or says that it will be. */
export class BodyTooLarge extends Error {}

/**
 * Reads a request to its end and makes it one of the Fetch API. Its address is written anew from the path that was
 * understood, so that nobody behind this can understand it otherwise.
 * @throws BodyTooLarge as soon as that is known.
 */
export async function toFetchRequest(
  incoming: IncomingMessage,
  { pathname, searchParams }: RequestPath,
  origin: string,
  limitBytes: number,
): Promise<Request> {
  const { method = 'GET' } = incoming
  const url = new URL(pathname.split('/').map(encodeURIComponent).join('/'), origin)
  url.search = searchParams.toString()
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one)
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming, limitBytes)
  return new Request(url, { method, headers, body: body?.byteLength ? body : null })
}

export async function sendFetchResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body) await pipeline(response.body, outgoing)
  else outgoing.end()
}

async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new BodyTooLarge(`A request here may hold ${limitBytes} bytes`)
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw tooLarge
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of incoming) {
    sizeBytes += chunk.length
    if (sizeBytes > limitBytes) throw tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
