import { beforeEach, expect, it } from 'vitest'
import { forgetPostDraft, keepPostDraft, markPostDraftSent, readPostDraft } from './post-draft.ts'

beforeEach(() => localStorage.clear())

const EMPTY = { type: 'Post', text: '', location: '', alt: '' }

it('a draft is kept until it is sent', () => {
  const draft = { id: 'mine', type: 'VR', text: 'Half a sentence', location: 'Lamu', alt: '' } as const
  keepPostDraft(draft)
  expect(readPostDraft()).toEqual(draft)
  forgetPostDraft('mine')
  expect(readPostDraft()).toMatchObject(EMPTY)
  // Another post.
  expect(readPostDraft().id).not.toBe('mine')
})

it('a draft that is on its way gives way to the next post, and neither writes over the other', () => {
  const one = { id: 'one', type: 'Post', text: 'Dawn', location: '', alt: '' } as const
  const two = { ...one, id: 'two', text: 'Noon' }
  keepPostDraft(one)
  markPostDraftSent('one')
  expect(readPostDraft()).toMatchObject(EMPTY)
  keepPostDraft(two)
  // It was not stored.
  keepPostDraft(one)
  expect(readPostDraft()).toEqual(one)
  forgetPostDraft('one')
  expect(readPostDraft()).toEqual(two)
})

it.each(['', 'null', '[]', '{}', '[{"type":"Ad","text":5}]', 'nonsense'])('%j is an empty one', (stored) => {
  localStorage.setItem('utalii.post-draft', stored)
  expect(readPostDraft()).toMatchObject(EMPTY)
})
