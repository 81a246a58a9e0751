import type { WebXRManager, XRTargetRaySpace } from 'three'

/** Something that points: a controller, a hand, or a look that a pinch confirms. The renderer keeps its ray's pose. */
export type HeadsetPointer = { ray: XRTargetRaySpace; source: XRInputSource | null }

/** Two controllers and two hands may be there at once. */
const POINTERS = 4

/**
 * The pointers of the sessions to come. The renderer hands input sources only to those that were asked for before a
 * session began, so this is called ahead of the first.
 */
export function createHeadsetPointers(xr: WebXRManager) {
  const pointers = Array.from({ length: POINTERS }, (_, index): HeadsetPointer => {
    return { ray: xr.getController(index), source: null }
  })
  const stops = pointers.map((pointer) => {
    const connect = ({ data }: { data: XRInputSource }) => {
      pointer.source = data
    }
    const disconnect = () => {
      pointer.source = null
    }
    pointer.ray.addEventListener('connected', connect)
    pointer.ray.addEventListener('disconnected', disconnect)
    return () => {
      pointer.ray.removeEventListener('connected', connect)
      pointer.ray.removeEventListener('disconnected', disconnect)
    }
  })

  function dispose(): void {
    for (const stop of stops) stop()
  }

  return { pointers, dispose }
}
