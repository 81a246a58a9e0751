import type { SupabaseClient } from 'npm:@supabase/supabase-js@^2.109.0'
import type { ChatRequest } from './parse-request.ts'
import type { AnswerPart } from './ui-stream.ts'

const TITLE_LIMIT = 80

/** Keeps a question of a person, in a conversation that it may begin. A question that is asked again is kept once. */
export async function keepQuestion(client: SupabaseClient, request: ChatRequest): Promise<void> {
  const { conversationId, messageId, question } = request
  if (conversationId === null) return
  const once = { ignoreDuplicates: true, onConflict: 'id' }
  // By whole characters: half of one is no text to the database.
  const title = [...question.text.replaceAll(/\s+/g, ' ')].slice(0, TITLE_LIMIT).join('').trim()
  await client.from('conversations').upsert({ id: conversationId, title }, once).throwOnError()
  await client
    .from('conversation_messages')
    .upsert(
      {
        id: messageId,
        conversation_id: conversationId,
        author: 'person',
        parts: [{ type: 'text', text: question.text }],
      },
      once,
    )
    .throwOnError()
}

/** Keeps what was answered, also the beginning of an answer that was stopped. */
export async function keepAnswer(
  client: SupabaseClient,
  { conversationId }: ChatRequest,
  id: string,
  parts: readonly AnswerPart[],
): Promise<void> {
  if (conversationId === null || parts.length === 0) return
  await client
    .from('conversation_messages')
    .insert({ id, conversation_id: conversationId, author: 'moeva', parts })
    .throwOnError()
}
