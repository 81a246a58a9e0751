import type { Broadcast } from './hub.ts'

type Written = { topic: string; event: string; payload: unknown; private?: unknown }

/** The messages of one request, or null when they are not written as such. */
export function parseBroadcasts(body: unknown): readonly Broadcast[] | null {
  if (typeof body !== 'object' || body === null || !('messages' in body)) return null
  const { messages } = body
  if (!Array.isArray(messages) || !messages.every(isWritten)) return null
  return messages.map(({ topic, event, payload, private: isPrivate }) => ({
    topic: `realtime:${topic}`,
    event,
    payload,
    isPrivate: isPrivate === true,
  }))
}

function isWritten(value: unknown): value is Written {
  const { topic, event } = (value ?? {}) as Partial<Written>
  return typeof topic === 'string' && typeof event === 'string'
}
