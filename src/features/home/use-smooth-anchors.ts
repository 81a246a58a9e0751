import { useEffect } from 'react'

/** Anchors of this page are scrolled to smoothly; not the one that the page was opened at. */
export function useSmoothAnchors(): void {
  useEffect(() => {
    document.documentElement.classList.add('smooth-anchors')
    return () => document.documentElement.classList.remove('smooth-anchors')
  }, [])
}
