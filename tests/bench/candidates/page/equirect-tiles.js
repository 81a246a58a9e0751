import * as THREE from 'three'
import { decodeOptions } from './cube-faces.js'

const residentTiles = 40
const segments = 16

/** Sphere patches, one texture and one draw each; the whole-sphere preview lies below while a patch is missing. */
export function createEquirectTiles({ renderer, scene, set }) {
  const [columns, rows] = [set.sizePx / set.tilePx, set.sizePx / 2 / set.tilePx]
  const resident = new Map() // id -> mesh, least recently seen first
  let preview = null

  async function setPreview(bitmap) {
    preview = addPatch(bitmap, { column: 0, row: 0, columns: 1, rows: 1, segments: 96, gutterShare: 0, order: 0 })
  }

  function upload(id, bitmap) {
    const [column, row] = id.split('_').map(Number)
    const gutterShare = set.gutterPx / (set.tilePx + 2 * set.gutterPx)
    resident.set(id, addPatch(bitmap, { column, row, columns, rows, segments, gutterShare, order: 1 }))
    bitmap.close()
  }

  function addPatch(bitmap, { order, ...patch }) {
    const texture = new THREE.Texture(bitmap)
    Object.assign(texture, { flipY: false, generateMipmaps: false, minFilter: THREE.LinearFilter, needsUpdate: true })
    renderer.initTexture(texture)
    const mesh = new THREE.Mesh(createPatchGeometry(patch), createMaterial(texture))
    Object.assign(mesh, { renderOrder: order, frustumCulled: false })
    scene.add(mesh)
    return mesh
  }

  function show(ids) {
    for (const mesh of resident.values()) mesh.visible = false
    for (const id of ids) {
      const mesh = resident.get(id)
      if (!mesh) continue
      mesh.visible = true
      resident.delete(id)
      resident.set(id, mesh)
    }
    for (const [id, mesh] of resident) {
      if (resident.size <= Math.max(residentTiles, ids.length)) break
      removePatch(id, mesh)
    }
    preview.visible = ids.some((id) => !resident.has(id))
  }

  function removePatch(id, mesh) {
    mesh.material.uniforms.map.value.dispose()
    mesh.material.dispose()
    mesh.geometry.dispose()
    scene.remove(mesh)
    resident.delete(id)
  }

  function tileOfDirection({ x, y, z }) {
    const column = Math.floor((Math.atan2(x, -z) / (2 * Math.PI) + 0.5) * columns) % columns
    const row = Math.min(rows - 1, Math.floor((0.5 - Math.asin(y) / Math.PI) * rows))
    return `${column}_${row}`
  }

  return {
    setPreview,
    upload,
    show,
    tileOfDirection,
    has: (id) => resident.has(id),
    decode: (blob) => createImageBitmap(blob, decodeOptions),
  }
}

function createMaterial(texture) {
  return new THREE.ShaderMaterial({
    uniforms: { map: { value: texture } },
    depthTest: false,
    depthWrite: false,
    side: THREE.DoubleSide,
    vertexShader:
      'varying vec2 place; void main() { place = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: 'uniform sampler2D map; varying vec2 place; void main() { gl_FragColor = texture2D(map, place); }',
  })
}

function createPatchGeometry({ column, row, columns, rows, segments: count, gutterShare }) {
  const [positions, places, indices] = [[], [], []]
  for (let j = 0; j <= count; j++) {
    for (let i = 0; i <= count; i++) {
      const longitude = ((column + i / count) / columns - 0.5) * 2 * Math.PI
      const latitude = (0.5 - (row + j / count) / rows) * Math.PI
      positions.push(
        Math.sin(longitude) * Math.cos(latitude),
        Math.sin(latitude),
        -Math.cos(longitude) * Math.cos(latitude),
      )
      places.push(gutterShare + (i / count) * (1 - 2 * gutterShare), gutterShare + (j / count) * (1 - 2 * gutterShare))
      if (i === count || j === count) continue
      const at = j * (count + 1) + i
      indices.push(at, at + 1, at + count + 1, at + 1, at + count + 2, at + count + 1)
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(places, 2))
  geometry.setIndex(indices)
  return geometry
}
