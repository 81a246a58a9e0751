/** The attribute of the document by which its owner asks for less motion than the system does. */
const MOTION = 'motion'

/** True where the person asked for less motion: the system, or the product. */
export function prefersReducedMotion(): boolean {
  if (typeof matchMedia !== 'function') return false
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset[MOTION] === 'reduced'
  )
}

/** Calls back when the system or the product may have changed what it asks for. Returns the way to stop. */
export function watchReducedMotion(callback: () => void): () => void {
  const media = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
  media?.addEventListener('change', callback)
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [`data-${MOTION}`] })
  return () => {
    media?.removeEventListener('change', callback)
    observer.disconnect()
  }
}

/** Tells styles and scripts alike that the product was asked for less motion. */
export function markReducedMotion(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset[MOTION] = 'reduced'
  else delete document.documentElement.dataset[MOTION]
}

/** True where the browser's data saver is on (Chromium; other browsers do not tell). */
export function asksForLowData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
