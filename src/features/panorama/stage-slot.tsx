import { useLayoutEffect, useRef } from 'react'
import { parkStageHost, stageHostElement } from '#platform/stage-host.ts'
import { showStage } from '#state/tour-store.ts'

type Props = {
  /** True while a still picture lies over the stage: it stays where it is and draws nothing. */
  isCovered: boolean
}

/** The place on the page where the one canvas is shown while this page is there. */
export function StageSlot({ isCovered }: Props) {
  const slot = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = slot.current
    const host = stageHostElement()
    element?.append(host)
    return () => {
      // The next page may have taken the canvas already.
      if (host.parentElement !== element) return
      parkStageHost()
      showStage(false)
    }
  }, [])

  useLayoutEffect(() => showStage(!isCovered), [isCovered])

  return <div ref={slot} className="stage-slot" />
}
