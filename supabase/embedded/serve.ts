import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Duplex } from 'node:stream'

type Options = {
  handler: RequestListener
  /** Takes over a connection that wants another protocol, or answers false: it is cut then. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  port: number
  host: string
  /** With a certificate the server speaks HTTPS, which headsets demand of everything but localhost. */
  certificate?: { key: string; cert: string }
}

export type RunningServer = {
  server: Server
  port: number
  /** Finishes answers under way for at most `graceMs`, then cuts what is left. */
  close: (graceMs?: number) => Promise<void>
}

const KEEP_ALIVE_MS = 30_000

/** Resolves when the server accepts connections; rejects when the port cannot be had. */
export function serve({ handler, upgrade = () => false, port, host, certificate }: Options): Promise<RunningServer> {
  const server = certificate ? createHttpsServer(certificate, handler) : createHttpServer(handler)
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head)) socket.destroy()
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 5_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      const actualPort = typeof address === 'object' && address ? address.port : port
      resolve({ server, port: actualPort, close: (graceMs) => closeServer(server, graceMs) })
    })
  })
}

function closeServer(server: Server, graceMs = 3_000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
