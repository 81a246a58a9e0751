import { useId, useState, type FormEvent } from 'react'
import type { Destination } from '#content/destinations.ts'
import { Button } from '#ui/button.tsx'
import { SendIcon } from '#ui/icons.tsx'
import type { Conversation } from './use-conversation.ts'

type Props = { destination: Destination; conversation: Conversation }

export function AskTab({ destination, conversation }: Props) {
  const inputId = useId()
  const [question, setQuestion] = useState('')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    conversation.ask(question)
    setQuestion('')
  }

  return (
    <>
      <div className="conversation" role="log" aria-label="Moeva AI conversation">
        <ul>
          <li className="message">
            <span className="sr-only">Moeva AI: </span>
            Jambo! I am Moeva AI. What would you like to know about {destination.name}?
          </li>
          {conversation.messages.map((message) => (
            <li key={message.id} className="message" data-from={message.from}>
              <span className="sr-only">{message.from === 'person' ? 'You: ' : 'Moeva AI: '}</span>
              {message.text}
            </li>
          ))}
        </ul>
      </div>
      <form className="ask-form" onSubmit={handleSubmit}>
        <label className="field-label" htmlFor={inputId}>
          Ask Moeva AI
        </label>
        <div className="ask-line">
          <input
            id={inputId}
            className="field-input"
            value={question}
            maxLength={500}
            autoComplete="off"
            placeholder="When is the best time to go?"
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit">
            <SendIcon />
            Send
          </Button>
        </div>
      </form>
    </>
  )
}
