import { describe, expect, it } from 'vitest'
import { withEvent } from './conversation.ts'
import { parseAnswerEvent, parseStoredMessage } from './parse-answer.ts'

const CARD = { id: 'en/a', kind: 'fact', title: 'A', text: 'B', href: '/explore?category=1', placeId: null }

describe('a piece of the stream', () => {
  it('is told in the product’s words', () => {
    expect(parseAnswerEvent({ type: 'text-delta', id: '1', delta: 'Jambo' })).toEqual({ kind: 'delta', text: 'Jambo' })
    expect(parseAnswerEvent({ type: 'data-card', data: CARD })).toEqual({
      kind: 'part',
      part: { kind: 'card', card: CARD },
    })
  })

  it('that says nothing to a page is passed over', () => {
    for (const chunk of [null, {}, { type: 'text-start' }, { type: 'data-later', data: {} }]) {
      expect(parseAnswerEvent(chunk)).toBeNull()
    }
  })

  it.each(['https://example.com/', '//example.com', 'javascript:alert(1)', String.raw`/\example.com`, '/a b', ''])(
    'is refused where its source is at %s',
    (href) => {
      expect(() => parseAnswerEvent({ type: 'data-card', data: { ...CARD, href } })).toThrow('outside the app')
    },
  )
})

it('pieces become a message, and a kept message is the same', () => {
  let message = parseStoredMessage({ id: 'x', author: 'moeva', parts: [], feedback: null })
  for (const chunk of [
    { type: 'data-engine', data: { mode: 'catalogue' } },
    { type: 'text-delta', delta: 'Jam' },
    { type: 'text-delta', delta: 'bo' },
    { type: 'data-card', data: CARD },
  ]) {
    const event = parseAnswerEvent(chunk)
    if (event) message = withEvent(message, event)
  }
  const parts = [
    { type: 'data-engine', data: { mode: 'catalogue' } },
    { type: 'text', text: 'Jambo' },
    { type: 'data-card', data: CARD },
  ]
  expect(message).toEqual(parseStoredMessage({ id: 'x', author: 'moeva', parts, feedback: null }))
})
