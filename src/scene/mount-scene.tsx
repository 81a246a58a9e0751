import { createRoot, events } from '@react-three/fiber'
import { WebGLRenderer } from 'three'
import { openStageCanvas } from '#platform/stage-canvas.ts'
import { reportLoadState, reportTrouble } from '#state/tour-store.ts'
import { createImageDecoder } from './panorama/image-decoder.ts'
import { SceneBoundary } from './scene-boundary.tsx'
import { Scene } from './scene.tsx'

const MAX_PIXEL_RATIO = 2
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
    reportTrouble('no-webgl')
    reportLoadState('error')
    return
  }
  const canvas = renderer.domElement
  canvas.className = 'stage-canvas'
  host.append(canvas)
  const decoder = createImageDecoder()
  // Without a size there is no view, and tiles would be asked for at a level that nobody sees.
  await hasSize(host)
  const root = createRoot(canvas)
  await root.configure({
    gl: renderer,
    events,
    flat: true,
    frameloop: 'demand',
    dpr: [1, MAX_PIXEL_RATIO],
    camera: { near: NEAR_M, far: FAR_M, position: [0, 0, 0], rotation: [0, 0, 0] },
    size: { width: host.clientWidth, height: host.clientHeight, top: 0, left: 0 },
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

function hasSize(host: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (host.clientWidth === 0 || host.clientHeight === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe(host)
  })
}

function createRenderer(): WebGLRenderer | null {
  const stage = openStageCanvas()
  if (!stage) return null
  try {
    const renderer = new WebGLRenderer(stage)
    // Asking how the compilation went waits for it, shader by shader.
    renderer.debug.checkShaderErrors = import.meta.env.DEV
    return renderer
  } catch {
    return null
  }
}
