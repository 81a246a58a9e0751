import type { AnswerEvent, ConversationTitle, Feedback, Message } from '#content/conversation.ts'
import { plainTextOf } from '#content/conversation.ts'
import type { Language } from '#content/messages/language.ts'
import { parseAnswerEvent, parseStoredMessage } from '#content/parse-answer.ts'
import { AppError } from '#core/app-error.ts'
import { backendAddress, backendClient } from './backend-client.ts'
import { readEvents } from './event-stream.ts'
import { toAppError } from './row-errors.ts'

export type Inquiry = {
  conversationId: string
  /** The conversation so far; the last one is the question. */
  messages: readonly Message[]
  language: Language
  /** The place that the page shows. */
  placeId: string | null
  /** True where the answer shall be for the person, and kept for them. */
  isSignedIn: boolean
}

/**
 * Asks Moeva AI and tells the answer piece by piece.
 * @throws AppError `forbidden` where somebody has asked too often, `network`; an abort passes through.
 */
export async function* askMoeva(inquiry: Inquiry, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const { url, publishableKey } = await backendAddress()
  const token = inquiry.isSignedIn ? await accessToken() : null
  const response = await fetch(`${url}/functions/v1/moeva-chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: publishableKey,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      id: inquiry.conversationId,
      messages: inquiry.messages.map((message) => ({
        id: message.id,
        role: message.author === 'person' ? 'user' : 'assistant',
        parts: [{ type: 'text', text: plainTextOf(message) }],
      })),
      language: inquiry.language,
      placeId: inquiry.placeId,
    }),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new AppError('network', 'Moeva AI cannot be reached', { cause })
  })
  if (response.status === 429) throw new AppError('forbidden', 'Too many questions')
  if (!response.ok || !response.body) throw new AppError('network', `Moeva AI answered ${response.status}`)
  let hasEnded = false
  for await (const value of readEvents(response.body)) {
    const event = parseAnswerEvent(value)
    if (event) yield event
    hasEnded ||= event?.kind === 'end'
  }
  if (!hasEnded && !signal.aborted) throw new AppError('network', 'The answer was cut off')
}

/**
 * The conversations of the person who is signed in, the latest first.
 * @throws AppError
 */
export async function fetchConversations(signal: AbortSignal): Promise<ConversationTitle[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('conversations')
    .select('id, title, updated_at')
    .order('updated_at', { ascending: false })
    .limit(100)
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the conversations')
  return data.map(({ id, title, updated_at: updatedAt }) => ({ id, title, updatedAt }))
}

/** @throws AppError */
export async function fetchMessages(conversationId: string): Promise<Message[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('conversation_messages')
    .select('id, author, parts, feedback')
    .eq('conversation_id', conversationId)
    .order('position')
  if (error) throw toAppError(error, status, 'Could not load the conversation')
  return data.map(parseStoredMessage)
}

/** @throws AppError */
export async function deleteConversation(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('conversations').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the conversation')
}

/** @throws AppError */
export async function sendFeedback(messageId: string, feedback: Feedback | null): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('conversation_messages').update({ feedback }).eq('id', messageId)
  if (error) throw toAppError(error, status, 'Could not send the feedback')
}

async function accessToken(): Promise<string | null> {
  const { auth } = await backendClient()
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}
