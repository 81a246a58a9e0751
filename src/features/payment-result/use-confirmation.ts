import { useEffect, useState } from 'react'
import type { ConfirmedOrder } from '#content/order.ts'
import { AppError } from '#core/app-error.ts'
import { confirmPayment } from '#gateway/payments.ts'

/** `slow` is still being asked; `waiting` is asked no more from here; `unknown` is not for whoever is here. */
export type Confirmation =
  | { phase: 'asking' | 'slow' | 'unreachable' | 'waiting' | 'unknown' }
  | { phase: 'settled'; order: ConfirmedOrder }

/** The provider is asked with growing pauses; the whole takes about ten minutes. */
const PAUSES_MS = [1000, 1500, 2000, 3000, 5000]
const LATER_PAUSE_MS = 10_000
const SLOW_AFTER_TRIES = 8
const MOST_TRIES = 65
const ENDS = new Set<Confirmation['phase']>(['settled', 'waiting', 'unknown'])
const UNSETTLED = new Set(['created', 'pending', 'approved', 'review'])

/** Asks how an order stands until it is settled, or for long enough; `askAgain` begins anew, as a reload does. */
export function useConfirmation(
  orderId: string | null,
  isCanceled: boolean,
): { confirmation: Confirmation; askAgain: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>({ phase: 'asking' })
  const [round, setRound] = useState(1)

  useEffect(() => {
    if (orderId === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async (tries: number) => {
      const answer = await look(orderId, isCanceled)
      if (isOver) return
      const next = confirmationFrom(answer, tries)
      setConfirmation(next)
      if (ENDS.has(next.phase)) return
      timer = setTimeout(() => void ask(tries + 1), PAUSES_MS[tries - 1] ?? LATER_PAUSE_MS)
    }
    void ask(1)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [orderId, isCanceled, round])

  const askAgain = () => {
    setConfirmation({ phase: 'asking' })
    setRound(round + 1)
  }
  return { confirmation, askAgain }
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
  if (answer === 'unknown') return { phase: answer }
  if (answer !== 'unreachable' && !UNSETTLED.has(answer.status)) return { phase: 'settled', order: answer }
  if (tries >= MOST_TRIES) return { phase: 'waiting' }
  if (answer === 'unreachable') return { phase: answer }
  return { phase: tries >= SLOW_AFTER_TRIES || answer.status === 'review' ? 'slow' : 'asking' }
}
