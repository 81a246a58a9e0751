import type { IncomingMessage, ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'
import { belongsToBackend } from './backend-paths.ts'
import { BodyTooLarge, sendFetchResponse, toFetchRequest } from './fetch-bridge.ts'
import { isOwnRequest } from './request-guard.ts'
import type { Handler } from './request-handler.ts'
import { parseRequestPath, type RequestPath } from './request-path.ts'
import type { FetchHandler } from './rest-and-auth.ts'
import { sendJson } from './send-json.ts'

/** A part of the backend, and the addresses that are its own. */
export type Mount = {
  paths: RegExp
  answer: (request: IncomingMessage, response: ServerResponse, path: RequestPath) => void | Promise<void>
}

type Options = {
  /** The configured address: requests from elsewhere are refused. */
  origin: string
  publishableKey: string
  /** The first whose addresses fit answers; may grow. */
  mounts: readonly Mount[]
}

/** Answers what belongs to the backend, and passes the rest on. */
export function createBackendMiddleware({ origin, publishableKey, mounts }: Options): Handler {
  return (request, response, next) => {
    // What is malformed or climbs out of its folder belongs to nobody here.
    const path = parseRequestPath(request.url)
    if (!path || !belongsToBackend(path.pathname)) return next()
    if (!isOwnRequest(request, origin)) return sendForeign(response, request)
    if (path.pathname === '/backend.json') return sendBackendAddress(response, request, publishableKey)
    const mount = mounts.find(({ paths }) => paths.test(path.pathname))
    if (!mount) return sendJson(response, 404, { code: 'not_found', message: `There is nothing at ${path.pathname}` })
    Promise.resolve(mount.answer(request, response, path)).catch((error: unknown) => sendFailure(response, error))
  }
}

/** Mounts what speaks the Fetch API, with bodies of at most `bodyLimitBytes`. */
export function mountFetch(paths: RegExp, handler: FetchHandler, origin: string, bodyLimitBytes: number): Mount {
  return {
    paths,
    async answer(request, response, path) {
      const fetchRequest = await toFetchRequest(request, path, origin, bodyLimitBytes)
      const peerAddress = request.socket.remoteAddress ?? null
      await sendFetchResponse(await handler(fetchRequest, { peerAddress }), response)
    },
  }
}

/**
 * What the browser needs to find the backend: always the address under which it has found the page, since the policy of
 * pages allows no other.
 */
function sendBackendAddress(response: ServerResponse, { headers, socket }: IncomingMessage, publishableKey: string) {
  const scheme = socket instanceof TLSSocket ? 'https' : 'http'
  sendJson(response, 200, { url: `${scheme}://${headers.host}`, publishableKey })
}

function sendForeign(response: ServerResponse, { headers }: IncomingMessage): void {
  const { host, origin = 'a page without an origin' } = headers
  const message = `Requests to ${host} from ${origin} are not answered. UTALII_ORIGIN names the address people use.`
  sendJson(response, 403, { code: 'foreign_request', message })
}

function sendFailure(response: ServerResponse, error: unknown): void {
  // Begun already, or nobody is there any more.
  if (response.headersSent || response.destroyed) {
    response.destroy()
  } else if (error instanceof BodyTooLarge) {
    // What is still on its way would be read as the next request.
    response.setHeader('connection', 'close')
    sendJson(response, 413, { code: 'payload_too_large', message: error.message })
  } else {
    console.error(error)
    sendJson(response, 500, { code: 'unexpected_failure', message: 'The server failed' })
  }
}
