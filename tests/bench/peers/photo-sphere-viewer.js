import { Viewer } from '@photo-sphere-viewer/core'
import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import '@photo-sphere-viewer/core/index.css'
import { firstView, verticalFovRad } from './first-view.js'

const degPerRad = 180 / Math.PI
const [minFovDeg, maxFovDeg] = [30, 90]
const createPanorama = (name) => ({
  levels: [
    { width: 4096, cols: 8, rows: 4, zoomRange: [0, 40] },
    { width: 8192, cols: 16, rows: 8, zoomRange: [40, 100] },
  ],
  baseUrl: `/${name}/psv/base.jpg`,
  tileUrl: (column, row, level) => `/${name}/psv/${level}/${column}_${row}.jpg`,
})

const viewer = new Viewer({
  container: 'viewer',
  adapter: EquirectangularTilesAdapter,
  panorama: createPanorama('a'),
  defaultYaw: firstView.headingDeg / degPerRad,
  defaultPitch: firstView.pitchDeg / degPerRad,
  minFov: minFovDeg,
  maxFov: maxFovDeg,
  defaultZoomLvl: ((maxFovDeg - verticalFovRad * degPerRad) / (maxFovDeg - minFovDeg)) * 100,
  navbar: false,
})
window.benchViewer = {
  switchTo: (name) => viewer.setPanorama(createPanorama(name), { transition: false, showLoader: false }),
  headingDeg: () => viewer.getPosition().yaw * degPerRad,
  pitchDeg: () => viewer.getPosition().pitch * degPerRad,
}
