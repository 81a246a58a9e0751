import { Link } from 'react-router-dom'
import { paymentsMessages } from '#content/messages/payments.ts'
import type { MyPlan } from '#content/order.ts'
import { planById } from '#content/plans.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { dayIn } from './day-text.ts'
import { useStartTrial } from './use-payments.ts'

type Props = { userId: string; plan: MyPlan }

/** What is in force, until when, and what can be done about it. */
export function PlanSummary({ userId, plan: { planId, isTrial, until, paid, canTry } }: Props) {
  const { plan: texts } = useMessages(paymentsMessages)
  const language = useLanguage()
  const name = planId === null ? texts.none : planById(planId).name
  return (
    <div className="plan-summary">
      <p className="plan-summary-name">{name}</p>
      {isTrial && until && <p>{texts.trialUntil(dayIn(language, until))}</p>}
      {paid.map((run, index) => {
        const day = dayIn(language, run.until)
        const isPresent = index === 0 && !isTrial
        return (
          <p key={run.from.getTime()}>
            {isPresent ? texts.paidUntil(day) : texts.thenPaidUntil(planById(run.planId).name, day)}
          </p>
        )
      })}
      <p className="field-hint">{planId === null ? texts.noneText : texts.renewal}</p>
      <div className="dashboard-actions">
        <Link to="/pricing" className={buttonClass(canTry ? 'secondary' : 'primary')}>
          {paid.length > 0 ? texts.addMonths : texts.choose}
        </Link>
        {canTry && <TrialButton userId={userId} />}
      </div>
    </div>
  )
}

function TrialButton({ userId }: Pick<Props, 'userId'>) {
  const { trial } = useMessages(paymentsMessages)
  const { mutate, isPending } = useStartTrial(userId)
  const handleClick = () =>
    mutate(undefined, {
      onSuccess: (hasStarted) => notify(hasStarted ? trial.started : { ...trial.refused, kind: 'error' }),
      onError: () => notify({ ...trial.failed, kind: 'error' }),
    })
  return (
    <>
      <Button disabled={isPending} aria-describedby="trial-hint" onClick={handleClick}>
        {trial.start}
      </Button>
      <p id="trial-hint" className="field-hint">
        {trial.hint}
      </p>
    </>
  )
}
