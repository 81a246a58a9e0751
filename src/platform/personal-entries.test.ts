// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { clearPersonalEntries } from './personal-entries.ts'

afterEach(() => localStorage.clear())

it('clears the drafts of every destination, and nothing else', () => {
  localStorage.setItem('utalii.visit-draft.serengeti', '{}')
  localStorage.setItem('utalii.preferences', 'mine')
  localStorage.setItem('utalii.visit-draft.zanzibar', '{}')
  clearPersonalEntries()
  expect(Object.keys(localStorage)).toEqual(['utalii.preferences'])
})
