import { addAfterEffect, createRoot, events } from '@react-three/fiber'
import { WebGLRenderer, type WebGLState } from 'three'
import { breathe } from '#core/pause.ts'
import { closeEarlyPictures } from '#platform/early-pictures.ts'
import { MAX_PIXEL_RATIO, openStageCanvas } from '#platform/stage-canvas.ts'
import { awaitingStageSlot, isStageParked } from '#platform/stage-host.ts'
import { reportLoadState, reportTrouble, tourStore } from '#state/tour-store.ts'
import { askForPanoramaOf } from './first-panorama.ts'
import { createImageDecoder } from './panorama/image-decoder.ts'
import { SceneBoundary } from './scene-boundary.tsx'
import { Scene } from './scene.tsx'

/** Metres: hotspots may stand close, the preview's sphere is 120 away. */
const NEAR_M = 0.1
const FAR_M = 200

/**
 * Mounts the scene into the stage host, once for the life of the document. The canvas follows the host's size; a host
 * that is parked has none and draws nothing.
 */
export async function mountScene(host: HTMLElement): Promise<void> {
  const renderer = createRenderer()
  if (!renderer) {
    closeEarlyPictures()
    reportTrouble('no-webgl')
    reportLoadState('error')
    return
  }
  const canvas = renderer.domElement
  canvas.className = 'stage-canvas'
  host.append(canvas)
  const decoder = createImageDecoder()
  showOnceDrawn(canvas)
  // The page is still being taken over: what it shows is on its way meanwhile.
  const slot = awaitingStageSlot()
  if (slot) {
    askForPanoramaOf(slot)
    drawOutOfSight(renderer)
  }
  // Code and context have just been started: whatever else waits has its turn.
  await breathe()
  // Without a size there is no view, and tiles would be asked for at a level that nobody sees.
  const size = await firstSize(slot ?? host)
  const root = createRoot(canvas)
  await root.configure({
    gl: renderer,
    events,
    flat: true,
    frameloop: 'demand',
    dpr: [1, MAX_PIXEL_RATIO],
    camera: { near: NEAR_M, far: FAR_M, position: [0, 0, 0], rotation: [0, 0, 0] },
    size: { ...size, top: 0, left: 0 },
  })
  const store = root.render(
    <SceneBoundary>
      <Scene decoder={decoder} />
    </SceneBoundary>,
  )
  const fit = () => {
    const { clientWidth, clientHeight } = host
    // In a headset the size is the headset's; the page's may have changed meanwhile and is taken over afterwards.
    if (renderer.xr.isPresenting || clientWidth === 0 || clientHeight === 0) return
    store.getState().setSize(clientWidth, clientHeight)
  }
  new ResizeObserver(fit).observe(host)
  renderer.xr.addEventListener('sessionend', fit)
}

/** An opaque canvas is black until something is drawn on it: the poster stays in sight. */
function showOnceDrawn(canvas: HTMLCanvasElement): void {
  canvas.style.visibility = 'hidden'
  const stop = tourStore.subscribe(({ loadState }) => {
    if (loadState !== 'ready' && loadState !== 'sharp') return
    canvas.style.visibility = ''
    stop()
  })
}

/** A canvas that nobody sees asks for nothing: the graphics process would begin to draw, and to compile, when it is shown. */
function drawOutOfSight(renderer: WebGLRenderer): void {
  const stop = addAfterEffect(() => {
    if (isStageParked()) renderer.getContext().flush()
    else stop()
  })
}

/** Size in CSS pixels of an element, as soon as it has one. */
function firstSize(element: HTMLElement): Promise<{ width: number; height: number }> {
  return new Promise((resolve) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      observer.disconnect()
      resolve({ width, height })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
  })
}

function createRenderer(): WebGLRenderer | null {
  const stage = openStageCanvas()
  if (!stage) return null
  try {
    const renderer = new WebGLRenderer(stage)
    // Asking how the compilation went waits for it, shader by shader.
    renderer.debug.checkShaderErrors = import.meta.env.DEV
    tellUnpackDefaults(renderer.state, stage.context)
    return renderer
  } catch {
    return null
  }
}

/** Before its first copy to a texture the renderer would ask the graphics process for these, and wait until it is idle. */
function tellUnpackDefaults(state: WebGLState, context: WebGL2RenderingContext): void {
  state.pixelStorei(context.UNPACK_ROW_LENGTH, 0)
  state.pixelStorei(context.UNPACK_IMAGE_HEIGHT, 0)
  state.pixelStorei(context.UNPACK_SKIP_PIXELS, 0)
  state.pixelStorei(context.UNPACK_SKIP_ROWS, 0)
  state.pixelStorei(context.UNPACK_SKIP_IMAGES, 0)
}
