import { Link } from 'react-router-dom'
import { plural } from '#content/messages/language.ts'
import { paymentsMessages } from '#content/messages/payments.ts'
import { hasReceipt, type Order } from '#content/order.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { planById } from '#content/plans.ts'
import { dollarsFromCents } from '#core/money.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { dayIn } from './day-text.ts'

type Props = { orders: readonly Order[] }

/** What was ordered, the latest first, with its state and its receipt. */
export function OrderList({ orders }: Props) {
  const { orders: texts } = useMessages(paymentsMessages)
  if (orders.length === 0) return <p className="field-hint">{texts.none}</p>
  return (
    <ul className="order-list" aria-label={texts.title}>
      {orders.map((order) => (
        <OrderItem key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderItem({ order }: { order: Order }) {
  const { orders: texts, months: forms } = useMessages(paymentsMessages)
  const language = useLanguage()
  const { id, planId, months, amountCents, refundedCents, provider, status, amountDiffers, createdAt } = order
  const what = `${planById(planId).name}, ${months} ${plural(language, months, forms)}`
  return (
    <li className="order" data-status={status}>
      <p className="order-what">{what}</p>
      <p className="order-amount">${dollarsFromCents(amountCents)}</p>
      <p className="order-state">
        <span>{amountDiffers ? texts.differs : texts.statuses[status]}</span> {dayIn(language, createdAt)},{' '}
        {PROVIDER_NAMES[provider]}
        {refundedCents > 0 && <> · {texts.returned(`$${dollarsFromCents(refundedCents)}`)}</>}
      </p>
      {hasReceipt(order) && (
        <Link to={`/dashboard/settings?receipt=${id}`} className={buttonClass('quiet', 'order-receipt')}>
          {texts.receipt} <span className="sr-only">{what}</span>
        </Link>
      )}
    </li>
  )
}
