import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountEn } from '#content/messages/account.en.ts'
import { beginRecovery, forgetSession } from '#gateway/auth.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
vi.mock('#gateway/auth.ts')

const setPassword = vi.fn<(password: string) => Promise<boolean>>()
const onDone = vi.fn<() => void>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(forgetSession).mockResolvedValue()
  vi.mocked(beginRecovery).mockResolvedValue({ setPassword })
})

it.each([
  ['everywhere', true, accountEn.newPassword.done],
  ['here alone', false, accountEn.newPassword.doneHere],
])('tells that the password has changed, and that sessions ended %s', async (_, isEndedEverywhere, notice) => {
  setPassword.mockResolvedValue(isEndedEverywhere)
  render(<NewPasswordForm tokenHash="token" onDone={onDone} onExpired={() => {}} />)
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'secret-2' } })
  fireEvent.change(screen.getByLabelText('Confirm Password'), { target: { value: 'secret-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(setPassword).toHaveBeenCalledExactlyOnceWith('secret-2')
  expect(notify).toHaveBeenCalledExactlyOnceWith(notice)
})
