import { createStore } from 'zustand/vanilla'
import type { Message } from '#content/conversation.ts'

export type ConversationState = 'resting' | 'asking' | 'stopped' | 'failed' | 'refused'

/** The conversation with Moeva AI that a page holds, and what may be done with it. */
export type Talk = {
  /** The place that the page shows; null where it shows none. */
  placeId: string | null
  messages: readonly Message[]
  state: ConversationState
  ask: (text: string) => void
  stop: () => void
  /** Asks the last question again. */
  retry: () => void
  /** Opens an address of the app. */
  goTo: (href: string) => void
}

export type TalkState = {
  /** Null where the page holds none. */
  talk: Talk | null
}

export function createTalkStore() {
  return createStore<TalkState>(() => ({ talk: null }))
}

export const talkStore = createTalkStore()

/** A page lends its conversation, as it is now, to whoever sees no page; null takes it back. */
export function lendTalk(talk: Talk | null, store = talkStore): void {
  store.setState({ talk })
}
