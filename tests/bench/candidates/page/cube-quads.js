import * as THREE from 'three'
import {
  createCubeTileOfDirection,
  cubeFaces,
  decodeOptions,
  faceNames,
  parseCubeTileId,
  previewFacePx,
} from './cube-faces.js'

const layerCount = 40
const maxQuads = 64

/** Planar quads, one per tile, all tiles in the layers of one array texture and drawn in one call. */
export function createCubeQuads({ renderer, scene, set }) {
  const tilesPerSide = set.sizePx / set.tilePx
  const layerPx = set.tilePx + 2 * set.gutterPx
  const tiles = createLayeredQuads({ renderer, scene, layerPx, layerCount, order: 1 })
  const preview = createLayeredQuads({ renderer, scene, layerPx: previewFacePx, layerCount: 6, order: 0 })
  const layers = new Map() // id -> layer, least recently seen first

  async function setPreview(strip) {
    for (const [layer] of faceNames.entries()) {
      const face = await createImageBitmap(strip, 0, layer * previewFacePx, previewFacePx, previewFacePx)
      preview.upload(layer, face)
    }
    preview.setQuads(
      faceNames.map((face, layer) => ({ face, left: 0, top: 0, size: 1, layer, inset: 0.5 / previewFacePx })),
    )
  }

  function upload(id, bitmap) {
    let layer = layers.size
    if (layers.size === layerCount) {
      const [oldest] = layers.keys()
      layer = layers.get(oldest)
      layers.delete(oldest)
    }
    layers.set(id, layer)
    tiles.upload(layer, bitmap)
    bitmap.close()
  }

  function show(ids) {
    const quads = []
    for (const id of ids) {
      const layer = layers.get(id)
      if (layer === undefined) continue
      layers.delete(id)
      layers.set(id, layer)
      const { face, row, column } = parseCubeTileId(id)
      quads.push({
        face,
        left: column / tilesPerSide,
        top: row / tilesPerSide,
        size: 1 / tilesPerSide,
        layer,
        inset: set.gutterPx / layerPx,
      })
    }
    tiles.setQuads(quads)
    preview.setVisible(quads.length < ids.length)
  }

  return {
    setPreview,
    upload,
    show,
    tileOfDirection: createCubeTileOfDirection(tilesPerSide),
    has: (id) => layers.has(id),
    decode: (blob) => createImageBitmap(blob, decodeOptions),
  }
}

function createLayeredQuads({ renderer, scene, layerPx, layerCount: count, order }) {
  const gl = renderer.getContext()
  const texture = new THREE.DataArrayTexture(null, layerPx, layerPx, count)
  const handle = gl.createTexture()
  renderer.properties.get(texture).__webglTexture = handle
  renderer.state.bindTexture(gl.TEXTURE_2D_ARRAY, handle)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA8, layerPx, layerPx, count)
  for (const [name, value] of [
    ['MIN_FILTER', 'LINEAR'],
    ['MAG_FILTER', 'LINEAR'],
    ['WRAP_S', 'CLAMP_TO_EDGE'],
    ['WRAP_T', 'CLAMP_TO_EDGE'],
  ]) {
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl[`TEXTURE_${name}`], gl[value])
  }
  const geometry = new THREE.BufferGeometry()
  const positions = new THREE.BufferAttribute(new Float32Array(maxQuads * 12), 3)
  const places = new THREE.BufferAttribute(new Float32Array(maxQuads * 12), 3)
  geometry.setAttribute('position', positions)
  geometry.setAttribute('place', places)
  geometry.setIndex(
    Array.from({ length: maxQuads }, (_, quad) => [0, 1, 2, 1, 3, 2].map((corner) => quad * 4 + corner)).flat(),
  )
  geometry.setDrawRange(0, 0)
  const mesh = new THREE.Mesh(geometry, createArrayMaterial(texture))
  Object.assign(mesh, { renderOrder: order, frustumCulled: false })
  scene.add(mesh)

  function upload(layer, bitmap) {
    renderer.state.bindTexture(gl.TEXTURE_2D_ARRAY, handle)
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, layer, layerPx, layerPx, 1, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
  }

  function setQuads(quads) {
    quads.forEach(({ face, left, top, size, layer, inset }, quad) => {
      const { centre, right, up } = cubeFaces[face]
      for (let corner = 0; corner < 4; corner++) {
        const [i, j] = [corner & 1, corner >> 1]
        const a = 2 * (left + i * size) - 1
        const b = 1 - 2 * (top + j * size)
        positions.setXYZ(quad * 4 + corner, ...centre.map((value, axis) => value + a * right[axis] + b * up[axis]))
        places.setXYZ(quad * 4 + corner, inset + i * (1 - 2 * inset), inset + j * (1 - 2 * inset), layer)
      }
    })
    positions.needsUpdate = places.needsUpdate = true
    geometry.setDrawRange(0, quads.length * 6)
    mesh.visible = quads.length > 0
  }

  return { upload, setQuads, setVisible: (isVisible) => (mesh.visible = isVisible) }
}

function createArrayMaterial(texture) {
  return new THREE.ShaderMaterial({
    uniforms: { tiles: { value: texture } },
    depthTest: false,
    depthWrite: false,
    side: THREE.DoubleSide,
    glslVersion: THREE.GLSL3,
    vertexShader:
      'in vec3 place; out vec3 at; void main() { at = place; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader:
      'precision highp sampler2DArray; uniform sampler2DArray tiles; in vec3 at; out vec4 colour; void main() { colour = texture(tiles, at); }',
  })
}
