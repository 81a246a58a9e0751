import type { AnswerMode, Chip, LookTarget, SourceCard } from '#functions/_shared/answer-parts.ts'
import type { TripPlan } from '#functions/_shared/planner.ts'

/** A planned trip with the names of its places by their slugs. */
export type TripProposal = { plan: TripPlan; names: Readonly<Record<string, string>> }

/** A piece of an answer, in the order in which it is read. */
export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'card'; card: SourceCard }
  | { kind: 'chips'; chips: readonly Chip[] }
  | { kind: 'look'; look: LookTarget }
  | { kind: 'trip'; trip: TripProposal }

export type Feedback = 'up' | 'down'

export type Message = {
  id: string
  author: 'person' | 'moeva'
  parts: readonly MessagePart[]
  /** Who answered; null while that is not known, and for questions. */
  mode: AnswerMode | null
  feedback: Feedback | null
}

/** What a page is told while an answer arrives. */
export type AnswerEvent =
  | { kind: 'begin'; messageId: string }
  | { kind: 'mode'; mode: AnswerMode }
  | { kind: 'delta'; text: string }
  | { kind: 'part'; part: MessagePart }
  | { kind: 'failed'; text: string }
  | { kind: 'end' }

export type ConversationTitle = { id: string; title: string; updatedAt: string }

/** The message after a piece of its answer. */
export function withEvent(message: Message, event: AnswerEvent): Message {
  if (event.kind === 'begin') return { ...message, id: event.messageId }
  if (event.kind === 'mode') return { ...message, mode: event.mode }
  if (event.kind === 'part') return { ...message, parts: [...message.parts, event.part] }
  if (event.kind !== 'delta') return message
  const last = message.parts.at(-1)
  return last?.kind === 'text'
    ? { ...message, parts: [...message.parts.slice(0, -1), { kind: 'text', text: last.text + event.text }] }
    : { ...message, parts: [...message.parts, { kind: 'text', text: event.text }] }
}

/** What was said in words, for copying and reading aloud; cards by their titles and texts. */
export function plainTextOf({ parts }: Pick<Message, 'parts'>): string {
  return parts
    .flatMap((part) => {
      if (part.kind === 'text') return part.text
      return part.kind === 'card' ? `${part.card.title}: ${part.card.text}` : []
    })
    .join('\n')
}

export function questionOf(id: string, text: string): Message {
  return { id, author: 'person', parts: [{ kind: 'text', text }], mode: null, feedback: null }
}
