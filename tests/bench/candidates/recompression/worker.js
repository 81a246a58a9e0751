import { encodeBc1 } from './bc1.js'
import { encodeBc7Mode6 } from './bc7.js'

const encoders = { bc7: encodeBc7Mode6, bc1: encodeBc1 }

/** Takes { format, bitmap }, answers { data, readMs, encodeMs }. */
self.onmessage = ({ data: { format, bitmap } }) => {
  const startMs = performance.now()
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(bitmap, 0, 0)
  const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const readEndMs = performance.now()
  const data = encoders[format](rgba, bitmap.width)
  self.postMessage({ data, readMs: readEndMs - startMs, encodeMs: performance.now() - readEndMs }, [data.buffer])
}
