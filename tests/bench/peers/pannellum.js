import 'pannellum/build/pannellum.js'
import 'pannellum/build/pannellum.css'
import { firstView, horizontalFovDeg } from './first-view.js'

const { headingDeg, pitchDeg } = firstView
const createScene = (name) => ({
  type: 'multires',
  yaw: headingDeg,
  pitch: pitchDeg,
  hfov: horizontalFovDeg,
  multiRes: {
    basePath: `/${name}/pannellum`,
    path: '/%l/%s%y_%x',
    fallbackPath: '/fallback/%s',
    extension: 'jpg',
    tileResolution: 512,
    maxLevel: 4,
    cubeResolution: 2600,
  },
})

const viewer = window.pannellum.viewer('viewer', {
  default: { firstScene: 'a', autoLoad: true, showControls: false, sceneFadeDuration: 0 },
  scenes: { a: createScene('a'), b: createScene('b') },
})
window.benchViewer = {
  switchTo: (name) => viewer.loadScene(name),
  headingDeg: () => viewer.getYaw(),
  pitchDeg: () => viewer.getPitch(),
}
