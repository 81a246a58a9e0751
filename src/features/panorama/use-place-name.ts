import { useLayoutEffect } from 'react'
import { namePlace } from '#state/tour-store.ts'

/** Tells the headset what the page calls its panorama, and where that lies. */
export function usePlaceName(panoramaId: string, name: string, location: string): void {
  useLayoutEffect(() => namePlace({ panoramaId, name, location }), [panoramaId, name, location])
}
