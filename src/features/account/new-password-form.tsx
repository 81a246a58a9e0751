import { useRef, useState } from 'react'
import { accountEn } from '#content/messages/account.en.ts'
import { AppError } from '#core/app-error.ts'
import { beginRecovery, type Recovery } from '#gateway/auth.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { forgetHeldSession } from './auth-layer.ts'
import { failureText } from './failure-text.ts'
import { PasswordField } from './password-field.tsx'
import { passwordStrength, SHORTEST_PASSWORD } from './password-rules.ts'
import { useBusySubmit } from './use-busy-submit.ts'

type Props = { tokenHash: string; onDone: () => void; onExpired: () => void }

/** Sets a new password with the token of a mailed link, which is used up by the first try. */
export function NewPasswordForm({ tokenHash, onDone, onExpired }: Props) {
  const texts = accountEn.newPassword
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  /** A password that is refused can be tried again, though the token is gone. */
  const recovery = useRef<Recovery>(null)
  const { isBusy, handleSubmit } = useBusySubmit(async () => {
    const fault = newPasswordFault(password, confirmation)
    if (fault !== null) {
      notify({ title: accountEn.error, text: fault, kind: 'error' })
      return
    }
    let isEndedEverywhere: boolean
    try {
      recovery.current ??= await beginRecovery(tokenHash)
      isEndedEverywhere = await recovery.current.setPassword(password)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') onExpired()
      else notify({ title: texts.failed.title, text: failureText(error, texts.failed.text), kind: 'error' })
      throw error
    }
    await forgetHeldSession()
    notify(isEndedEverywhere ? texts.done : texts.doneHere)
    onDone()
  })

  return (
    <form className="account-form" noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={accountEn.signUp.strength[passwordStrength(password)]}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        label={accountEn.signUp.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button type="submit" className="button-large" disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}

/** As at sign-up. */
function newPasswordFault(password: string, confirmation: string): string | null {
  const { missing, different, short } = accountEn.signUp
  if (!password) return missing
  if (password !== confirmation) return different
  return password.length < SHORTEST_PASSWORD ? short : null
}
