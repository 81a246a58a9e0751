import * as THREE from 'three'
import { createCubeQuads } from './cube-quads.js'
import { createEquirectTiles } from './equirect-tiles.js'
import { createMipCube } from './mip-cube.js'
import { createTileLoader } from './tile-loader.js'

const verticalFovDeg = (2 * Math.atan(9 / 16) * 180) / Math.PI
const geometries = { 'equirect-tiles': createEquirectTiles, 'cube-quads': createCubeQuads, 'mip-cube': createMipCube }
const [rayColumns, rayRows] = [65, 37]

const query = new URLSearchParams(location.search)
const set = {
  url: `/sets/${query.get('name')}`,
  geometry: query.get('geometry'),
  sizePx: Number(query.get('sizePx')),
  tilePx: Number(query.get('tilePx')),
  gutterPx: Number(query.get('gutterPx')),
}
const view = { headingDeg: Number(query.get('heading') ?? 0), pitchDeg: Number(query.get('pitch') ?? 0) }

const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: false, depth: false, stencil: false })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const scene = new THREE.Scene()
const camera = new THREE.PerspectiveCamera(verticalFovDeg, innerWidth / innerHeight, 0.1, 10)
camera.rotation.order = 'YXZ'
const geometry = geometries[set.geometry]({ renderer, scene, set })
const loader = createTileLoader({ decode: geometry.decode, onReady: requestRender })

let isRenderQueued = false
function requestRender() {
  if (isRenderQueued) return
  isRenderQueued = true
  requestAnimationFrame(render)
}

function render() {
  isRenderQueued = false
  camera.rotation.set(THREE.MathUtils.degToRad(view.pitchDeg), -THREE.MathUtils.degToRad(view.headingDeg), 0)
  camera.updateMatrixWorld()
  const ready = loader.takeOne()
  if (ready) geometry.upload(ready.id, ready.payload)
  const wanted = tilesInView()
  loader.want(wanted.filter((id) => !geometry.has(id)).map((id) => ({ id, url: `${set.url}/${id}.avif` })))
  geometry.show(wanted)
  renderer.render(scene, camera)
  if (loader.hasReady()) requestRender()
}

/** Ids of the tiles that rays through the viewport meet, nearest to the centre first. */
function tilesInView() {
  const distances = new Map()
  const direction = new THREE.Vector3()
  for (let row = 0; row < rayRows; row++) {
    for (let column = 0; column < rayColumns; column++) {
      const x = (2 * column) / (rayColumns - 1) - 1
      const y = (2 * row) / (rayRows - 1) - 1
      direction.set(x, y, 0.5).unproject(camera).normalize()
      const id = geometry.tileOfDirection(direction)
      const distance = x * x + y * y
      if (!(distances.get(id) <= distance)) distances.set(id, distance)
    }
  }
  return [...distances].sort((a, b) => a[1] - b[1]).map(([id]) => id)
}

let dragFrom = null
addEventListener('pointerdown', (event) => (dragFrom = { x: event.clientX, y: event.clientY, ...view }))
addEventListener('pointerup', () => (dragFrom = null))
addEventListener('pointermove', (event) => {
  if (!dragFrom) return
  const degPerPx = verticalFovDeg / innerHeight
  view.headingDeg = dragFrom.headingDeg + (dragFrom.x - event.clientX) * degPerPx
  view.pitchDeg = Math.max(-85, Math.min(85, dragFrom.pitchDeg - (dragFrom.y - event.clientY) * degPerPx))
  requestRender()
})

window.benchViewer = {
  headingDeg: () => view.headingDeg,
  isSettled: () => loader.isIdle() && !isRenderQueued,
}

const preview = await fetch(`${set.url}/preview.avif`)
await geometry.setPreview(await createImageBitmap(await preview.blob()))
requestRender()
