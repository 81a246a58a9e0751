import '#features/account/account.css'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { accountEn } from '#content/messages/account.en.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { AccountFrame } from '#features/account/account-frame.tsx'
import { SignUpForm } from '#features/account/sign-up-form.tsx'
import { useIsAuthenticated } from '#state/session-store.ts'

export const handle = { title: accountEn.signUp.title } satisfies PageHandle

export function Component() {
  const { heading, text, other, otherLink } = accountEn.signUp
  const navigate = useNavigate()
  if (useIsAuthenticated()) return <Navigate to="/dashboard" replace />
  return (
    <AccountFrame
      place="zanzibar-beaches"
      heading={heading}
      text={text}
      foot={
        <>
          {other} <Link to="/signin">{otherLink}</Link>
        </>
      }
    >
      <SignUpForm onSignedUp={() => void navigate('/signin')} />
    </AccountFrame>
  )
}
