import { ok } from 'node:assert/strict'

/** What the imitated model does when it is asked: it says something, uses a tool, or fails. */
export type Turn =
  | { say: readonly string[] }
  | { use: string; input: unknown }
  | { cutAfter: string }
  | { status: number }
  | { waitFor: Promise<void>; say: readonly string[] }

export type ModelImitation = {
  /** Answers as the interface does; a request that breaks its rules is a mistake. */
  answer: (request: Request) => Promise<Response>
  /** The bodies of all requests, in order. */
  requests: { messages: { role: string; content: unknown }[]; tools: { function: { name: string } }[] }[]
  /** Settles when a caller has left before the end. */
  left: Promise<void>
}

export const MODEL_KEY = 'test-model-key'

/** Speaks OpenAI's interface for chats and refuses whatever breaks it. It acts one turn per request. */
export function imitateModel(turns: readonly Turn[]): ModelImitation {
  const requests: ModelImitation['requests'] = []
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const answer = async (request: Request) => {
    const body = await request.json()
    ok(request.method === 'POST' && new URL(request.url).pathname === '/v1/chat/completions')
    ok(request.headers.get('authorization') === `Bearer ${MODEL_KEY}`)
    ok(body.stream === true && body.stream_options?.include_usage === true && body.max_tokens <= 900)
    ok(body.messages[0].role === 'system' && body.messages.at(-1).role !== 'assistant')
    for (const { type, function: definition } of body.tools) {
      ok(type === 'function' && definition.parameters.type === 'object' && definition.description !== '')
    }
    requests.push(body)
    const turn = turns[requests.length - 1] ?? { status: 500 }
    if ('status' in turn) return Response.json({ error: { message: 'No capacity', type: 'server' } }, turn)
    return new Response(streamTurn(turn, leave), { headers: { 'content-type': 'text/event-stream' } })
  }
  return { answer, requests, left }
}

function streamTurn(turn: Exclude<Turn, { status: number }>, onLeft: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      const send = (delta: unknown, finish: string | null = null, usage: unknown = undefined) => {
        const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'imitation', usage }
        const choices = usage ? [] : [{ index: 0, delta, finish_reason: finish }]
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`))
      }
      if ('cutAfter' in turn) {
        send({ role: 'assistant', content: turn.cutAfter })
        // The connection breaks after what was written has left.
        setTimeout(() => controller.error(new Error('cut off')), 30)
        return
      }
      if ('use' in turn) {
        const call = { name: turn.use, arguments: JSON.stringify(turn.input) }
        send({ role: 'assistant', tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: call }] })
        send({}, 'tool_calls')
      } else {
        for (const [index, content] of turn.say.entries()) {
          if (index === 1 && 'waitFor' in turn) await turn.waitFor
          send({ role: 'assistant', content })
        }
        send({}, 'stop')
      }
      send({}, null, { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 })
      controller.enqueue(encoder.encode('data: [DONE]\n\n'))
      controller.close()
    },
    cancel: onLeft,
  })
}
