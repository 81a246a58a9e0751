import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import type { Keys } from '../keys.ts'
import { createAdmit } from './admission.ts'
import { feedChanges } from './change-feed.ts'
import { createTokenReader } from './claims.ts'
import { type Connection, createConnection } from './connection.ts'
import { createHttpBroadcast } from './http-broadcast.ts'
import { createHub } from './hub.ts'
import { feedMessages } from './message-feed.ts'
import { createOutlet } from './outlet.ts'
import { type Message, parseMessage } from './parse-message.ts'
import { captureChanges } from './realtime-schema.ts'

export type Realtime = {
  /** Takes over a socket of `/realtime/v1/websocket`; 401 without a key of the project. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Answers `POST /realtime/v1/api/broadcast…`. */
  broadcast: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

type Options = { database: Database; keys: Keys; onError: (error: unknown) => void }

const MAX_MESSAGE_BYTES = 256 * 1024
const CHECK_INTERVAL_MS = 30_000
const PATH = '/realtime/v1/websocket'
/** RFC 6455, 7.4.1: the data is of a kind that is not understood; something is not allowed here. */
const UNSUPPORTED_DATA = 1003
const POLICY_VIOLATION = 1008
/** Somebody who asks faster than the database answers is sent away before that fills the memory. */
const MAX_WAITING_MESSAGES = 500

/**
 * Live updates for the client library: changes of the database under row-level security, broadcasts, presence, and private
 * channels under the policies on `realtime.messages`. Migrations must have run.
 */
export async function createRealtime({ database, keys, onError }: Options): Promise<Realtime> {
  await captureChanges(database)
  const hub = createHub()
  const readToken = createTokenReader(keys)
  const admit = createAdmit(database, readToken)
  const isKey = (key: string | null) => key === keys.publishableKey || key === keys.secretKey
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const stops = [await feedChanges(database, hub, onError), await feedMessages(database, hub, onError)]
  const responsive = new WeakSet<WebSocket>()
  const check = setInterval(checkConnections, CHECK_INTERVAL_MS)
  check.unref()

  return { upgrade, broadcast: createHttpBroadcast({ hub, database, readToken, isKey }), close }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const apiKey = searchParams.get('apikey') ?? ''
    if (pathname !== PATH) refuse(socket, '404 Not Found')
    else if (!isKey(apiKey)) refuse(socket, '401 Unauthorized')
    else {
      const version = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
      server.handleUpgrade(request, socket, head, (opened) => {
        follow(opened, createConnection({ outlet: createOutlet(opened, version), apiKey, hub, admit }))
      })
    }
  }

  function follow(socket: WebSocket, connection: Connection): void {
    let handled = Promise.resolve()
    let waiting = 0
    responsive.add(socket)
    socket.on('pong', () => responsive.add(socket))
    socket.on('message', (data, isBinary) => {
      const message = tryParse(data, isBinary)
      if (!message) return socket.close(UNSUPPORTED_DATA)
      if (++waiting > MAX_WAITING_MESSAGES) return socket.close(POLICY_VIOLATION)
      handled = handled
        .then(() => connection.handle(message))
        .catch(onError)
        .finally(() => waiting--)
    })
    // A frame that is too large or broken; the socket closes by itself.
    socket.on('error', () => {})
    socket.on('close', () => connection.end())
  }

  /** Ends sockets whose other side has vanished without a word, and channels whose token has ended. */
  function checkConnections(): void {
    for (const socket of server.clients) {
      if (!responsive.delete(socket)) socket.terminate()
      else socket.ping()
    }
    for (const channel of hub.channels()) {
      if (channel.claims.expiresMs <= Date.now()) channel.close('InvalidJWTToken: Token has expired')
    }
  }

  async function close(): Promise<void> {
    clearInterval(check)
    for (const socket of server.clients) socket.terminate()
    server.close()
    for (const stop of stops) await stop()
  }
}

function tryParse(data: WebSocket.RawData, isBinary: boolean): Message | null {
  try {
    // `ws` gives one buffer for each message unless it is told otherwise.
    return Buffer.isBuffer(data) ? parseMessage(data, isBinary) : null
  } catch {
    return null
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
