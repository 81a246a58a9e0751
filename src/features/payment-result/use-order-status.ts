import { useEffect, useState } from 'react'
import type { ConfirmedOrder } from '#content/order.ts'
import { confirmPayment } from '#gateway/payments.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the server says about the order of an address; null until it has said something. */
export function useOrderStatus(orderId: string | null): ConfirmedOrder | null {
  const [order, setOrder] = useState<ConfirmedOrder | null>(null)
  useEffect(() => {
    if (orderId === null || !UUID.test(orderId)) return
    let isOver = false
    confirmPayment(orderId, false).then(
      (known) => !isOver && setOrder(known),
      // The page says already that nothing is known for sure.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [orderId])
  return order
}
