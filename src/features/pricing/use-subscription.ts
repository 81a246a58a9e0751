import { useState } from 'react'
import { pricingMessages } from '#content/messages/pricing.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { MONTHS_MIN } from '#content/plans.ts'
import { createPayment } from '#gateway/payments.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { toPaymentRequest, type CustomerDetails, type Subscription } from './payment-request.ts'

export type SubscriptionForm = ReturnType<typeof useSubscription>

/** The sheet's state. What was chosen and typed stays when the sheet is closed, and goes with the page. */
export function useSubscription() {
  const { toasts } = useMessages(pricingMessages)
  const [subscription, setSubscription] = useState<Subscription>({
    planName: null,
    months: MONTHS_MIN,
    method: 'paypal',
  })
  const [typed, setTyped] = useState<Partial<CustomerDetails>>({})
  const signedInEmail = useSessionUser()?.email ?? ''
  // What was typed stays, an emptied field too; until then the account's address stands there.
  const customer: CustomerDetails = { firstName: '', lastName: '', email: signedInEmail, phone: '', ...typed }
  const [isOpen, setIsOpen] = useState(false)
  const [isProcessing, setIsProcessing] = useState(false)

  const change = (part: Partial<Subscription>) => setSubscription((present) => ({ ...present, ...part }))
  const changeCustomer = (part: Partial<CustomerDetails>) => setTyped((present) => ({ ...present, ...part }))

  function choosePlan(planName: string): void {
    change({ planName })
    setIsOpen(true)
  }

  async function pay(): Promise<void> {
    if (isProcessing) return
    setIsProcessing(true)
    try {
      const url = await createPayment(subscription.method, toPaymentRequest(subscription, customer))
      const provider = PROVIDER_NAMES[subscription.method]
      notify({ title: toasts.redirecting.title(provider), text: toasts.redirecting.text })
      location.assign(url)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      notify({ title: toasts.failed.title, text: message || toasts.failed.text, kind: 'error' })
    } finally {
      setIsProcessing(false)
    }
  }

  const close = () => setIsOpen(false)

  return { subscription, customer, isOpen, isProcessing, choosePlan, close, change, changeCustomer, pay }
}
