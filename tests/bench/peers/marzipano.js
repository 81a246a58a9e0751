import Marzipano from 'marzipano/dist/marzipano.js'
import { firstView, verticalFovRad } from './first-view.js'

const degPerRad = 180 / Math.PI
const viewer = new Marzipano.Viewer(document.getElementById('viewer'), { controls: { mouseViewMode: 'drag' } })
const geometry = new Marzipano.CubeGeometry([
  { tileSize: 256, size: 256, fallbackOnly: true },
  { tileSize: 512, size: 512 },
  { tileSize: 512, size: 1024 },
  { tileSize: 512, size: 2048 },
])
const limiter = Marzipano.RectilinearView.limit.traditional(2048, 100 / degPerRad)
let scene = null

function switchTo(name) {
  const source = Marzipano.ImageUrlSource.fromString(`/${name}/marzipano/{z}/{f}{y}_{x}.jpg`, {
    cubeMapPreviewUrl: `/${name}/marzipano/preview.jpg`,
  })
  const { headingDeg, pitchDeg } = firstView
  const start = { yaw: headingDeg / degPerRad, pitch: -pitchDeg / degPerRad, fov: verticalFovRad }
  const view = new Marzipano.RectilinearView(start, limiter)
  const before = scene
  scene = viewer.createScene({ source, geometry, view, pinFirstLevel: true })
  scene.switchTo({ transitionDuration: 0 }, () => before && viewer.destroyScene(before))
}

switchTo('a')
window.benchViewer = {
  switchTo,
  headingDeg: () => scene.view().yaw() * degPerRad,
  pitchDeg: () => -scene.view().pitch() * degPerRad,
}
