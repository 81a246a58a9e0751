import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { plainTextOf, type Message, type MessagePart } from '#content/conversation.ts'
import { withoutMarks } from '#content/plain-marks.ts'
import { assistantMessages } from '#content/messages/assistant.ts'
import { canSpeak, speak } from '#platform/speech.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { CopyIcon, RetryIcon, SpeakerIcon, ThumbsDownIcon, ThumbsUpIcon } from '#ui/assistant-icons.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { Chips } from './chips.tsx'
import { LookAt } from './look-at.tsx'
import { MarkedText } from './marked-text.tsx'
import { TripProposal } from './trip-proposal.tsx'
import type { Conversation } from './use-conversation.ts'

type Props = { message: Message; conversation: Conversation; isLast: boolean }

/** An answer as it arrives, with its sources and what can be done with it. */
export function Answer({ message, conversation, isLast }: Props) {
  const messages = useMessages(assistantMessages)
  const { state, ask, retry } = conversation
  const isArriving = isLast && state === 'asking'
  const chips = message.parts.findLast((part) => part.kind === 'chips')

  return (
    <article className="answer" aria-label={message.mode ? messages.modes[message.mode] : 'Moeva AI'}>
      {message.mode && <p className="answer-mode">{messages.modes[message.mode]}</p>}
      {message.parts.map((part, index) => (
        <Fragment key={index}>
          <Part part={part} isNew={isLast} />
        </Fragment>
      ))}
      {isLast && state === 'stopped' && <p className="answer-note">{messages.stopped}</p>}
      {isLast && (state === 'failed' || state === 'refused') && (
        <p role="alert" className="answer-note">
          {messages[state]}
        </p>
      )}
      {isLast && !isArriving && chips?.kind === 'chips' && <Chips chips={chips.chips} onChosen={ask} />}
      {!isArriving && (
        <div className="answer-actions">
          {isLast && state !== 'resting' && (
            <Button look="secondary" onClick={retry}>
              <RetryIcon />
              {messages.retry}
            </Button>
          )}
          {message.parts.length > 0 && <AnswerActions message={message} onRated={conversation.rate} />}
        </div>
      )}
    </article>
  )
}

function Part({ part, isNew }: { part: MessagePart; isNew: boolean }) {
  switch (part.kind) {
    case 'text':
      return <MarkedText text={part.text} />
    case 'card':
      return (
        <Link to={part.card.href} className="source" data-kind={part.card.kind}>
          <span className="source-title">{part.card.title}</span>
          <span className="source-text">{part.card.text}</span>
        </Link>
      )
    case 'look':
      return <LookAt look={part.look} turnsAtOnce={isNew && part.look.turnsAtOnce} />
    case 'trip':
      return <TripProposal trip={part.trip} />
    case 'chips':
      return null
  }
}

type ActionsProps = { message: Message; onRated: Conversation['rate'] }

function AnswerActions({ message, onRated }: ActionsProps) {
  const messages = useMessages(assistantMessages)
  const language = useLanguage()
  const isSignedIn = useIsAuthenticated()
  const text = plainTextOf(message)

  const handleCopy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(messages.copied),
      () => notify({ title: messages.copy, text: messages.history.failed.text, kind: 'error' }),
    )

  const handleRated = async (chosen: 'up' | 'down') => {
    const feedback = message.feedback === chosen ? null : chosen
    onRated(message.id, feedback)
    try {
      const { sendFeedback } = await import('#gateway/assistant.ts')
      await sendFeedback(message.id, feedback)
      if (feedback) notify(messages.thanks)
    } catch {
      onRated(message.id, message.feedback)
      notify({ ...messages.history.failed, kind: 'error' })
    }
  }

  return (
    <>
      <IconButton label={messages.copy} icon={<CopyIcon />} onClick={() => void handleCopy()} />
      {canSpeak() && (
        <IconButton label={messages.speak} icon={<SpeakerIcon />} onClick={() => speak(withoutMarks(text), language)} />
      )}
      {isSignedIn && (
        <>
          <IconButton
            label={messages.good}
            icon={<ThumbsUpIcon />}
            aria-pressed={message.feedback === 'up'}
            onClick={() => void handleRated('up')}
          />
          <IconButton
            label={messages.bad}
            icon={<ThumbsDownIcon />}
            aria-pressed={message.feedback === 'down'}
            onClick={() => void handleRated('down')}
          />
        </>
      )}
    </>
  )
}
