const weights = [0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64]
const modeBits = 1 << 6
const opaqueEndpoint = 127 // with its shared lowest bit 1: alpha 255

/** BC7, mode 6 only: one line of 16 colours per block, endpoints on the block's principal axis. */
export function encodeBc7Mode6(rgba, sizePx) {
  const blocks = sizePx / 4
  const output = new Uint8Array(blocks * blocks * 16)
  const pixels = new Float32Array(48)
  for (let row = 0; row < blocks; row++) {
    for (let column = 0; column < blocks; column++) {
      readBlock(rgba, sizePx, column * 4, row * 4, pixels)
      const [low, high] = quantizeEndpoints(findEndpoints(pixels))
      writeBlock(output, (row * blocks + column) * 16, pixels, low, high)
    }
  }
  return output
}

export function readBlock(rgba, sizePx, x, y, pixels) {
  for (let i = 0; i < 16; i++) {
    const from = ((y + (i >> 2)) * sizePx + x + (i & 3)) * 4
    pixels[i * 3] = rgba[from]
    pixels[i * 3 + 1] = rgba[from + 1]
    pixels[i * 3 + 2] = rgba[from + 2]
  }
}

/** The ends of the line through the mean along the direction of greatest variance (three power iterations). */
export function findEndpoints(pixels) {
  const mean = [0, 0, 0]
  for (let i = 0; i < 48; i++) mean[i % 3] += pixels[i] / 16
  let [rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 48; i += 3) {
    const [r, g, b] = [pixels[i] - mean[0], pixels[i + 1] - mean[1], pixels[i + 2] - mean[2]]
    rr += r * r
    rg += r * g
    rb += r * b
    gg += g * g
    gb += g * b
    bb += b * b
  }
  let axis = [1, 1, 1]
  for (let step = 0; step < 3; step++) {
    const [x, y, z] = axis
    const next = [rr * x + rg * y + rb * z, rg * x + gg * y + gb * z, rb * x + gb * y + bb * z]
    const length = Math.hypot(...next)
    if (length === 0) break
    axis = next.map((value) => value / length)
  }
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < 48; i += 3) {
    const at =
      (pixels[i] - mean[0]) * axis[0] + (pixels[i + 1] - mean[1]) * axis[1] + (pixels[i + 2] - mean[2]) * axis[2]
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  return [least, most].map((at) => mean.map((value, channel) => Math.max(0, Math.min(255, value + at * axis[channel]))))
}

function quantizeEndpoints(ends) {
  return ends.map((end) => end.map((value) => Math.max(0, Math.min(127, Math.round((value - 1) / 2)))))
}

function writeBlock(output, offset, pixels, low, high) {
  let [first, second] = [low, high]
  let indices = chooseIndices(pixels, first, second)
  // The first index is stored without its top bit, which must therefore be zero.
  if (indices[0] > 7) {
    ;[first, second] = [second, first]
    indices = indices.map((index) => 15 - index)
  }
  let bits = 0n
  let at = 0n
  const put = (value, count) => {
    bits |= BigInt(value) << at
    at += BigInt(count)
  }
  put(modeBits, 7)
  for (let channel = 0; channel < 3; channel++) {
    put(first[channel], 7)
    put(second[channel], 7)
  }
  put(opaqueEndpoint, 7)
  put(opaqueEndpoint, 7)
  put(3, 2)
  indices.forEach((index, i) => put(index, i === 0 ? 3 : 4))
  const view = new DataView(output.buffer, offset, 16)
  view.setBigUint64(0, bits & 0xffffffffffffffffn, true)
  view.setBigUint64(8, bits >> 64n, true)
}

function chooseIndices(pixels, first, second) {
  const start = first.map((value) => value * 2 + 1)
  const along = second.map((value, channel) => value * 2 + 1 - start[channel])
  const lengthSquared = along.reduce((sum, value) => sum + value * value, 0) || 1
  return Array.from({ length: 16 }, (_, i) => {
    let dot = 0
    for (let channel = 0; channel < 3; channel++) dot += (pixels[i * 3 + channel] - start[channel]) * along[channel]
    return nearestWeight(Math.max(0, Math.min(64, (64 * dot) / lengthSquared)))
  })
}

function nearestWeight(wanted) {
  let index = Math.round((wanted * 15) / 64)
  if (index > 0 && Math.abs(weights[index - 1] - wanted) < Math.abs(weights[index] - wanted)) index--
  if (index < 15 && Math.abs(weights[index + 1] - wanted) < Math.abs(weights[index] - wanted)) index++
  return index
}
