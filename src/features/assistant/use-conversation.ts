import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { questionOf, withEvent, type Feedback, type Message } from '#content/conversation.ts'
import { AppError } from '#core/app-error.ts'
import { useLanguage } from '#state/preferences-store.ts'
import { sessionStore } from '#state/session-store.ts'
import { lendTalk, type ConversationState } from '#state/talk-store.ts'

export type Conversation = {
  id: string
  messages: readonly Message[]
  state: ConversationState
  ask: (text: string) => void
  stop: () => void
  /** Asks the last question again. */
  retry: () => void
  /** Begins another one, or goes on with one that was kept. */
  open: (kept: { id: string; messages: readonly Message[] } | null) => void
  rate: (messageId: string, feedback: Feedback | null) => void
}

/**
 * A conversation with Moeva AI, for as long as its page is open and the person who asks is signed in; in a headset it
 * goes on. What was asked signed out goes on after signing in.
 * @param placeId the place that the page shows
 */
export function useConversation(placeId: string | null): Conversation {
  const language = useLanguage()
  const [id, setId] = useState('')
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [state, setState] = useState<ConversationState>('resting')
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function run(conversationId: string, asked: readonly Message[]): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller
    setState('asking')
    let answer: Message = { id: crypto.randomUUID(), author: 'moeva', parts: [], mode: null, feedback: null }
    setMessages([...asked, answer])
    try {
      const { askMoeva } = await import('#gateway/assistant.ts')
      const isSignedIn = sessionStore.getState().isAuthenticated
      const inquiry = { conversationId, messages: asked, language, placeId, isSignedIn }
      for await (const event of askMoeva(inquiry, controller.signal)) {
        if (!isCurrent()) return
        if (event.kind === 'failed') throw new AppError('network', event.text)
        answer = withEvent(answer, event)
        setMessages([...asked, answer])
      }
      if (isCurrent()) setState('resting')
    } catch (error) {
      if (!isCurrent()) return
      if (controller.signal.aborted) setState('stopped')
      else setState(error instanceof AppError && error.code === 'forbidden' ? 'refused' : 'failed')
    }
  }

  const conversation: Conversation = {
    id,
    messages,
    state,
    ask(text) {
      const trimmed = text.trim()
      if (trimmed === '' || state === 'asking') return
      const conversationId = id === '' ? crypto.randomUUID() : id
      setId(conversationId)
      const said = messages.filter(({ parts }) => parts.length > 0)
      void run(conversationId, [...said, questionOf(crypto.randomUUID(), trimmed)])
    },
    stop: () => running.current?.abort(),
    retry() {
      const last = messages.findLastIndex(({ author }) => author === 'person')
      if (last >= 0) void run(id, messages.slice(0, last + 1))
    },
    open(kept) {
      running.current?.abort()
      running.current = null
      setId(kept?.id ?? '')
      setMessages(kept?.messages ?? [])
      setState('resting')
    },
    rate(messageId, feedback) {
      setMessages((all) => all.map((message) => (message.id === messageId ? { ...message, feedback } : message)))
    },
  }
  useEndWithSession(() => conversation.open(null))
  useLentTalk(conversation, placeId)
  return conversation
}

/** What one person asked is not for the next one at the same device. */
function useEndWithSession(onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(
    () =>
      sessionStore.subscribe(({ session }, before) => {
        if (before.session !== null && session?.userId !== before.session.userId) end()
      }),
    [],
  )
}

/** Whoever is in a headset sees no page: there the conversation goes on in a panel. */
function useLentTalk({ messages, state, ...conversation }: Conversation, placeId: string | null): void {
  const navigate = useNavigate()
  const ask = useEffectEvent((text: string) => conversation.ask(text))
  const stop = useEffectEvent(() => conversation.stop())
  const retry = useEffectEvent(() => conversation.retry())
  const goTo = useEffectEvent((href: string) => void navigate(href))

  useEffect(() => {
    lendTalk({
      placeId,
      messages,
      state,
      ask: (text) => ask(text),
      stop: () => stop(),
      retry: () => retry(),
      goTo: (href) => goTo(href),
    })
  }, [placeId, messages, state])
  useEffect(() => () => lendTalk(null), [])
}
