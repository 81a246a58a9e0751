import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import type { Group } from 'three'
import { FIRST_FOV_LANDSCAPE_DEG, pxPerRadAtCentre } from '#core/field-of-view.ts'
import { tourStore } from '#state/tour-store.ts'
import type { ShownView } from '../rig/shown-view.ts'
import { createSpotSigns } from './spot-signs.ts'

type Props = { view: ShownView; turning: RefObject<Group | null> }

/** On a page signs keep their size in pixels: that of a view of 800 px before any zoom. */
const PLAIN_PX_PER_RAD = pxPerRadAtCentre(FIRST_FOV_LANDSCAPE_DEG, 800)
/** In a headset letters and targets have to be larger, as on its panel. */
const HEADSET_ZOOM = 1.6
const AFTER_RIG = -1

/** What the page offers to choose in the panorama, drawn where it lies. */
export function Spots({ view, turning }: Props) {
  const invalidate = useThree((state) => state.invalidate)
  const signs = useRef<ReturnType<typeof createSpotSigns> | null>(null)

  useEffect(() => {
    const created = createSpotSigns()
    signs.current = created
    turning.current?.add(created.mesh)
    const show = () => {
      created.set(tourStore.getState().spots)
      invalidate()
    }
    const stop = tourStore.subscribe((now, before) => {
      if (now.spots !== before.spots) show()
      else if (now.pointedSpotId !== before.pointedSpotId || now.spotLookShare !== before.spotLookShare) {
        created.point(now.spots, now.pointedSpotId, now.spotLookShare)
        invalidate()
      }
    })
    show()
    // The names are painted with the page's own face, which may come later.
    document.fonts.addEventListener('loadingdone', show)
    return () => {
      signs.current = null
      stop()
      document.fonts.removeEventListener('loadingdone', show)
      created.dispose()
    }
  }, [turning, invalidate])

  useFrame(({ gl, size }) => {
    if (!signs.current) return
    const { spots, panoramaId, loadState } = tourStore.getState()
    // Until its picture is there, a sign would stand in the picture before it.
    const isVisible = spots.length > 0 && panoramaId !== null && loadState !== 'loading'
    signs.current.mesh.visible = isVisible
    if (!isVisible) return
    if (gl.xr.isPresenting) signs.current.zoom.value = HEADSET_ZOOM
    else signs.current.zoom.value = PLAIN_PX_PER_RAD / pxPerRadAtCentre(view.fovDeg, size.height)
  }, AFTER_RIG)

  return null
}
