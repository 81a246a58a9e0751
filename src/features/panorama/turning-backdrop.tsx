import { useEffect, useRef, useState } from 'react'
import { usePresenting } from '#state/immersion-store.ts'
import { useLoadState, useShownPanoramaId } from '#state/tour-store.ts'
import { startRotation, stopRotation, useRotation } from '#state/view-store.ts'
import { IconButton } from '#ui/button.tsx'
import { PauseIcon, PlayIcon } from '#ui/icons.tsx'
import { StageSlot } from './stage-slot.tsx'
import { useLiveWelcome } from './use-live-welcome.ts'
import { useShownPanorama } from './use-shown-panorama.ts'

type Props = {
  panoramaId: string
  pauseLabel: string
  playLabel: string
}

/**
 * The live panorama, slowly turning over its own first view as a still picture. It begins only where it is welcome,
 * can be paused, and rests while it is out of sight. Whoever came here in a headset keeps the place that they are in.
 */
export function TurningBackdrop(props: Props) {
  const isWelcome = useLiveWelcome()
  const isPresenting = usePresenting() !== 'none'
  return isWelcome && !isPresenting ? <LiveBackdrop {...props} /> : null
}

function LiveBackdrop({ panoramaId, pauseLabel, playLabel }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [isInSight, setIsInSight] = useState(true)
  useShownPanorama(panoramaId, [], '')
  const loadState = useLoadState()
  const isSharp = useShownPanoramaId() === panoramaId && loadState === 'sharp'
  const [hasBegun, setHasBegun] = useState(false)
  if (isSharp && !hasBegun) setHasBegun(true)
  const isTurning = useRotation() === 'turning'

  useEffect(() => {
    if (!hasBegun) return
    startRotation({ turnsByItself: true })
    return () => stopRotation()
  }, [hasBegun])

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={frame} className="turning-backdrop" data-live={hasBegun} data-testid="live-backdrop" aria-hidden="true">
        <StageSlot isCovered={!isInSight} />
      </div>
      {hasBegun && (
        <IconButton
          look="on-picture"
          className="turning-backdrop-pause"
          label={isTurning ? pauseLabel : playLabel}
          icon={isTurning ? <PauseIcon /> : <PlayIcon />}
          onClick={() => (isTurning ? stopRotation() : startRotation({ turnsByItself: true }))}
        />
      )}
    </>
  )
}
