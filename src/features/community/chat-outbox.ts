import type { ChatMessage } from '#content/community-message.ts'
import type { sendMessage } from '#gateway/community-chat.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Listener = {
  /** A message is on its way, or has not arrived; with the reason where the backend refused it. */
  onUnsent: (message: ChatMessage, refusal: Refusal | null) => void
  /** A message is stored; null where it may not be seen any more. */
  onStored: (id: string, message: ChatMessage | null) => void
}

export type ChatOutbox = ReturnType<typeof createOutbox>

/** What a person has written in the chat and what is not known to be stored. It outlives the panel, and is sent without it. */
export function createOutbox(send: typeof sendMessage) {
  const unsent = new Map<string, { message: ChatMessage; refusal: Refusal | null }>()
  let listener: Listener | null = null
  // One after the other: two on their way at once may be stored in either order.
  let sent = Promise.resolve()

  const keep = (message: ChatMessage, refusal: Refusal | null) => {
    unsent.set(message.id, { message, refusal })
    listener?.onUnsent(message, refusal)
  }
  const deliver = async (message: ChatMessage) => {
    try {
      const stored = await send(message.id, message.text)
      unsent.delete(message.id)
      listener?.onStored(message.id, stored)
    } catch (error) {
      // Only the answer was lost where live updates have brought the message.
      if (unsent.has(message.id)) keep({ ...message, state: 'failed' }, refusalOf(error))
    }
  }

  return {
    /** Sends a message after those before it. Again it keeps its id, and so arrives once. */
    send: (message: ChatMessage) => {
      keep({ ...message, state: 'sending' }, null)
      sent = sent.then(() => deliver(message))
    },
    /** The message has been read. */
    hasArrived: (id: string) => void unsent.delete(id),
    /** Tells what is unsent, and all that becomes of it. Returns the way to stop. */
    follow: (follower: Listener) => {
      listener = follower
      for (const { message, refusal } of unsent.values()) follower.onUnsent(message, refusal)
      return () => {
        if (listener === follower) listener = null
      }
    },
  }
}
