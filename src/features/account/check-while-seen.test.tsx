import { beforeEach, expect, it, vi } from 'vitest'
import { checkSession } from '#gateway/auth.ts'
import { POST_DRAFT_ENTRY } from '#platform/personal-entries.ts'
import { clearSession, showSession } from '#state/session-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { checkWhileSeen } from './check-while-seen.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
vi.mock('#gateway/auth.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.mocked(checkSession).mockResolvedValue(false)
  showSession({ userId: 'a', email: 'amina@example.com', accessToken: '1' })
  const stop = checkWhileSeen()
  return () => {
    stop()
    clearSession()
    vi.useRealTimers()
  }
})

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('asks every thirty seconds while the page is seen, and when it is looked at again', async () => {
  await vi.advanceTimersByTimeAsync(29_999)
  expect(checkSession).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(checkSession).toHaveBeenCalledTimes(1)
  look('hidden')
  await vi.advanceTimersByTimeAsync(90_000)
  expect(checkSession).toHaveBeenCalledTimes(1)
  look('visible')
  expect(checkSession).toHaveBeenCalledTimes(2)
  expect(notify).not.toHaveBeenCalled()
})

it('says that the session was ended elsewhere', async () => {
  vi.mocked(checkSession).mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Signed out', kind: 'error' }))
})

it('leaves no drafts of whoever ended it on this device', async () => {
  localStorage.setItem(POST_DRAFT_ENTRY, 'Diani at dawn')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(localStorage.getItem(POST_DRAFT_ENTRY)).toBe('Diani at dawn')
  vi.mocked(checkSession).mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(localStorage.getItem(POST_DRAFT_ENTRY)).toBeNull()
})

it('takes no answer for no news', async () => {
  vi.mocked(checkSession).mockRejectedValue(new Error('down'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(notify).not.toHaveBeenCalled()
})

it('asks nothing for whoever is signed out', async () => {
  clearSession()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checkSession).not.toHaveBeenCalled()
})
