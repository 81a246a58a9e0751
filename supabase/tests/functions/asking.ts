// @ts-types="../../functions/moeva-chat/ai-sdk.d.ts"
import { parseJsonEventStream, uiMessageChunkSchema, type UIMessageChunk } from 'npm:ai@7.0.173'
import { post } from './backend.ts'

export type Answer = {
  status: number
  chunks: UIMessageChunk[]
  text: string
  data: (kind: string) => unknown[]
}

type Options = {
  messageId?: string
  id?: string
  placeId?: string
  token?: string
  /** Of the caller; another one for each question where none is given. */
  address?: string
}

type Chat = (request: Request) => Promise<Response>

export function messageOf(text: string, id: string = crypto.randomUUID()) {
  return { id, role: 'user', parts: [{ type: 'text', text }] }
}

export function questionRequest(
  questions: readonly string[],
  { messageId, token, address = crypto.randomUUID(), ...more }: Options = {},
): Request {
  const messages = questions.map((text) => messageOf(text, messageId))
  const request = post({ language: 'en', messages, ...more }, token)
  request.headers.set('x-forwarded-for', address)
  return request
}

/** Asks, and reads the answer as the AI SDK does: a piece that breaks its protocol is thrown. */
export async function ask(chat: Chat, questions: readonly string[], options: Options = {}): Promise<Answer> {
  const response = await chat(questionRequest(questions, options))
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    return { status: response.status, chunks: [], text: '', data: () => [] }
  }
  const chunks: UIMessageChunk[] = []
  for await (const event of parseJsonEventStream({ stream: response.body, schema: uiMessageChunkSchema })) {
    if (!event.success) throw event.error
    chunks.push(event.value)
  }
  return {
    status: 200,
    chunks,
    text: chunks.flatMap(({ type, delta }) => (type === 'text-delta' ? (delta ?? '') : [])).join(''),
    data: (kind) => chunks.flatMap((chunk) => (chunk.type === `data-${kind}` ? [chunk.data] : [])),
  }
}
