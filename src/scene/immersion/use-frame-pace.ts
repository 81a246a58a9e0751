import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { immersionStore } from '#state/immersion-store.ts'
import { lowerHeadsetScale } from '#state/preferences-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { createFramePace } from './frame-pace.ts'

/** Lets the next session draw fewer pixels where this one cannot keep up; once in a session, by one step. */
export function useFramePace(): void {
  const pace = useRef<ReturnType<typeof createFramePace> | null>(null)

  useFrame((_, deltaS, frame) => {
    if (!frame) {
      pace.current = null
      return
    }
    pace.current ??= createFramePace()
    const rateHz = frame.session.frameRate
    // While a place is on its way, it is its arrival that takes the time.
    const isAtRest = tourStore.getState().loadState !== 'loading'
    if (!rateHz || !isAtRest || immersionStore.getState().headsetVisibility !== 'visible') return
    if (pace.current.note(deltaS, rateHz)) lowerHeadsetScale()
  })
}
