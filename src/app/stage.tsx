import { useEffect } from 'react'
import { watchVrSupport } from '#state/immersion-store.ts'
import { tourStore, useShownPanoramaId } from '#state/tour-store.ts'
import { loadScene, retryScene } from './load-scene.ts'

/** Mounts the scene once, when the first page asks for a panorama; from then on it survives every navigation. */
export function Stage() {
  const wanted = useShownPanoramaId() !== null
  useEffect(() => {
    if (!wanted) return
    void loadScene()
    const load = () => void loadScene()
    addEventListener('online', load)
    const stopRetrying = tourStore.subscribe((now, before) => now.attempt !== before.attempt && retryScene())
    const stopWatching = watchVrSupport()
    return () => {
      removeEventListener('online', load)
      stopRetrying()
      stopWatching()
    }
  }, [wanted])
  return null
}
