import { findEndpoints, readBlock } from './bc7.js'

/** BC1: a line of four colours per block, half a byte per pixel. */
export function encodeBc1(rgba, sizePx) {
  const blocks = sizePx / 4
  const output = new Uint8Array(blocks * blocks * 8)
  const view = new DataView(output.buffer)
  const pixels = new Float32Array(48)
  for (let row = 0; row < blocks; row++) {
    for (let column = 0; column < blocks; column++) {
      readBlock(rgba, sizePx, column * 4, row * 4, pixels)
      let [low, high] = findEndpoints(pixels).map(packRgb565)
      if (high < low) [low, high] = [high, low]
      const offset = (row * blocks + column) * 8
      // Four colours without transparency only when the first endpoint is the greater number.
      view.setUint16(offset, high, true)
      view.setUint16(offset + 2, low, true)
      view.setUint32(offset + 4, high === low ? 0 : chooseIndices(pixels, unpackRgb565(high), unpackRgb565(low)), true)
    }
  }
  return output
}

const indexByThird = [0, 2, 3, 1]

function chooseIndices(pixels, start, end) {
  const along = end.map((value, channel) => value - start[channel])
  const lengthSquared = along.reduce((sum, value) => sum + value * value, 0) || 1
  let bits = 0
  for (let i = 0; i < 16; i++) {
    let dot = 0
    for (let channel = 0; channel < 3; channel++) dot += (pixels[i * 3 + channel] - start[channel]) * along[channel]
    const third = Math.max(0, Math.min(3, Math.round((3 * dot) / lengthSquared)))
    bits |= indexByThird[third] << (i * 2)
  }
  return bits >>> 0
}

function packRgb565([red, green, blue]) {
  return (Math.round((red * 31) / 255) << 11) | (Math.round((green * 63) / 255) << 5) | Math.round((blue * 31) / 255)
}

function unpackRgb565(value) {
  return [((value >> 11) * 255) / 31, (((value >> 5) & 63) * 255) / 63, ((value & 31) * 255) / 31]
}
