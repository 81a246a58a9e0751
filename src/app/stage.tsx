import { useEffect } from 'react'
import { useShownPanoramaId } from '#state/tour-store.ts'
import { loadScene } from './load-scene.ts'

/** Mounts the scene once, when the first page asks for a panorama; from then on it survives every navigation. */
export function Stage() {
  const wanted = useShownPanoramaId() !== null
  useEffect(() => {
    if (wanted) void loadScene()
  }, [wanted])
  return null
}
