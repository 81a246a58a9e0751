import GraphicsWorker from './graphics-worker.ts?worker&inline'

const SOFTWARE_RENDERER = /swiftshader|llvmpipe|softpipe|software|basic render/i
const LEAST_MEMORY_GIB = 4

/**
 * True where a live picture that nobody asked for costs little: a graphics card draws it, memory is not scarce and the
 * connection is not slow. What a browser does not tell counts as enough, except the card's name.
 */
export async function affordsLivePictures(askRenderer = askRendererInWorker): Promise<boolean> {
  if (!hasMemory() || !hasFastConnection()) return false
  const renderer = await askRenderer()
  return renderer !== null && !SOFTWARE_RENDERER.test(renderer)
}

/** Calls back once the page has loaded and has nothing to do. Returns the way to call it off. */
export function whenIdle(onIdle: () => void): () => void {
  let cancelIdle = () => {}
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => onIdle())
      cancelIdle = () => cancelIdleCallback(handle)
    } else {
      // Safari does not tell when it is idle: some time after loading has to do.
      const handle = setTimeout(onIdle, 2000)
      cancelIdle = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle()
  }
}

function hasMemory(): boolean {
  return !('deviceMemory' in navigator) || Number(navigator.deviceMemory) >= LEAST_MEMORY_GIB
}

function hasFastConnection(): boolean {
  if (!('connection' in navigator)) return true
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return true
  return connection.effectiveType === '4g'
}

/** Name of what draws WebGL; null where nothing does, or no worker can be asked. */
function askRendererInWorker(): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new GraphicsWorker()
    const answer = (name: string | null) => {
      worker.terminate()
      resolve(name)
    }
    worker.onmessage = ({ data }: MessageEvent<string | null>) => answer(data)
    worker.onerror = () => answer(null)
  })
}
