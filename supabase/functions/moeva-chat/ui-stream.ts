import type { AnswerData } from '../_shared/answer-parts.ts'
import { ANSWER_HEADERS } from '../_http/answer.ts'
import type { Sink } from './answer.ts'

/** A part of an answer as it is kept: its text, or the data of a part of the stream. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { [Kind in keyof AnswerData]: { type: `data-${Kind}`; data: AnswerData[Kind] } }[keyof AnswerData]

export type Outcome = 'answered' | 'aborted' | 'failed'

type Answering = {
  messageId: string
  /** Says the answer; `signal` ends when nobody listens any more. */
  answer: (sink: Sink, signal: AbortSignal) => Promise<void>
  /** Called once, with all that was said. */
  onEnd: (parts: readonly AnswerPart[], outcome: Outcome) => Promise<void>
}

const FAILURE_TEXT = 'Moeva could not answer. Please try again.'

/** An answer as the AI SDK's UI message stream, one event per piece: https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol */
export function streamAnswer({ messageId, answer, onEnd }: Answering): Response {
  const aborted = new AbortController()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const parts: AnswerPart[] = []
      let texts = 0
      let isTelling = false
      const send = (chunk: unknown) => {
        if (!aborted.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`))
      }
      const endText = () => {
        if (isTelling) send({ type: 'text-end', id: `text-${texts}` })
        isTelling = false
      }
      const sink: Sink = {
        say(text) {
          const last = parts.at(-1)
          if (!isTelling) {
            isTelling = true
            texts += 1
            send({ type: 'text-start', id: `text-${texts}` })
            parts.push({ type: 'text', text })
          } else if (last?.type === 'text') last.text += text
          send({ type: 'text-delta', id: `text-${texts}`, delta: text })
        },
        show(kind, data) {
          endText()
          const part = partOf(kind, data)
          parts.push(part)
          send(part)
        },
      }
      send({ type: 'start', messageId })
      let outcome: Outcome = 'answered'
      try {
        await answer(sink, aborted.signal)
      } catch (error) {
        outcome = 'failed'
        if (!aborted.signal.aborted) {
          console.error(error)
          endText()
          send({ type: 'error', errorText: FAILURE_TEXT })
        }
      }
      endText()
      if (aborted.signal.aborted) outcome = 'aborted'
      // Kept before the stream ends, so that whoever has heard it finds it in their history.
      await onEnd(parts, outcome).catch((error: unknown) => console.error(error))
      send({ type: 'finish' })
      if (aborted.signal.aborted) return
      controller.enqueue(encoder.encode('data: [DONE]\n\n'))
      controller.close()
    },
    cancel() {
      aborted.abort()
    },
  })
  return new Response(stream, {
    headers: {
      ...ANSWER_HEADERS,
      'content-type': 'text/event-stream',
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-accel-buffering': 'no',
    },
  })
}

function partOf<Kind extends keyof AnswerData>(kind: Kind, data: AnswerData[Kind]): AnswerPart {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- kind and data belong together by their type
  return { type: `data-${kind}`, data } as unknown as AnswerPart
}
