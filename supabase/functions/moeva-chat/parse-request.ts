import { Refusal } from '../_http/answer.ts'
import { QUESTION_LIMIT } from '../_shared/answer-parts.ts'
import type { Question } from './question.ts'

export type ChatRequest = {
  /** Null: nothing is to be kept. */
  conversationId: string | null
  /** Of the question, made by the app. */
  messageId: string
  question: Question
  /** What was said before, the oldest first, for a model. */
  history: readonly { role: 'user' | 'assistant'; text: string }[]
}

/** How much of a conversation is looked at. */
const MESSAGES_LIMIT = 40
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The body that the AI SDK's chat transport sends: `{ id, messages: [{ id, role, parts }] }`, with the page's `language`
 * and `placeId` beside it.
 * @throws Refusal 400 where it is anything else, or the question is empty or too long.
 */
export function parseChatRequest(body: unknown): ChatRequest {
  const request = recordOf(body)
  if (!Array.isArray(request.messages)) throw unreadable()
  const messages = request.messages.slice(-MESSAGES_LIMIT).map(recordOf)
  const last = messages.at(-1)
  if (!last || last.role !== 'user' || typeof last.id !== 'string') throw unreadable()
  const text = textOf(last)
  if (text === '') throw new Refusal(400, 'question_required', 'Please write a question.')
  // The database keeps neither.
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw unreadable()
  if (text.length > QUESTION_LIMIT) {
    throw new Refusal(400, 'question_too_long', `A question may have ${QUESTION_LIMIT} characters.`)
  }
  const before = messages.slice(0, -1)
  const { id, language, placeId } = request
  return {
    conversationId: typeof id === 'string' && UUID.test(id) ? id : null,
    messageId: UUID.test(last.id) ? last.id : crypto.randomUUID(),
    question: {
      text,
      earlier: before.filter(({ role }) => role === 'user').map((message) => textOf(message).slice(0, QUESTION_LIMIT)),
      language: language === 'sw' ? 'sw' : 'en',
      placeId: typeof placeId === 'string' ? placeId.slice(0, 80) : null,
    },
    history: before.flatMap((message) => {
      const { role } = message
      const said = textOf(message).slice(0, QUESTION_LIMIT)
      return (role === 'user' || role === 'assistant') && said !== '' ? { role, text: said } : []
    }),
  }
}

/** The written parts of a message, one after the other. */
function textOf({ parts }: Record<string, unknown>): string {
  if (!Array.isArray(parts)) return ''
  return parts
    .map(recordOf)
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : []))
    .join('')
    .trim()
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function unreadable(): Refusal {
  return new Refusal(400, 'unreadable', 'This is not a conversation.')
}
