import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as sendRequest,
  type ServerResponse,
} from 'node:http'
import { TLSSocket } from 'node:tls'

type Target = {
  port: number
  path: string
  bodyLimitBytes: number
  /** Resolves when it is known what became of the functions after a call broke off. */
  settled: () => Promise<void>
}
export type Fail = (status: number, code: string, message: string) => void

/** About one connection, not about the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization']

/**
 * Passes a request to the functions and their answer back, both as they come, so that event streams arrive event by event.
 * A caller who goes away ends the function's request too.
 */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: Target, fail: Fail): void {
  const { port, path, bodyLimitBytes, settled } = target
  const { method, socket } = incoming
  const headers = {
    ...withoutHops(incoming.headers),
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': socket instanceof TLSSocket ? 'https' : 'http',
  }
  const upstream = sendRequest({ host: '127.0.0.1', port, method, path, headers, agent: false })
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
    outgoing.flushHeaders()
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  // Whoever asks again at once is not to be sent to a process that is about to end.
  upstream.on('error', async () => {
    await settled()
    fail(502, 'WORKER_ERROR', 'The function ended before it had answered')
  })
  outgoing.on('close', () => upstream.destroy())

  let sizeBytes = 0
  incoming.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.byteLength
    if (sizeBytes <= bodyLimitBytes) return
    incoming.unpipe(upstream)
    fail(413, 'BODY_TOO_LARGE', `A function takes ${bodyLimitBytes} bytes`)
  })
  incoming.pipe(upstream)
}

function withoutHops(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
}
