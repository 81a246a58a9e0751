import { useEffect, useState } from 'react'
import { prefersReducedMotion, watchReducedMotion } from '#platform/environment.ts'
import { affordsLivePictures, whenIdle } from '#platform/live-pictures.ts'
import { useLowData } from '#state/preferences-store.ts'

/**
 * True once the page is idle, where the device affords a live picture and the person has nothing against one; false again
 * as soon as they have.
 */
export function useLiveWelcome(): boolean {
  const lowData = useLowData()
  const [isCalm, setIsCalm] = useState(true)
  const [isAfforded, setIsAfforded] = useState(false)

  useEffect(() => {
    const follow = () => setIsCalm(prefersReducedMotion())
    follow()
    return watchReducedMotion(follow)
  }, [])

  useEffect(() => {
    if (isCalm || isAfforded) return
    return whenIdle(() => void affordsLivePictures().then(setIsAfforded))
  }, [isCalm, isAfforded])

  return isAfforded && !isCalm && !lowData
}
