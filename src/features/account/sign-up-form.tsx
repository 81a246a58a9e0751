import { useState } from 'react'
import { accountEn } from '#content/messages/account.en.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { signUp } from './auth-layer.ts'
import { PasswordField } from './password-field.tsx'
import { passwordStrength } from './password-rules.ts'
import { type SignUpFields, signUpFault } from './sign-up-check.ts'
import { useBusySubmit } from './use-busy-submit.ts'

/** What was typed stays when the account cannot be made. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const texts = accountEn.signUp
  const [fields, setFields] = useState<SignUpFields>({ name: '', email: '', password: '', confirmPassword: '' })
  const control = (name: keyof SignUpFields) => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget
      setFields((present) => ({ ...present, [name]: value }))
    },
  })
  const { isBusy, handleSubmit } = useBusySubmit(async () => {
    const fault = signUpFault(fields)
    if (fault !== null) {
      notify({ title: accountEn.error, text: fault, kind: 'error' })
      return
    }
    await signUp(fields.name.trim(), fields.email.trim(), fields.password)
    notify(texts.done)
    onSignedUp()
  })

  return (
    <form className="account-form" noValidate onSubmit={handleSubmit}>
      <TextField label={texts.name} type="text" autoComplete="name" required {...control('name')} />
      <TextField label={accountEn.email} type="email" autoComplete="username" required {...control('email')} />
      <PasswordField
        label={accountEn.password}
        autoComplete="new-password"
        hint={texts.strength[passwordStrength(fields.password)]}
        {...control('password')}
      />
      <PasswordField label={texts.confirm} autoComplete="new-password" {...control('confirmPassword')} />
      <Button type="submit" className="button-large" disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
