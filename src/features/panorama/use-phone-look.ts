import { useEffect, useState } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import { askForMotionSensors, canMoveToLookAround } from '#platform/motion-sensors.ts'
import { useMessages } from '#state/preferences-store.ts'
import { notify } from '#ui/toaster.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { followPhone } from './phone-look.ts'

const NOTICE_ID = 'phone-look'

export type PhoneLook = {
  /** False where the device cannot be turned, or has turned out to have no sensors. */
  isOffered: boolean
  isOn: boolean
  /** Must be called within a tap: the browser may ask for permission. */
  toggle: () => void
}

/** Looking around by turning the phone. It pauses, and stays chosen, while no panorama is seen. */
export function usePhoneLook(isPaused: boolean): PhoneLook {
  const { phone } = useMessages(viewerMessages)
  const [status, setStatus] = useState<'off' | 'on' | 'absent'>('off')
  // What the device can do is unknown where the page is prerendered.
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (status !== 'on' || isPaused) return
    return followPhone(() => {
      setStatus('absent')
      notify({ id: NOTICE_ID, title: phone.title, text: phone.silent })
    })
  }, [status, isPaused, phone])

  async function begin(): Promise<void> {
    const answer = await askForMotionSensors()
    if (answer === 'granted') setStatus('on')
    else notify({ id: NOTICE_ID, title: phone.title, text: phone.refused })
  }

  return {
    isOffered: isHydrated && !isPaused && status !== 'absent' && canMoveToLookAround(),
    isOn: status === 'on',
    toggle: () => (status === 'on' ? setStatus('off') : void begin()),
  }
}
