import '#features/account/account.css'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { accountEn } from '#content/messages/account.en.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { AccountFrame } from '#features/account/account-frame.tsx'
import { SignInForm } from '#features/account/sign-in-form.tsx'
import { useIsAuthenticated } from '#state/session-store.ts'

export const handle = { title: accountEn.signIn.title } satisfies PageHandle

export function Component() {
  const { heading, text, other, otherLink } = accountEn.signIn
  const navigate = useNavigate()
  if (useIsAuthenticated()) return <Navigate to="/dashboard" replace />
  return (
    <AccountFrame
      place="maasai-mara-safari"
      heading={heading}
      text={text}
      foot={
        <>
          {other} <Link to="/signup">{otherLink}</Link>
        </>
      }
    >
      <SignInForm onSignedIn={() => void navigate('/dashboard')} />
    </AccountFrame>
  )
}
