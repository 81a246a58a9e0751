import { expect, it } from 'vitest'
import { type ChatMessage, mergeMessages, parseChatMessage } from './community-message.ts'

const message = (id: string, position: number | null, text = id): ChatMessage => ({
  id,
  position,
  authorId: 'a',
  author: { name: 'Amina', username: 'amina' },
  text,
  createdAt: '2026-11-21T10:00:00Z',
  state: position === null ? 'sending' : 'sent',
})

const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text)

it('messages are in their order, however they arrive', () => {
  expect(textsOf(mergeMessages([message('c', 3)], [message('b', 2), message('a', 1)]))).toEqual(['a', 'b', 'c'])
})

it('what arrives again replaces what was there', () => {
  const merged = mergeMessages([message('a', null, 'mine'), message('b', null)], [message('a', 7, 'kept')])
  expect(merged.map(({ text, state }) => `${text} ${state}`)).toEqual(['kept sent', 'b sending'])
})

it('what is on its way stays last, in the order of writing', () => {
  const mine = [message('x', null), message('y', null)]
  expect(textsOf(mergeMessages(mine, [message('a', 1)]))).toEqual(['a', 'x', 'y'])
})

const ROW = {
  id: 'm',
  position: 4,
  author_id: 'a',
  author_name: 'Amina',
  author_username: 'amina',
  body: 'Jambo',
  created_at: '2026-11-21T10:00:00Z',
  status: 'public',
}

it('reads a row, a held one, and none that was removed', () => {
  expect(parseChatMessage(ROW)).toMatchObject({ id: 'm', position: 4, text: 'Jambo', state: 'sent' })
  expect(parseChatMessage({ ...ROW, status: 'in_review' })?.state).toBe('held')
  expect(parseChatMessage({ ...ROW, status: 'removed' })).toBeNull()
  expect(() => parseChatMessage({ ...ROW, body: null })).toThrow('A message cannot be read')
})
