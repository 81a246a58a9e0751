import { AppError } from '#core/app-error.ts'

/** A message of the chat. `position` orders messages; it is null until the backend has given it. */
export type ChatMessage = {
  id: string
  position: number | null
  authorId: string
  author: { name: string; username: string }
  text: string
  /** ISO 8601. */
  createdAt: string
  /** 'held' waits for a moderator and is seen by its author alone. */
  state: 'sent' | 'held' | 'sending' | 'failed'
}

/** In characters; the database holds no more. */
export const MESSAGE_MAX = 500

/**
 * A row of `chat_messages`; null for one that is not to be seen any more.
 * @throws AppError `invalid-data`
 */
export function parseChatMessage(row: unknown): ChatMessage | null {
  if (typeof row !== 'object' || row === null) throw unreadable()
  const field = new Map<string, unknown>(Object.entries(row))
  const text = (name: string): string => {
    const value = field.get(name)
    if (typeof value !== 'string') throw unreadable()
    return value
  }
  const position = Number(field.get('position'))
  if (!Number.isSafeInteger(position)) throw unreadable()
  if (field.get('status') === 'removed' || field.get('status') === 'withheld') return null
  return {
    id: text('id'),
    position,
    authorId: text('author_id'),
    author: { name: text('author_name'), username: text('author_username') },
    text: text('body'),
    createdAt: text('created_at'),
    state: field.get('status') === 'in_review' ? 'held' : 'sent',
  }
}

/** Every message once, what has a position in its order and what is on its way after it, in the order it was written. */
export function mergeMessages(shown: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(shown.map((message) => [message.id, message]))
  for (const message of news) byId.set(message.id, message)
  // Sorting is stable: what has no position keeps the order in which it was written.
  return [...byId.values()].toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
}

function unreadable(): AppError {
  return new AppError('invalid-data', 'A message cannot be read')
}
