import '#features/account/account.css'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { accountEn } from '#content/messages/account.en.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { AccountFrame } from '#features/account/account-frame.tsx'
import { NewPasswordForm } from '#features/account/new-password-form.tsx'
import { ResetRequestForm } from '#features/account/reset-request-form.tsx'
import { Button } from '#ui/button.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

export const handle = { title: accountEn.reset.title } satisfies PageHandle

/** Asks for a link; opened from that link, it sets a new password. */
export function Component() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [isExpired, setIsExpired] = useState(false)
  // The page was written before anybody knew its link.
  const tokenHash = useIsHydrated() && query.get('type') === 'recovery' ? query.get('token_hash') : null
  const { reset, newPassword } = accountEn
  const foot = <Link to="/signin">{reset.back}</Link>

  if (tokenHash === null) {
    return (
      <AccountFrame place="mt-kilimanjaro" heading={reset.heading} text={reset.text} foot={foot}>
        <ResetRequestForm />
      </AccountFrame>
    )
  }
  if (isExpired) {
    const { heading, text, again } = newPassword.expired
    return (
      <AccountFrame place="mt-kilimanjaro" heading={heading} text={text} foot={foot}>
        <Button
          className="button-large"
          onClick={() => {
            setIsExpired(false)
            setQuery({}, { replace: true })
          }}
        >
          {again}
        </Button>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame place="mt-kilimanjaro" heading={newPassword.heading} text={newPassword.text} foot={foot}>
      <NewPasswordForm
        tokenHash={tokenHash}
        onDone={() => void navigate('/signin')}
        onExpired={() => setIsExpired(true)}
      />
    </AccountFrame>
  )
}
