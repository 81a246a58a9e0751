import { beforeEach, expect, it } from 'vitest'
import { forgetPostDraft, keepPostDraft, readPostDraft } from './post-draft.ts'

beforeEach(() => localStorage.clear())

const EMPTY = { type: 'Post', text: '', location: '', alt: '' }

it('a draft is kept until it is sent', () => {
  const draft = { id: 'mine', type: 'VR', text: 'Half a sentence', location: 'Lamu', alt: '' } as const
  keepPostDraft(draft)
  expect(readPostDraft()).toEqual(draft)
  forgetPostDraft()
  expect(readPostDraft()).toMatchObject(EMPTY)
  // Another post.
  expect(readPostDraft().id).not.toBe('mine')
})

it.each(['', 'null', '[]', '{"type":"Ad","text":5}', 'nonsense'])('%j is an empty one', (stored) => {
  localStorage.setItem('utalii.post-draft', stored)
  expect(readPostDraft()).toMatchObject(EMPTY)
})
