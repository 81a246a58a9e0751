import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { belongsToBackend } from './backend-paths.ts'
import type { Stack } from './create-stack.ts'
import { parseRequestPath } from './request-path.ts'
import { sendJson } from './send-json.ts'

/**
 * A server can listen before its backend has started: pages are answered at once, requests to the backend wait for it,
 * and are told when it could not start.
 */
export function mountStack(starting: Promise<Stack>): {
  middleware: Stack['middleware']
  /** False when the request is not for the backend. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
} {
  // Whoever starts the backend says why it could not; here it only must not count as nobody's failure.
  starting.catch(() => {})
  return {
    middleware(request, response, next) {
      if (!isForBackend(request)) return next()
      starting.then(
        (stack) => stack.middleware(request, response, next),
        () => refuse(response),
      )
    },
    upgrade(request, socket, head) {
      if (!isForBackend(request)) return false
      // For good: Node has taken its own listener off, and an error that nobody hears ends the process.
      const drop = () => socket.destroy()
      socket.on('error', drop)
      starting.then((stack) => stack.upgrade(request, socket, head), drop)
      return true
    },
  }
}

function isForBackend({ url }: IncomingMessage): boolean {
  return belongsToBackend(parseRequestPath(url)?.pathname ?? '')
}

function refuse(response: ServerResponse): void {
  sendJson(response, 503, { message: 'The backend could not start; the server has said why' })
}
