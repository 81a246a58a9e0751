import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { imitateModel, MODEL_KEY, type Turn } from '#function-tests/model-imitation.ts'

/** The imitated model on a port of its own, with what makes the assistant use it. */
export async function startModelServer(turns: readonly Turn[]) {
  const { answer, left } = imitateModel(turns)
  const server = createServer((request, response) => void passOn(request, response, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    left,
    secrets: {
      MOEVA_MODEL_URL: `http://127.0.0.1:${port}/v1`,
      MOEVA_MODEL: 'imitation',
      MOEVA_MODEL_KEY: MODEL_KEY,
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Answer = (request: Request) => Promise<Response>

async function passOn(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { method = 'POST', url = '/', headers } = request
  const asked = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers: { authorization: headers.authorization ?? '' },
    body: await text(request),
  })
  const answered = await answer(asked)
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  const reader = answered.body?.getReader()
  // Whoever leaves before the end is told to the imitation.
  response.once('close', () => reader?.cancel().catch(() => {}))
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      response.write(piece.value)
    response.end()
  } catch {
    response.destroy()
  }
}
