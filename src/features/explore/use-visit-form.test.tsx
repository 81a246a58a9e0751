import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { exploreEn } from '#content/messages/explore.en.ts'
import { clearSession, finishSessionCheck, tellUnreachable } from '#state/session-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { useVisitForm } from './use-visit-form.ts'
import { keepVisitDraft } from './visit-drafts.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))

const { visit } = exploreEn

beforeEach(() => {
  vi.mocked(notify).mockClear()
  keepVisitDraft('zanzibar-beaches', { arrival: '2999-01-01', departure: '2999-01-03', visitors: '2', requests: '' })
  return () => {
    clearSession()
    localStorage.clear()
  }
})

async function send() {
  const { result } = renderHook(() => useVisitForm({ slug: 'zanzibar-beaches', name: 'Zanzibar Beaches' }))
  await act(() => result.current.submit())
  return result.current.asksToSignIn
}

// In this order: the first look for a session is over once.
it('asks nobody to sign in before it is known who is there', async () => {
  expect(await send()).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ ...visit.failed, kind: 'error' })
})

it('asks nobody to sign in again whose session the server does not answer for', async () => {
  finishSessionCheck()
  tellUnreachable(true)
  expect(await send()).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ ...visit.failed, kind: 'error' })
})

it('asks whoever is signed out to sign in', async () => {
  finishSessionCheck()
  expect(await send()).toBe(true)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ ...visit.signedOut, kind: 'error' })
})
