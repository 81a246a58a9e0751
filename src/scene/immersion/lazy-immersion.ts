import { type ComponentType, lazy } from 'react'

const RETRY_MS = 5000

/** The way into a headset, fetched only where the browser supports VR: no other page waits for it. */
export const LazyImmersion = lazy(async () => ({ default: (await loadPatiently()).Immersion }))

/** Nothing else on the page needs this code: a network that fails now is asked again until it answers. */
async function loadPatiently(): Promise<{ Immersion: ComponentType }> {
  try {
    return await import('./immersion.tsx')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return loadPatiently()
  }
}
