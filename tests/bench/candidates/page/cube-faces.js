/** Axes of each face's picture seen from the inside; the order is the one of the preview strip. */
export const cubeFaces = {
  f: { centre: [0, 0, -1], right: [1, 0, 0], up: [0, 1, 0] },
  r: { centre: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  b: { centre: [0, 0, 1], right: [-1, 0, 0], up: [0, 1, 0] },
  l: { centre: [-1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  u: { centre: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  d: { centre: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] },
}
export const faceNames = Object.keys(cubeFaces)
export const previewFacePx = 256

/** The face a direction meets and the place on it, 0 to 1 from the left and from the top. */
export function faceOfDirection({ x, y, z }) {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (az >= ax && az >= ay) return z < 0 ? place('f', x / az, y / az) : place('b', -x / az, y / az)
  if (ax >= ay) return x > 0 ? place('r', z / ax, y / ax) : place('l', -z / ax, y / ax)
  return y > 0 ? place('u', x / ay, z / ay) : place('d', x / ay, -z / ay)
}

function place(face, a, b) {
  return { face, across: (a + 1) / 2, down: (1 - b) / 2 }
}

export function createCubeTileOfDirection(tilesPerSide) {
  const index = (share) => Math.min(tilesPerSide - 1, Math.max(0, Math.floor(share * tilesPerSide)))
  return (direction) => {
    const { face, across, down } = faceOfDirection(direction)
    return `${face}${index(down)}_${index(across)}`
  }
}

export function parseCubeTileId(id) {
  const [row, column] = id.slice(1).split('_').map(Number)
  return { face: id[0], row, column }
}

export const decodeOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }
