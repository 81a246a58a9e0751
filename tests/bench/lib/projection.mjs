/**
 * Frame: x right, y up, -z the panorama's front. A heading turns clockwise seen from above, a pitch upwards.
 * Cube faces are seen from the inside: `right` and `up` are the directions of the picture's axes.
 */
export const cubeFaces = {
  f: { centre: [0, 0, -1], right: [1, 0, 0], up: [0, 1, 0] },
  r: { centre: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  b: { centre: [0, 0, 1], right: [-1, 0, 0], up: [0, 1, 0] },
  l: { centre: [-1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  u: { centre: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  d: { centre: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] },
}

const degPerRad = 180 / Math.PI

export function horizontalFovDeg(verticalFovDeg, aspect) {
  return 2 * Math.atan(Math.tan(verticalFovDeg / 2 / degPerRad) * aspect) * degPerRad
}

/** The camera's axes for a view: `{ centre, right, up }` as unit vectors. */
export function viewBasis({ headingDeg, pitchDeg }) {
  const heading = headingDeg / degPerRad
  const pitch = pitchDeg / degPerRad
  const [sh, ch, sp, cp] = [Math.sin(heading), Math.cos(heading), Math.sin(pitch), Math.cos(pitch)]
  return { centre: [sh * cp, sp, -ch * cp], right: [ch, 0, sh], up: [-sh * sp, cp, ch * sp] }
}

/** What a perfect viewer shows: every pixel is the mean of `samples` x `samples` bilinear look-ups in the equirectangular picture. */
export function projectView(equirect, { headingDeg, pitchDeg, verticalFovDeg, widthPx, heightPx, samples = 4 }) {
  const halfHeight = Math.tan(verticalFovDeg / 2 / degPerRad)
  return projectPlane(equirect, viewBasis({ headingDeg, pitchDeg }), {
    halfWidth: (halfHeight * widthPx) / heightPx,
    halfHeight,
    widthPx,
    heightPx,
    samples,
  })
}

/** A cube face; with a gutter the picture continues on the same plane by `gutterPx` on every side. */
export function projectCubeFace(equirect, face, facePx, { samples = 2, gutterPx = 0 } = {}) {
  const sizePx = facePx + 2 * gutterPx
  const half = sizePx / facePx
  return projectPlane(equirect, cubeFaces[face], {
    halfWidth: half,
    halfHeight: half,
    widthPx: sizePx,
    heightPx: sizePx,
    samples,
  })
}

function projectPlane(equirect, { centre, right, up }, { halfWidth, halfHeight, widthPx, heightPx, samples }) {
  const { width, height, data: source } = equirect
  const data = Buffer.allocUnsafe(widthPx * heightPx * 3)
  const columnsPerRad = width / (2 * Math.PI)
  const rowsPerRad = height / Math.PI
  const weight = 1 / (samples * samples)
  for (let y = 0, to = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, to += 3) {
      let [red, green, blue] = [0, 0, 0]
      for (let sy = 0; sy < samples; sy++) {
        const b = (1 - (2 * (y + (sy + 0.5) / samples)) / heightPx) * halfHeight
        for (let sx = 0; sx < samples; sx++) {
          const a = ((2 * (x + (sx + 0.5) / samples)) / widthPx - 1) * halfWidth
          const dx = centre[0] + a * right[0] + b * up[0]
          const dy = centre[1] + a * right[1] + b * up[1]
          const dz = centre[2] + a * right[2] + b * up[2]
          let u = width / 2 + Math.atan2(dx, -dz) * columnsPerRad - 0.5
          let v = height / 2 - Math.atan2(dy, Math.sqrt(dx * dx + dz * dz)) * rowsPerRad - 0.5
          if (u < 0) u += width
          if (v < 0) v = 0
          const u0 = u | 0
          const v0 = v | 0
          const fu = u - u0
          const fv = v - v0
          const u1 = u0 + 1 >= width ? 0 : u0 + 1
          const v1 = v0 + 1 >= height ? v0 : v0 + 1
          const p00 = (v0 * width + u0) * 3
          const p10 = (v0 * width + u1) * 3
          const p01 = (v1 * width + u0) * 3
          const p11 = (v1 * width + u1) * 3
          const w00 = (1 - fu) * (1 - fv)
          const w10 = fu * (1 - fv)
          const w01 = (1 - fu) * fv
          const w11 = fu * fv
          red += w00 * source[p00] + w10 * source[p10] + w01 * source[p01] + w11 * source[p11]
          green += w00 * source[p00 + 1] + w10 * source[p10 + 1] + w01 * source[p01 + 1] + w11 * source[p11 + 1]
          blue += w00 * source[p00 + 2] + w10 * source[p10 + 2] + w01 * source[p01 + 2] + w11 * source[p11 + 2]
        }
      }
      data[to] = red * weight + 0.5
      data[to + 1] = green * weight + 0.5
      data[to + 2] = blue * weight + 0.5
    }
  }
  return { width: widthPx, height: heightPx, data }
}
