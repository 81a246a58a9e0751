import { beforeEach, expect, it } from 'vitest'
import { EMPTY_POST_DRAFT, forgetPostDraft, keepPostDraft, readPostDraft } from './post-draft.ts'

beforeEach(() => localStorage.clear())

it('a draft is kept until it is sent', () => {
  const draft = { type: 'VR', text: 'Half a sentence', location: 'Lamu', alt: '' } as const
  keepPostDraft(draft)
  expect(readPostDraft()).toEqual(draft)
  forgetPostDraft()
  expect(readPostDraft()).toEqual(EMPTY_POST_DRAFT)
})

it.each(['', 'null', '[]', '{"type":"Ad","text":5}', 'nonsense'])('%j is an empty one', (stored) => {
  localStorage.setItem('utalii.post-draft', stored)
  expect(readPostDraft()).toEqual(EMPTY_POST_DRAFT)
})
