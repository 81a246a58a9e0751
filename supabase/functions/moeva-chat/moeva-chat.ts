import { answerPost, Refusal } from '../_http/answer.ts'
import { type Backend, type Person, personOf, tokenOf } from '../_http/backend.ts'
import type { AnswerMode } from '../_shared/answer-parts.ts'
import type { Usage } from './answer.ts'
import { answerFromCatalogue, isForRules } from './catalogue-answer.ts'
import { keepAnswer, keepQuestion } from './conversations.ts'
import { createKnowledge } from './knowledge.ts'
import type { ModelSettings } from './model-settings.ts'
import { parseChatRequest } from './parse-request.ts'
import { streamAnswer } from './ui-stream.ts'

type Turn = AnswerMode | 'refused'

/**
 * Moeva AI: answers a question as a stream. People who are signed in may be answered by the model, where there is one;
 * everybody else, and whoever has used up the day, by the catalogue.
 */
export function createMoevaChat(
  backend: Backend,
  model: ModelSettings | null,
): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    const startedMs = performance.now()
    const chat = parseChatRequest(await request.json().catch(() => null))
    const token = tokenOf(request)
    const person = token === null ? null : await personOf(request, backend)
    const turn = await takeTurn(request, person, backend, model)
    if (turn === 'refused') {
      throw new Refusal(429, 'too_many_questions', 'That was a lot of questions. Please try again in an hour.')
    }
    const client = token === null ? backend.createVisitor() : backend.createPerson(token)
    const knowledge = createKnowledge(client, person !== null)
    const answerId = crypto.randomUUID()
    let mode: AnswerMode = turn
    const usage: Usage = { inputTokens: 0, outputTokens: 0 }
    return streamAnswer({
      messageId: answerId,
      async answer(sink, signal) {
        if (turn === 'model' && model && !(await isForRules(chat.question, knowledge))) {
          // What the catalogue mode does without, it does not wait for either.
          const { answerFromModel } = await import('./model-answer.ts')
          const isAnswered = await answerFromModel({ chat, knowledge, model, sink, signal, usage })
          if (isAnswered || signal.aborted) return
        }
        mode = 'catalogue'
        sink.show('engine', { mode: 'catalogue' })
        await answerFromCatalogue(chat.question, knowledge, sink)
      },
      async onEnd(parts, outcome) {
        const durationMs = Math.round(performance.now() - startedMs)
        try {
          await backend.server
            .from('assistant_runs')
            .insert({
              user_id: person?.id ?? null,
              mode,
              outcome,
              input_tokens: usage.inputTokens,
              output_tokens: usage.outputTokens,
              duration_ms: durationMs,
            })
            .throwOnError()
        } finally {
          if (person !== null) {
            await keepQuestion(client, chat)
            await keepAnswer(client, chat, answerId, parts)
          }
        }
      },
    })
  })
}

async function takeTurn(
  request: Request,
  person: Person | null,
  { server }: Backend,
  model: ModelSettings | null,
): Promise<Turn> {
  const { data } = await server
    .rpc('take_assistant_turn', {
      person: person?.id ?? null,
      // The embedded server sets it whole. Behind a row of proxies the caller is the first, and all behind it are shared.
      address: request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '',
      daily_tokens: model?.dailyTokens ?? null,
    })
    .throwOnError()
  if (data === 'model' || data === 'catalogue') return data
  return 'refused'
}
