import * as THREE from 'three'
import { firstView, verticalFovRad } from './first-view.js'

const degPerRad = 180 / Math.PI
const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.getElementById('viewer').append(renderer.domElement)
const camera = new THREE.PerspectiveCamera(verticalFovRad * degPerRad, innerWidth / innerHeight, 1, 1100)
camera.rotation.order = 'YXZ'
const scene = new THREE.Scene()
const geometry = new THREE.SphereGeometry(500, 60, 40).scale(-1, 1, 1)
const material = new THREE.MeshBasicMaterial()
const view = { ...firstView }

async function switchTo(name) {
  const texture = await new THREE.TextureLoader().loadAsync(`/${name}/single.jpg`)
  texture.colorSpace = THREE.SRGBColorSpace
  material.map?.dispose()
  material.map = texture
  material.needsUpdate = true
  if (scene.children.length) return
  // The picture's centre column lies at -x on this sphere.
  scene.add(new THREE.Mesh(geometry, material).rotateY(-Math.PI / 2))
}

let grip = null
addEventListener('pointerdown', (event) => (grip = { x: event.clientX, y: event.clientY, ...view }))
addEventListener('pointerup', () => (grip = null))
addEventListener('pointermove', (event) => {
  if (!grip) return
  view.headingDeg = grip.headingDeg + (grip.x - event.clientX) * 0.1
  view.pitchDeg = Math.max(-85, Math.min(85, grip.pitchDeg + (event.clientY - grip.y) * 0.1))
})
renderer.setAnimationLoop(() => {
  camera.rotation.set(view.pitchDeg / degPerRad, -view.headingDeg / degPerRad, 0)
  renderer.render(scene, camera)
})

switchTo('a')
window.benchViewer = { switchTo, headingDeg: () => view.headingDeg, pitchDeg: () => view.pitchDeg }
