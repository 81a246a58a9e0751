import './assistant.css'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { assistantMessages } from '#content/messages/assistant.ts'
import { listenOnce, canListen } from '#platform/speech.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { MicrophoneIcon } from '#ui/assistant-icons.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { SendIcon, StopIcon } from '#ui/icons.tsx'
import { Answer } from './answer.tsx'
import { Chips } from './chips.tsx'
import type { Conversation } from './use-conversation.ts'

type Props = {
  conversation: Conversation
  /** The place that the page shows; null where it shows none. */
  placeName: string | null
}

const QUESTION_LIMIT = 2000

/** Moeva AI, wherever it stands: what was said, what may be tapped, and a line to write on. */
export function Assistant({ conversation, placeName }: Props) {
  const messages = useMessages(assistantMessages)
  const { state, ask } = conversation
  const isEmpty = conversation.messages.length === 0
  const log = useRef<HTMLDivElement>(null)
  const lastQuestion = conversation.messages.findLast(({ author }) => author === 'person')?.id

  // A long answer is read from its beginning: while it arrives, its question stays at the top.
  const isPinned = useRef(false)
  useEffect(() => {
    isPinned.current = lastQuestion !== undefined
  }, [lastQuestion])
  useEffect(() => {
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-from="person"]') ?? [])].at(-1)
    if (isPinned.current && asked && log.current) log.current.scrollTop = asked.offsetTop
    if (state !== 'asking') isPinned.current = false
  }, [conversation.messages, state])

  return (
    <div className="assistant">
      <div ref={log} className="assistant-log" role="log" aria-label={messages.log} aria-busy={state === 'asking'}>
        <ul>
          <li className="said">
            <span className="sr-only">{messages.moeva}</span>
            {placeName === null ? messages.greeting : messages.greetingFor(placeName)}
          </li>
          {conversation.messages.map((message, index) =>
            message.author === 'person' ? (
              <li key={message.id} className="said" data-from="person">
                <span className="sr-only">{messages.you}</span>
                {message.parts.map((part) => (part.kind === 'text' ? part.text : ''))}
              </li>
            ) : (
              <li key={message.id} className="answered">
                <Answer
                  message={message}
                  conversation={conversation}
                  isLast={index === conversation.messages.length - 1}
                />
              </li>
            ),
          )}
        </ul>
      </div>
      {isEmpty && (
        <Chips
          chips={(placeName === null ? messages.starters : messages.startersFor).map((text) => ({ label: text, text }))}
          onChosen={ask}
        />
      )}
      <QuestionForm conversation={conversation} />
    </div>
  )
}

function QuestionForm({ conversation: { ask, stop, state } }: Pick<Props, 'conversation'>) {
  const messages = useMessages(assistantMessages)
  const language = useLanguage()
  const inputId = useId()
  const [question, setQuestion] = useState('')
  const isAsking = state === 'asking'

  const send = () => {
    if (isAsking) return
    ask(question)
    setQuestion('')
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className="assistant-form" onSubmit={handleSubmit}>
      <label className="field-label" htmlFor={inputId}>
        {messages.label}
      </label>
      <div className="assistant-line">
        <textarea
          id={inputId}
          className="field-input"
          rows={1}
          value={question}
          maxLength={QUESTION_LIMIT}
          autoComplete="off"
          placeholder={messages.placeholder}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        {canListen() && (
          <IconButton
            label={messages.dictate}
            icon={<MicrophoneIcon />}
            onClick={() => listenOnce(language, (heard) => setQuestion((text) => `${text} ${heard}`.trim()))}
          />
        )}
        {isAsking ? (
          <Button look="secondary" onClick={stop}>
            <StopIcon />
            {messages.stop}
          </Button>
        ) : (
          <Button type="submit">
            <SendIcon />
            {messages.send}
          </Button>
        )}
      </div>
    </form>
  )
}
