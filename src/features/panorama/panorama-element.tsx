import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import { usePresenting } from '#state/immersion-store.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useLoadState, useShownPanoramaId } from '#state/tour-store.ts'
import { useIsFirstView } from '#state/view-store.ts'
import { attachPointerGestures } from './pointer-gestures.ts'
import { useMatches } from './use-matches.ts'
import { useViewAttributes } from './use-view-attributes.ts'
import { handleViewKey } from './view-keys.ts'
import { attachWheelZoom } from './wheel-zoom.ts'

/** What the viewer takes from the page around it; in full screen it takes everything. */
export type ViewGestures = {
  /** Where this media query matches, the wheel zooms at once; elsewhere the page scrolls. Nowhere, unless named. */
  freeWheelMedia?: string
  /** Where this one matches, one finger scrolls the page and two look around. One finger looks, unless named. */
  twoFingersMedia?: string
  /** Lets taps choose something in the picture. Returns the undoing. */
  attachTaps?: (element: HTMLElement) => () => void
}

const SCROLL_HINT_MS = 1500

type Props = {
  panoramaId: string
  name: string
  isCovered: boolean
  gestures: ViewGestures
  fullScreen: { isFullScreen: boolean; toggle: () => void }
  onDirectionAsked: () => void
  children: ReactNode
}

/** The picture that can be held, turned and read out. Its attributes follow the stores. */
export function PanoramaElement(props: Props) {
  const { panoramaId, name, isCovered, gestures, fullScreen, onDirectionAsked, children } = props
  const { freeWheelMedia = 'not all', twoFingersMedia = 'not all', attachTaps } = gestures
  const fingers = useMatches(twoFingersMedia) ? 'two' : 'one'
  const texts = useMessages(viewerMessages)
  const element = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const isFullScreenNow = useRef(fullScreen.isFullScreen)
  const loadState = useLoadState()
  // Until the stage has been asked for this panorama, what it says is about another one.
  const isAsked = useShownPanoramaId() === panoramaId

  const viewAttributes = useViewAttributes(element)

  useEffect(() => {
    isFullScreenNow.current = fullScreen.isFullScreen
  }, [fullScreen.isFullScreen])

  useEffect(() => (element.current ? attachTaps?.(element.current) : undefined), [attachTaps])
  const needsScrollHint = usePointerGestures(element, fingers, isFullScreenNow)
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
      aria-roledescription={texts.role}
      aria-label={texts.name(name)}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the focus to receive keys
      tabIndex={0}
      inert={isCovered}
      data-testid="panorama"
      data-panorama={panoramaId}
      data-state={isAsked ? loadState : 'loading'}
      {...viewAttributes}
      data-presenting={usePresenting()}
      data-first-view={useIsFirstView() || undefined}
      data-fingers={fingers}
      onKeyDown={(event) =>
        handleViewKey(event, { toggleFullScreen: fullScreen.toggle, tellDirection: onDirectionAsked })
      }
    >
      {children}
      <p id={hintId} hidden>
        {texts.keys}
      </p>
      {needsScrollHint && <p className="scroll-hint">{texts.twoFingers}</p>}
    </div>
  )
}

/** Attaches the gestures; true for a moment after one finger scrolled the page where it takes two to look around. */
function usePointerGestures(
  element: RefObject<HTMLElement | null>,
  fingers: 'one' | 'two',
  isFullScreen: RefObject<boolean>,
): boolean {
  const [needsHint, setNeedsHint] = useState(false)

  useEffect(() => {
    if (!element.current) return
    return attachPointerGestures(element.current, {
      needsTwoFingers: () => fingers === 'two' && !isFullScreen.current,
      onScrolled: () => setNeedsHint(true),
    })
  }, [element, fingers, isFullScreen])

  useEffect(() => {
    if (!needsHint) return
    const timer = setTimeout(() => setNeedsHint(false), SCROLL_HINT_MS)
    return () => clearTimeout(timer)
  }, [needsHint])

  return needsHint
}
