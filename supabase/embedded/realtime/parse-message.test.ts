import { expect, it } from 'vitest'
import { formatMessage, parseJoin, parseMessage } from './parse-message.ts'

const MESSAGE = { joinRef: '1', ref: '2', topic: 'realtime:camp', event: 'phx_join', payload: { config: {} } }

it.each(['1.0.0', '2.0.0'] as const)('reads what it has written in version %s', (version) => {
  expect(parseMessage(Buffer.from(formatMessage(MESSAGE, version)), false)).toEqual(MESSAGE)
})

it('reads a broadcast, which version 2 writes in binary', () => {
  const texts = ['1', '23', 'realtime:camp', 'said', '']
  const lengths = texts.map((text) => text.length)
  const frame = Buffer.concat([Buffer.from([3, ...lengths, 1]), Buffer.from(`${texts.join('')}{"text":"Simba!"}`)])
  expect(parseMessage(frame, true)).toEqual({
    joinRef: '1',
    ref: '23',
    topic: 'realtime:camp',
    event: 'broadcast',
    payload: { event: 'said', payload: { text: 'Simba!' } },
  })
})

it.each([
  ['text that is no JSON', Buffer.from('hello'), false, 'not valid JSON'],
  ['a message without a topic', Buffer.from('{"event":"phx_join"}'), false, 'needs a topic'],
  [
    'a message whose event is a number',
    Buffer.from('["1","2","realtime:camp",7,{}]'),
    false,
    'needs a topic and an event',
  ],
  ['null', Buffer.from('null'), false, 'needs a topic'],
  ['a binary message that ends in its lengths', Buffer.from([3, 1, 1]), true, 'of no known kind'],
  ['a binary message of another kind', Buffer.from([0, 1, 1, 1, 1, 0, 1]), true, 'of no known kind'],
  ['a broadcast of bytes', Buffer.from([3, 0, 0, 0, 0, 0, 0, 255]), true, 'not passed on'],
  ['a broadcast whose payload is no JSON', Buffer.from([3, 0, 0, 0, 0, 0, 1, 255]), true, 'not valid JSON'],
])('refuses %s', (_, data, isBinary, reason) => {
  expect(() => parseMessage(data, isBinary)).toThrow(reason)
})

it.each([null, 'text', {}, { config: 5 }, { config: { broadcast: null, presence: 'on', postgres_changes: {} } }])(
  'takes a join that says nothing useful for one that wants nothing: %j',
  (payload) => {
    expect(parseJoin(payload)).toEqual({
      token: undefined,
      isPrivate: false,
      broadcast: { ack: false, self: false },
      presence: { isEnabled: false, key: '' },
      changes: [],
    })
  },
)

it('gives changes back as they were asked for, without what was not said', () => {
  const changes = [
    { event: 'INSERT', schema: 'public', table: 'chat', filter: 'id=eq.5' },
    { event: '*', schema: 'public' },
  ]
  expect(parseJoin({ config: { postgres_changes: changes } }).changes).toEqual(changes)
})
