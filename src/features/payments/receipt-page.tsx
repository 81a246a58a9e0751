import { Link } from 'react-router-dom'
import { APP_NAME } from '#content/app-name.ts'
import { plural } from '#content/messages/language.ts'
import { paymentsMessages } from '#content/messages/payments.ts'
import { hasReceipt, type Order } from '#content/order.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { planById } from '#content/plans.ts'
import { dollarsFromCents } from '#core/money.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/status.tsx'
import { dayIn } from './day-text.ts'
import { PaymentsPending } from './payments-pending.tsx'
import { usePayments } from './use-payments.ts'

type Props = { userId: string; orderId: string }

/** One receipt, alone on its page and on its paper. */
export function ReceiptPage({ userId, orderId }: Props) {
  const { receipt: texts } = useMessages(paymentsMessages)
  const query = usePayments(userId)
  const order = query.data?.orders.find(({ id }) => id === orderId)
  const paid = order && hasReceipt(order) ? order : null
  return (
    <div className="receipt-page">
      <header className="dashboard-header">
        <h1 id="page-title" tabIndex={-1}>
          {texts.title}
        </h1>
      </header>
      {paid ? (
        <Receipt order={paid} />
      ) : query.data ? (
        <EmptyState text={texts.none} />
      ) : (
        <PaymentsPending query={query} texts={texts} />
      )}
      <div className="dashboard-actions receipt-actions">
        {paid && <Button onClick={() => print()}>{texts.print}</Button>}
        <Link to="/dashboard/settings" className={buttonClass('secondary')}>
          {texts.back}
        </Link>
      </div>
    </div>
  )
}

function Receipt({ order }: { order: Order }) {
  const { receipt: texts, months: forms } = useMessages(paymentsMessages)
  const language = useLanguage()
  const { id, planId, months, amountCents, refundedCents, provider, paymentId, buyer, email, paidAt } = order
  const rows: readonly (readonly [string, string])[] = [
    [texts.paidOn, paidAt ? dayIn(language, paidAt) : ''],
    [texts.order, id],
    [texts.plan, `${planById(planId).name}, ${months} ${plural(language, months, forms)}`],
    [texts.paidThrough, `${PROVIDER_NAMES[provider]}, ${paymentId ?? ''}`],
    [texts.paidBy, [buyer, email].filter((part) => part !== '').join(', ')],
    [texts.total, `$${dollarsFromCents(amountCents)} USD`],
    ...(refundedCents > 0 ? [[texts.returned, `$${dollarsFromCents(refundedCents)} USD`] as const] : []),
  ]
  return (
    <section className="receipt" aria-label={texts.title}>
      <p className="receipt-seller">{APP_NAME}</p>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">{texts.note}</p>
    </section>
  )
}
