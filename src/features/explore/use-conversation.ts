import { useState } from 'react'

export type Message = { id: number; from: 'moeva' | 'person'; text: string }

export type Conversation = { messages: readonly Message[]; ask: (question: string) => void }

const NO_ANSWER_YET =
  'I cannot answer yet: Moeva AI is still being built. Your question stays here while this page is open.'

/** Questions to Moeva AI and what it says to them. Nothing leaves this page. */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly Message[]>([])

  function ask(question: string): void {
    const text = question.trim()
    if (text === '') return
    setMessages((earlier) => [
      ...earlier,
      { id: earlier.length, from: 'person', text },
      { id: earlier.length + 1, from: 'moeva', text: NO_ANSWER_YET },
    ])
  }

  return { messages, ask }
}
