import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { preferencesStore } from '#state/preferences-store.ts'
import { LanguageSwitch } from './language-switch.tsx'

beforeEach(() => {
  localStorage.clear()
  preferencesStore.setState(preferencesStore.getInitialState(), true)
})

it('begins in English and changes the language of what is around it', async () => {
  render(<LanguageSwitch />)
  expect(screen.getByRole('group', { name: 'Language' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Kiswahili' }))
  expect(screen.getByRole('group', { name: 'Lugha' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Kiswahili', pressed: true })).toBeDefined()
})
