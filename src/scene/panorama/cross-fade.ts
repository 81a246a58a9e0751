import {
  CustomBlending,
  type Camera,
  GLSL3,
  type Group,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PerspectiveCamera,
  PlaneGeometry,
  RawShaderMaterial,
  type Scene,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { toRadians, yawRadFromHeadingDeg } from '#core/angles.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { standStill } from '../stand-still.ts'

const DURATION_S = 0.5
/** Over the panorama's tiles, under the signs of its spots. */
const ORDER = 5

const VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
in vec2 uv;
out vec2 texel;
void main() {
  texel = uv;
  gl_Position = projectionMatrix * vec4(mat3(modelViewMatrix) * position, 1.0);
}`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D picture;
uniform float opacity;
in vec2 texel;
out vec4 color;
void main() {
  color = vec4(texture(picture, texel).rgb * opacity, opacity);
}`

type Stage = { gl: WebGLRenderer; scene: Scene; camera: Camera }

/**
 * Lets the last view of one panorama fade over the next. It is held as it was seen, fixed in the world: what is rectilinear
 * stays exact when the view turns meanwhile. One draw call and the memory of one frame, both only while it lasts.
 */
export function createCrossFade(group: Group) {
  const geometry = new PlaneGeometry(1, 1)
  const picture: { value: Texture | null } = { value: null }
  const opacity = { value: 0 }
  const material = new RawShaderMaterial({
    name: 'cross-fade',
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { picture, opacity },
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = ORDER
  mesh.raycast = () => {}
  mesh.visible = false
  mesh.rotation.order = 'YXZ'
  // One unit before the eye; its size then says how wide the view was.
  geometry.translate(0, 0, -1)
  standStill(mesh)
  group.add(mesh)
  let target: WebGLRenderTarget | null = null

  /** Holds what is seen now; it will lie in this direction of the next panorama. In a headset the dark does this. */
  function hold({ gl, scene, camera }: Stage, headingDeg: number, pitchDeg: number): void {
    if (gl.xr.isPresenting || prefersReducedMotion() || !(camera instanceof PerspectiveCamera)) return
    end()
    const size = gl.getDrawingBufferSize(new Vector2())
    target = new WebGLRenderTarget(size.x, size.y)
    gl.setRenderTarget(target)
    gl.render(scene, camera)
    gl.setRenderTarget(null)
    picture.value = target.texture
    const tanHeight = 2 * Math.tan(toRadians(camera.fov) / 2)
    mesh.scale.set(tanHeight * camera.aspect, tanHeight, 1)
    mesh.rotation.set(toRadians(pitchDeg), yawRadFromHeadingDeg(headingDeg), 0)
    standStill(mesh)
    opacity.value = 1
    mesh.visible = true
  }

  /** Once per frame; true while there is more to come. */
  function update(deltaS: number): boolean {
    if (!mesh.visible) return false
    opacity.value -= deltaS / DURATION_S
    if (opacity.value > 0) return true
    end()
    return false
  }

  function end(): void {
    mesh.visible = false
    picture.value = null
    target?.dispose()
    target = null
  }

  function dispose(): void {
    end()
    mesh.removeFromParent()
    geometry.dispose()
    material.dispose()
  }

  return { hold, update, dispose }
}

export type CrossFade = ReturnType<typeof createCrossFade>
