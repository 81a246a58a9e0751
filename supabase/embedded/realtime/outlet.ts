import type { WebSocket } from 'ws'
import { formatMessage, type Message, type ProtocolVersion } from './parse-message.ts'

/** What a connection says. */
export type Outlet = {
  isOpen: () => boolean
  send: (message: Message) => void
  reply: (to: Message, status: 'ok' | 'error', response?: object) => void
}

/** A client that reads nothing must not fill the memory. */
const MAX_BUFFERED_BYTES = 8_000_000

export function createOutlet(socket: WebSocket, version: ProtocolVersion): Outlet {
  const isOpen = () => socket.readyState === socket.OPEN
  const send = (message: Message) => {
    if (!isOpen()) return
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
    else socket.send(formatMessage(message, version))
  }
  return {
    isOpen,
    send,
    reply: ({ joinRef, ref, topic }, status, response = {}) =>
      send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
  }
}
