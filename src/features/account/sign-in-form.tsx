import { useState } from 'react'
import { Link } from 'react-router-dom'
import { accountEn } from '#content/messages/account.en.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { signIn } from './auth-layer.ts'
import { PasswordField } from './password-field.tsx'
import { useBusySubmit } from './use-busy-submit.ts'

/** Both fields stay as they were typed when signing in fails. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const texts = accountEn.signIn
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, handleSubmit } = useBusySubmit(async () => {
    if (!email.trim() || !password) {
      notify({ title: accountEn.error, text: texts.missing, kind: 'error' })
      return
    }
    await signIn(email.trim(), password)
    notify(texts.done)
    onSignedIn()
  })

  return (
    <form className="account-form" noValidate onSubmit={handleSubmit}>
      <TextField
        label={accountEn.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label={accountEn.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Link to="/reset-password" className="account-forgot">
        {texts.forgot}
      </Link>
      <Button type="submit" className="button-large" disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
