import { createRoot, events } from '@react-three/fiber'
import { WebGLRenderer } from 'three'
import { reportLoadState, reportTrouble } from '#state/tour-store.ts'
import { createImageDecoder } from './panorama/image-decoder.ts'
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
  const canvas = document.createElement('canvas')
  canvas.className = 'stage-canvas'
  const renderer = createRenderer(canvas)
  if (!renderer) {
    reportTrouble('no-webgl')
    reportLoadState('error')
    return
  }
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
  const store = root.render(<Scene decoder={decoder} />)
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host
    if (clientWidth > 0 && clientHeight > 0) store.getState().setSize(clientWidth, clientHeight)
  }).observe(host)
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

function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  try {
    // Quads of a panorama have no edges to smooth; multisampling would only cost.
    return new WebGLRenderer({ canvas, antialias: false, alpha: false, powerPreference: 'high-performance' })
  } catch {
    return null
  }
}
