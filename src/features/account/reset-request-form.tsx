import { useState } from 'react'
import { accountEn } from '#content/messages/account.en.ts'
import { requestPasswordReset } from '#gateway/auth.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { failureText } from './failure-text.ts'
import { useBusySubmit } from './use-busy-submit.ts'

/** Asks for the mail with the link. The answer is the same for every address. */
export function ResetRequestForm() {
  const texts = accountEn.reset
  const [email, setEmail] = useState('')
  const { isBusy, handleSubmit } = useBusySubmit(async () => {
    if (!email.trim()) {
      notify({ title: accountEn.error, text: texts.missing, kind: 'error' })
      return
    }
    try {
      await requestPasswordReset(email.trim())
    } catch (error) {
      notify({ title: texts.failed.title, text: failureText(error, texts.failed.text), kind: 'error' })
      throw error
    }
    notify(texts.sent)
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
      <Button type="submit" className="button-large" disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
