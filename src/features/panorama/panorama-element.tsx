import { useEffect, useId, useRef, type ReactNode } from 'react'
import { roundHeadingDeg } from '#core/angles.ts'
import { useLoadState, useShownPanoramaId } from '#state/tour-store.ts'
import { useFacingFovDeg, useFacingHeadingDeg, useFacingPitchDeg, useIsFirstView } from '#state/view-store.ts'
import { attachPointerGestures } from './pointer-gestures.ts'
import { handleViewKey } from './view-keys.ts'
import { attachWheelZoom } from './wheel-zoom.ts'

type Props = {
  panoramaId: string
  name: string
  isCovered: boolean
  freeWheelMedia: string
  fullScreen: { isFullScreen: boolean; toggle: () => void }
  children: ReactNode
}

/**
 * The picture that can be held, turned and read out. Its attributes follow the stores, so it renders up to ten times a
 * second while the view turns; its children are made by its parent and do not.
 */
export function PanoramaElement({ panoramaId, name, isCovered, freeWheelMedia, fullScreen, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const isFullScreenNow = useRef(fullScreen.isFullScreen)
  const loadState = useLoadState()
  // Until the stage has been asked for this panorama, what it says is about another one.
  const isAsked = useShownPanoramaId() === panoramaId

  useEffect(() => {
    isFullScreenNow.current = fullScreen.isFullScreen
  }, [fullScreen.isFullScreen])

  useEffect(() => (element.current ? attachPointerGestures(element.current) : undefined), [])
  useEffect(
    () =>
      element.current ? attachWheelZoom(element.current, freeWheelMedia, () => isFullScreenNow.current) : undefined,
    [freeWheelMedia],
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys
    <div
      ref={element}
      className="panorama on-picture"
      role="application"
      aria-roledescription="360° view"
      aria-label={`360° view of ${name}`}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the focus to receive keys
      tabIndex={0}
      inert={isCovered}
      data-testid="panorama"
      data-panorama={panoramaId}
      data-state={isAsked ? loadState : 'loading'}
      data-heading={roundHeadingDeg(useFacingHeadingDeg()).toFixed(1)}
      data-pitch={oneDecimal(useFacingPitchDeg())}
      data-fov={oneDecimal(useFacingFovDeg())}
      data-presenting="none"
      data-first-view={useIsFirstView() || undefined}
      onKeyDown={(event) => handleViewKey(event, fullScreen.toggle)}
    >
      {children}
      <p id={hintId} hidden>
        Arrow keys look around, plus and minus zoom, Home goes back to the first view, F is full screen.
      </p>
    </div>
  )
}

/** One decimal; a value that rounds to zero is never -0.0. */
function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10 + 0).toFixed(1)
}
