import type { ReactNode } from 'react'

type Props = {
  outcome: 'success' | 'canceled' | 'confirming'
  heading: string
  /** What happened and what comes next. */
  children: ReactNode
  actions: ReactNode
}

/** A page about a payment: one sentence, what it means, and where to go from here. */
export function PaymentOutcome({ outcome, heading, children, actions }: Props) {
  return (
    <section className="outcome" data-outcome={outcome}>
      <h1 id="page-title" tabIndex={-1}>
        {heading}
      </h1>
      <div className="outcome-text">{children}</div>
      {actions && <div className="outcome-actions">{actions}</div>}
    </section>
  )
}
