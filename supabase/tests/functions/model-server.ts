import { imitateModel, type ModelImitation, type Turn } from './model-imitation.ts'

export type ModelServer = Pick<ModelImitation, 'requests' | 'left'> & { url: string; close: () => Promise<void> }

/** The imitated model on a port of its own. */
export function startModelServer(turns: readonly Turn[]): ModelServer {
  const { answer, requests, left } = imitateModel(turns)
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, answer)
  return { url: `http://127.0.0.1:${server.addr.port}/v1`, requests, left, close: () => server.shutdown() }
}
