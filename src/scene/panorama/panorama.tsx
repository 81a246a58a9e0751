import { addAfterEffect, type RootState, useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import type { Group } from 'three'
import { frameDurationS } from '#core/frame-duration.ts'
import { StreamedView } from '#core/tile-plan.ts'
import { isStageParked } from '#platform/stage-host.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { isLowData } from '#state/preferences-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { writeHeadsetView } from '../rig/headset-view.ts'
import { askedView, ShownView, writeStreamedView } from '../rig/shown-view.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { type CrossFade, createCrossFade } from './cross-fade.ts'
import { createFirstFrame } from './first-frame.ts'
import { createPanoramaDirector } from './panorama-director.ts'
import { createPreviewSphere } from './preview-sphere.ts'
import { LEFT_EYE_LAYER } from './shown-panorama.ts'
import { deviceMemoryGiB, headsetTileBudget, tileBudget } from './texture-budget.ts'
import { createTilePool } from './tile-pool.ts'
import { createWarmUp } from './warm-up.ts'

type Props = { view: ShownView; decoder: ImageDecoder; turning: RefObject<Group | null> }

type Director = ReturnType<typeof createPanoramaDirector>

const streamedView = new StreamedView()
const asked = new ShownView()

/** The panorama that the tour store names: an equirectangular preview on a sphere, sharp tiles before it. */
export function Panorama({ view, decoder, turning }: Props) {
  const get = useThree((state) => state.get)
  const director = useRef<Director | null>(null)
  const fade = useRef<CrossFade | null>(null)
  /** Whether a head's view is free of the thrift with data: asked of the browser once for each session. */
  const isFree = useRef(true)

  useEffect(() => {
    const group = turning.current
    if (!group) return
    const { gl, camera, invalidate } = get()
    // A picture for each eye is shown with the left eye's in the page.
    camera.layers.enable(LEFT_EYE_LAYER)
    const warmUp = createWarmUp()
    group.add(warmUp.group)
    const { width, height } = gl.domElement
    const device = { drawingBufferPx: width * height, memoryGiB: deviceMemoryGiB() }
    const pool = createTilePool(gl, tileBudget(device))
    const sphere = createPreviewSphere()
    group.add(sphere.mesh)
    const crossFade = createCrossFade(group)
    fade.current = crossFade
    // Nobody sees a parked canvas; it is drawn once all the same, to warm up.
    const requestFrame = () => {
      if (!isStageParked() || !firstFrame.isDrawn()) invalidate()
    }
    const firstFrame = createFirstFrame(gl, requestFrame)
    const created = createPanoramaDirector({
      group,
      sphere,
      decoder,
      pool,
      requestFrame,
      firstFrame,
      currentView: () => currentView(get(), get().gl.xr.isPresenting ? view : askedView(asked), isFree.current),
      holdView: (headingDeg, pitchDeg) => crossFade.hold(get(), headingDeg, pitchDeg),
    })
    director.current = created
    created.follow()
    const stopWaiting = addAfterEffect(() => {
      stopWaiting()
      warmUp.end()
      firstFrame.drawn()
    })
    const stopFollowing = tourStore.subscribe((now, before) => {
      if (now.attempt !== before.attempt) created.retry()
      else if (FOLLOWED.some((name) => now[name] !== before[name])) created.follow()
    })
    const stopFollowingHeadset = immersionStore.subscribe((now, before) => {
      if (now.presenting === before.presenting) return
      isFree.current = !isLowData()
      pool.resize(now.presenting === 'none' ? tileBudget(device) : headsetTileBudget(device))
      created.retry()
    })
    addEventListener('online', created.retry)
    gl.domElement.addEventListener('webglcontextlost', created.lose)
    gl.domElement.addEventListener('webglcontextrestored', created.restore)
    return () => {
      director.current = null
      fade.current = null
      stopWaiting()
      firstFrame.stop()
      crossFade.dispose()
      warmUp.letGo()
      stopFollowing()
      stopFollowingHeadset()
      removeEventListener('online', created.retry)
      gl.domElement.removeEventListener('webglcontextlost', created.lose)
      gl.domElement.removeEventListener('webglcontextrestored', created.restore)
      created.dispose()
      sphere.mesh.removeFromParent()
      sphere.dispose()
      pool.dispose()
    }
  }, [get, view, decoder, turning])

  useFrame((state, deltaS) => {
    director.current?.update(currentView(state, view, isFree.current))
    if (fade.current?.update(frameDurationS(deltaS))) state.invalidate()
  }, AFTER_RIG)

  return null
}

function currentView({ gl, size, viewport }: RootState, view: ShownView, isFree: boolean): StreamedView {
  if (gl.xr.isPresenting) return writeHeadsetView(streamedView, view, gl.xr, isFree)
  return writeStreamedView(streamedView, view, size.width, size.height, viewport.dpr)
}

/** What the director brings to the screen, and what it fetches ahead. */
const FOLLOWED = ['panoramaId', 'stageShown', 'neighbourIds'] as const

/** Before r3f draws, after the rig has moved. */
const AFTER_RIG = -1
