import { useCallback, useEffect, useState } from 'react'

/**
 * Full screen for the viewer. The document goes full screen and a style lets the viewer cover the window, so that
 * notices stay visible; where the browser has no full screen for pages (iPhone) the style alone does it.
 */
export function useFullScreen() {
  const [isFullScreen, setIsFullScreen] = useState(false)

  useEffect(() => {
    if (!isFullScreen) return
    document.documentElement.classList.add('has-full-viewer')
    const handleChange = () => {
      if (!document.fullscreenElement) setIsFullScreen(false)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFullScreen(false)
    }
    document.addEventListener('fullscreenchange', handleChange)
    window.addEventListener('keydown', handleKey)
    return () => {
      document.documentElement.classList.remove('has-full-viewer')
      document.removeEventListener('fullscreenchange', handleChange)
      window.removeEventListener('keydown', handleKey)
      // Refused only where the browser has left full screen by itself.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isFullScreen])

  const toggle = useCallback(() => {
    setIsFullScreen((wasFullScreen) => !wasFullScreen)
    if (isFullScreen || !document.fullscreenEnabled) return
    // Refused outside a tap or key press, or by policy: the viewer then covers the window only.
    document.documentElement.requestFullscreen().catch(() => undefined)
  }, [isFullScreen])

  return { isFullScreen, toggle }
}
