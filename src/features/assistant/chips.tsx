import type { MessagePart } from '#content/conversation.ts'
import { assistantMessages } from '#content/messages/assistant.ts'
import { useMessages } from '#state/preferences-store.ts'

type Props = { chips: Extract<MessagePart, { kind: 'chips' }>['chips']; onChosen: (text: string) => void }

/** Questions and answers that may be tapped instead of written. */
export function Chips({ chips, onChosen }: Props) {
  const { suggestions } = useMessages(assistantMessages)
  return (
    <ul className="chips" aria-label={suggestions}>
      {chips.map(({ label, text }) => (
        <li key={label}>
          <button type="button" className="chip" onClick={() => onChosen(text)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
