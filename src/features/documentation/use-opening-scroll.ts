import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { prefersReducedMotion } from '#platform/environment.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

const SCROLL_DELAY_MS = 100

/**
 * Opens the page where its address says: at the part that the hash names, after 100 ms and smoothly
 * where motion is welcome, otherwise at the top. How far below the upper edge is the style sheet's matter (`scroll-padding-top`). Going back or forward keeps the
 * place where one was.
 */
export function useOpeningScroll(): void {
  const { hash, key } = useLocation()
  const isHydrated = useIsHydrated()
  const [firstKey] = useState(isHydrated ? null : key)
  const isReturn = useNavigationType() === 'POP' && key !== firstKey

  useEffect(() => {
    if (isReturn) return undefined
    if (hash === '') return openAtTop()
    const timer = setTimeout(() => {
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior, block: 'start' })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, key, isReturn])
}

/** Twice, because Chromium lets a smooth scroll that is under way add its last step to the first. */
function openAtTop(): () => void {
  const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })
  toTop()
  const frame = requestAnimationFrame(toTop)
  return () => cancelAnimationFrame(frame)
}
