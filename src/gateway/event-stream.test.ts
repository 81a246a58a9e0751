import { expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

it('reads events however the bytes are cut, and stops at the end mark', async () => {
  const text =
    'data: {"a":"Mlima wa Kilimanjaro ⛰"}\n\n: still there\n\ndata: {"b":2}\r\n\r\ndata: [DONE]\n\ndata: {"c":3}\n\n'
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 2, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const events = []
    for await (const event of readEvents(body)) events.push(event)
    expect(events).toEqual([{ a: 'Mlima wa Kilimanjaro ⛰' }, { b: 2 }])
  }
})

it('ends where the stream is cut off', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"a":1}\n\ndata: {"b"'))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  expect(events).toEqual([{ a: 1 }])
})
