import { useEffect, useState } from 'react'
import type { ConfirmedOrder } from '#content/order.ts'
import { AppError } from '#core/app-error.ts'
import { confirmPayment } from '#gateway/payments.ts'

/** `slow` is still being asked; `unknown` is an order that is not for whoever is here. */
export type Confirmation =
  | { phase: 'asking' | 'slow' | 'unknown' | 'unreachable' }
  | { phase: 'settled'; order: ConfirmedOrder }

/** The provider is asked with growing pauses; the whole takes about ten minutes, and a reload begins again. */
const PAUSES_MS = [1000, 1500, 2000, 3000, 5000]
const LATER_PAUSE_MS = 10_000
const SLOW_AFTER_TRIES = 8
const MOST_TRIES = 65
const UNSETTLED = new Set(['created', 'pending', 'approved', 'review'])

/** Asks how an order stands until it is settled. */
export function useConfirmation(orderId: string | null, isCanceled: boolean): Confirmation {
  const [confirmation, setConfirmation] = useState<Confirmation>({ phase: 'asking' })

  useEffect(() => {
    if (orderId === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async (tries: number) => {
      const answer = await look(orderId, isCanceled)
      if (isOver) return
      const next = confirmationFrom(answer, tries)
      setConfirmation(next)
      if (next.phase === 'settled' || next.phase === 'unknown' || tries >= MOST_TRIES) return
      timer = setTimeout(() => void ask(tries + 1), PAUSES_MS[tries - 1] ?? LATER_PAUSE_MS)
    }
    void ask(1)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [orderId, isCanceled])

  return confirmation
}

type Answer = ConfirmedOrder | 'unknown' | 'unreachable'

async function look(orderId: string, isCanceled: boolean): Promise<Answer> {
  try {
    return await confirmPayment(orderId, isCanceled)
  } catch (error) {
    return error instanceof AppError && error.code === 'not-found' ? 'unknown' : 'unreachable'
  }
}

function confirmationFrom(answer: Answer, tries: number): Confirmation {
  if (answer === 'unknown' || answer === 'unreachable') return { phase: answer }
  if (!UNSETTLED.has(answer.status)) return { phase: 'settled', order: answer }
  return { phase: tries >= SLOW_AFTER_TRIES || answer.status === 'review' ? 'slow' : 'asking' }
}
