import { useEffect, useState } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import { bearingDegFromHeadingDeg } from '#core/angles.ts'
import { useMessages } from '#state/preferences-store.ts'
import { viewStore } from '#state/view-store.ts'

const SHOWN_MS = 5000

export type DirectionAnswer = {
  /** Grows with every question, so that the same answer is spoken again. */
  count: number
  /** Null before the first question, and a while after the last. */
  text: string | null
}

/**
 * Says which way the view faces when it is asked, and only then: spoken at every turn it would be noise. Where nobody knows
 * where north is, it says nothing.
 */
export function useDirectionAnswer(northOffsetDeg: number | null) {
  const { compass } = useMessages(viewerMessages)
  const [answer, setAnswer] = useState<DirectionAnswer>({ count: 0, text: null })

  useEffect(() => {
    if (answer.text === null) return
    const timer = setTimeout(() => setAnswer(({ count }) => ({ count, text: null })), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])

  function ask(): void {
    if (northOffsetDeg === null) return
    const bearingDeg = bearingDegFromHeadingDeg(viewStore.getState().facingHeadingDeg, northOffsetDeg)
    setAnswer(({ count }) => ({ count: count + 1, text: compass.looking(Math.round(bearingDeg / 45) % 8) }))
  }

  return { answer, ask }
}
