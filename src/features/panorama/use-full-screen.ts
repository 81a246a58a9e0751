import { type RefObject, useCallback, useEffect, useState } from 'react'
import { onPageAsked } from '#state/tour-store.ts'
import { makeSurroundingsInert } from './inert-surroundings.ts'

/**
 * Full screen for the viewer. The document goes full screen and a style lets the viewer cover the window, so that
 * notices and dialogs stay visible; where the browser has no full screen for pages (iPhone) the style alone does it.
 * What it covers is out of reach until somebody leaves, or goes on at the form that plans a visit or at the conversation.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFullScreen, setIsFullScreen] = useState(false)

  useEffect(() => {
    if (!isFullScreen || !frame.current) return
    const { classList } = document.documentElement
    classList.add('has-full-viewer')
    const release = makeSurroundingsInert(frame.current)
    const leave = () => setIsFullScreen(false)
    const handleChange = () => {
      if (!document.fullscreenElement) leave()
    }
    const handleKey = (event: KeyboardEvent) => {
      // A dialog above the viewer has closed with it.
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    document.addEventListener('fullscreenchange', handleChange)
    window.addEventListener('keydown', handleKey)
    const stops = [onPageAsked('plan-visit', leave), onPageAsked('ask-moeva', leave)]
    return () => {
      classList.remove('has-full-viewer')
      release()
      document.removeEventListener('fullscreenchange', handleChange)
      window.removeEventListener('keydown', handleKey)
      for (const stop of stops) stop()
      // Refused only where the browser has left full screen by itself.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isFullScreen, frame])

  const toggle = useCallback(() => {
    setIsFullScreen((wasFullScreen) => !wasFullScreen)
    if (isFullScreen || !document.fullscreenEnabled) return
    // Refused outside a tap or key press, or by policy: the viewer then covers the window only.
    document.documentElement.requestFullscreen().catch(() => undefined)
  }, [isFullScreen])

  return { isFullScreen, toggle }
}
