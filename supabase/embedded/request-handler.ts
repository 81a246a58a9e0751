import { createReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { parseByteRange } from './byte-range.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { isFresh } from './conditional.ts'
import { namesAsset } from './mime-types.ts'
import { createPageStore, type Page } from './page-store.ts'
import { parseRequestPath } from './request-path.ts'
import { commonHeaders } from './security-headers.ts'
import { createStaticIndex, type StoredFile } from './static-index.ts'

/** Answers a request or passes it on, as the backend's middleware does. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Options = {
  /** The folder that `npm run build` wrote. */
  root: string
  /** Asked in order before the pages and files. */
  before?: readonly Handler[]
}

const ASSET_FOLDERS = /^\/(?:assets|panoramas)(?:\/|$)/

/**
 * Serves the build: prerendered pages by route, everything else by name. The build is read once, so a new one needs a
 * new handler.
 */
export function createRequestHandler({ root, before = [] }: Options): RequestListener {
  const pages = createPageStore(root)
  const files = createStaticIndex(root)
  const serveBuild: Handler = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
      return
    }
    const path = parseRequestPath(request.url)
    if (!path) {
      sendText(request, response, 400, 'Bad request')
      return
    }
    if (path.pathname === '/healthz') {
      sendText(request, response, 200, 'ok', { 'cache-control': 'no-store' })
      return
    }
    const file = files.get(path.pathname)
    if (file) {
      sendFile(request, response, file)
      return
    }
    const page = pages.find(path)
    if (page && 'redirectTo' in page) sendText(request, response, 308, 'Moved', { location: page.redirectTo })
    else if (page) sendPage(request, response, 200, page)
    else if (ASSET_FOLDERS.test(path.pathname) || namesAsset(path.pathname)) {
      sendText(request, response, 404, 'Not found', { 'cache-control': 'no-store' })
    } else sendPage(request, response, 404, pages.notFound)
  }
  const chain = [...before, serveBuild]

  return (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    runFrom(0)

    function runFrom(index: number) {
      chain[index]?.(request, response, () => runFrom(index + 1))
    }
  }
}

function sendPage(request: IncomingMessage, response: ServerResponse, status: number, page: Page): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...page.encoded.keys()])
  const body = (encoding && page.encoded.get(encoding)) ?? page.html
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    ...variantHeaders(page.etag, encoding, true),
  }
  if (status === 200 && sendUnchanged(request, response, headers)) return
  response.writeHead(status, { ...headers, 'content-length': body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendFile(request: IncomingMessage, response: ServerResponse, stored: StoredFile): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...stored.encodings.keys()])
  const variant = (encoding && stored.encodings.get(encoding)) ?? stored
  const headers = {
    'content-type': stored.type,
    'cache-control': stored.cacheControl,
    'accept-ranges': 'bytes',
    ...variantHeaders(stored.etag, encoding, stored.encodings.size > 0),
  }
  if (sendUnchanged(request, response, headers)) return
  const part = partOf(request, headers.etag, variant.sizeBytes)
  if (part === null) {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${variant.sizeBytes}` }).end()
    return
  }
  if (request.method === 'HEAD') {
    response.writeHead(part.status, { ...headers, ...part.headers }).end()
    return
  }
  const stream = createReadStream(variant.file, part.bytes)
  // The headers wait for the first sign that the file can be read, so that a failure can still say so.
  stream.once('open', () => {
    response.writeHead(part.status, { ...headers, ...part.headers })
    pipeline(stream, response, () => {})
  })
  stream.once('error', () => {
    if (response.headersSent) response.destroy()
    else sendText(request, response, 404, 'Not found', { 'cache-control': 'no-store' })
  })
}

/** The bytes that were asked for: all, a part of them, or null when there are none such. */
function partOf({ headers }: IncomingMessage, etag: string, sizeBytes: number) {
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isCurrent ? parseByteRange(headers.range ?? null, sizeBytes) : 'whole'
  if (range === 'unsatisfiable') return null
  if (range === 'whole') return { status: 200, bytes: {}, headers: { 'content-length': sizeBytes } }
  const { first, last } = range
  return {
    status: 206,
    bytes: { start: first, end: last },
    headers: { 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${sizeBytes}` },
  }
}

/** Each encoding of a file is a representation of its own and needs an ETag of its own (RFC 9110, 8.8.3). */
function variantHeaders(
  etag: string,
  encoding: Encoding | null,
  varies: boolean,
): OutgoingHttpHeaders & { etag: string } {
  return {
    etag: encoding ? `"${etag}-${encoding}"` : `"${etag}"`,
    ...(encoding && { 'content-encoding': encoding }),
    ...(varies && { vary: 'accept-encoding' }),
  }
}

function sendUnchanged(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders & { etag: string },
): boolean {
  if (!isFresh(request.headers['if-none-match'], headers.etag)) return false
  const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
  response.writeHead(304, kept).end()
  return true
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(`${text}\n`)
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.byteLength,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
