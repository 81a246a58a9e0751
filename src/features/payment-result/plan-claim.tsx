import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentResultMessages } from '#content/messages/payment-result.ts'
import { claimOrder } from '#gateway/plans-and-orders.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

type Props = { token: string; person: 'loading' | 'signed-out' | 'signed-in' }
type Outcome = 'claiming' | 'claimed' | 'used' | 'failed'

/** What the link in a mail leads to: takes what was bought without an account to the person who is signed in. */
export function PlanClaim({ token, person }: Props) {
  const { claim } = useMessages(paymentResultMessages)
  const outcome = useClaim(person === 'signed-in' ? token : null)

  if (person === 'signed-out') {
    return (
      <PaymentOutcome
        outcome="confirming"
        heading={claim.signedOut.heading}
        actions={
          <>
            <Link to="/signin" className={buttonClass()}>
              {claim.signIn}
            </Link>
            <Link to="/signup" className={buttonClass('secondary')}>
              {claim.signUp}
            </Link>
          </>
        }
      >
        <p>{claim.signedOut.text}</p>
      </PaymentOutcome>
    )
  }
  const { heading, text } = claim[outcome]
  return (
    <PaymentOutcome
      outcome={outcome === 'claimed' ? 'success' : 'confirming'}
      heading={heading}
      actions={
        <Link to="/dashboard/settings" className={buttonClass()}>
          {claim.payments}
        </Link>
      }
    >
      {outcome === 'claiming' && <Progress label={heading} className="outcome-progress" />}
      <p role="status">{text}</p>
    </PaymentOutcome>
  )
}

/** Once for each token, also where the page is drawn twice. */
function useClaim(token: string | null): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('claiming')
  useEffect(() => {
    if (token === null) return
    let isOver = false
    claimOrder(token).then(
      (isClaimed) => !isOver && setOutcome(isClaimed ? 'claimed' : 'used'),
      () => !isOver && setOutcome('failed'),
    )
    return () => {
      isOver = true
    }
  }, [token])
  return outcome
}
