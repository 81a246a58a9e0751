import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import type { Group } from 'three'
import type { StreamedView } from '#core/tile-plan.ts'
import { tourStore } from '#state/tour-store.ts'
import { type ShownView, writeStreamedView } from '../rig/shown-view.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPanoramaDirector } from './panorama-director.ts'
import { createPreviewSphere } from './preview-sphere.ts'
import { deviceMemoryGiB, tileBudget } from './texture-budget.ts'
import { createTilePool } from './tile-pool.ts'

type Props = { view: ShownView; decoder: ImageDecoder; turning: RefObject<Group | null> }

type Director = ReturnType<typeof createPanoramaDirector>

const streamedView: StreamedView = { headingDeg: 0, pitchDeg: 0, halfWidthDeg: 45, halfHeightDeg: 30, pxPerRad: 640 }

/** The panorama that the tour store names: an equirectangular preview on a sphere, sharp tiles before it. */
export function Panorama({ view, decoder, turning }: Props) {
  const get = useThree((state) => state.get)
  const director = useRef<Director | null>(null)

  useEffect(() => {
    const group = turning.current
    if (!group) return
    const { gl, invalidate } = get()
    const currentView = () => {
      const { size, viewport } = get()
      return writeStreamedView(streamedView, view, size.width, size.height, viewport.dpr)
    }
    const { width, height } = gl.domElement
    const pool = createTilePool(gl, tileBudget({ drawingBufferPx: width * height, memoryGiB: deviceMemoryGiB() }))
    const sphere = createPreviewSphere()
    group.add(sphere.mesh)
    const created = createPanoramaDirector({
      group,
      sphere,
      decoder,
      pool,
      requestFrame: invalidate,
      currentView,
    })
    director.current = created
    created.follow()
    const stopFollowing = tourStore.subscribe((now, before) => {
      if (now.attempt !== before.attempt) created.retry()
      else if (now.panoramaId !== before.panoramaId || now.stageShown !== before.stageShown) created.follow()
    })
    addEventListener('online', created.retry)
    gl.domElement.addEventListener('webglcontextrestored', created.restore)
    return () => {
      director.current = null
      stopFollowing()
      removeEventListener('online', created.retry)
      gl.domElement.removeEventListener('webglcontextrestored', created.restore)
      created.dispose()
      sphere.mesh.removeFromParent()
      sphere.dispose()
      pool.dispose()
    }
  }, [get, view, decoder, turning])

  useFrame(({ size, viewport }) => {
    director.current?.update(writeStreamedView(streamedView, view, size.width, size.height, viewport.dpr))
  }, AFTER_RIG)

  return null
}

/** Before r3f draws, after the rig has moved. */
const AFTER_RIG = -1
