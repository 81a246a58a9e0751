import { once } from 'node:events'
import { get, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serve } from './serve.ts'

describe('serve', () => {
  it('says which port is taken', async () => {
    const first = await serve({ handler: () => {}, port: 0, host: '127.0.0.1' })
    await expect(serve({ handler: () => {}, port: first.port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
    await first.close(0)
  })

  it('finishes answers under way before it stops', async () => {
    const underWay = createLater<ServerResponse>()
    const running = await serve({ handler: (_, response) => underWay.resolve(response), port: 0, host: '127.0.0.1' })
    const outgoing = get({ host: '127.0.0.1', port: running.port })
    const response = await underWay.promise
    const closed = running.close(10_000)
    response.end('done')
    const [incoming] = await once(outgoing, 'response')
    expect(await readText(incoming)).toBe('done')
    await closed
  })

  it('cuts answers that never end', async () => {
    const underWay = createLater<ServerResponse>()
    const running = await serve({ handler: (_, response) => underWay.resolve(response), port: 0, host: '127.0.0.1' })
    const outgoing = get({ host: '127.0.0.1', port: running.port })
    const refused = once(outgoing, 'error')
    await underWay.promise
    await running.close(1)
    const [error] = await refused
    expect(error.code).toBe('ECONNRESET')
  })
})

function createLater<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
