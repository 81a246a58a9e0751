import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { notify, type Notice } from '#ui/toaster.tsx'
import { useWelcome } from './use-welcome.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
vi.mock('#gateway/profiles.ts', () => ({ fetchProfile: () => Promise.reject(new Error('down')) }))

const USER = { id: 'a', email: 'amina@example.com', name: 'Amina' }
const sessionOf = (id: string) => ({
  userId: 'a',
  email: USER.email,
  accessToken: `head.${btoa(JSON.stringify({ session_id: id }))}.sign`,
})

afterEach(() => localStorage.clear())

it('welcomes once per sign-in, for three seconds', () => {
  for (const id of ['1', '1', '2']) renderHook(() => useWelcome(USER, sessionOf(id)))
  expect(vi.mocked(notify).mock.calls.map(([{ title, durationMs }]) => [title, durationMs])).toEqual([
    ['Karibu, Amina!', 3000],
    ['Karibu, Amina!', 3000],
  ])
})
