import {
  BackSide,
  BufferGeometry,
  type Camera,
  DataArrayTexture,
  DoubleSide,
  GLSL3,
  Group,
  Mesh,
  RawShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three'

// Panoramas go through untouched: sRGB bytes in, the same sRGB bytes out, no lights, no tone mapping. That is both
// exact and the cheapest thing a GPU can do with a picture.
//
// Only the rotation of the eye counts: in a headset both eyes stand in the picture's centre wherever the head is, so the
// picture lies at infinity and every tile stays exact.

const TILE_VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
in vec3 layerUv;
out vec3 texel;
void main() {
  texel = layerUv;
  gl_Position = projectionMatrix * vec4(mat3(modelViewMatrix) * position, 1.0);
}`

const TILE_FRAGMENT = /* glsl */ `
precision highp float;
precision mediump sampler2DArray;
uniform sampler2DArray tiles;
in vec3 texel;
out vec4 color;
void main() {
  color = vec4(texture(tiles, texel).rgb, 1.0);
}`

const SPHERE_VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
in vec2 uv;
out vec2 texel;
void main() {
  texel = vec2(uv.x, 1.0 - uv.y);
  gl_Position = projectionMatrix * vec4(mat3(modelViewMatrix) * position, 1.0);
}`

const SPHERE_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D equirectangular;
in vec2 texel;
out vec4 color;
void main() {
  color = vec4(texture(equirectangular, texel).rgb, 1.0);
}`

/** Draws quads whose third texture coordinate is the layer of the tile array. */
export function createTileMaterial(tiles: Texture): RawShaderMaterial {
  return new RawShaderMaterial({
    name: 'panorama-tiles',
    glslVersion: GLSL3,
    vertexShader: TILE_VERTEX,
    fragmentShader: TILE_FRAGMENT,
    uniforms: { tiles: { value: tiles } },
    side: DoubleSide,
  })
}

/** Draws an equirectangular picture on the inside of a sphere. */
export function createEquirectangularMaterial(picture: { value: Texture | null }): RawShaderMaterial {
  return new RawShaderMaterial({
    name: 'panorama-equirectangular',
    glslVersion: GLSL3,
    vertexShader: SPHERE_VERTEX,
    fragmentShader: SPHERE_FRAGMENT,
    uniforms: { equirectangular: picture },
    side: BackSide,
  })
}

/**
 * Compiles both while the pictures are on their way: the first frame would wait for it. Returns how to let go of them; until
 * then the renderer has them for every material that is made here.
 */
export function compileMaterials(renderer: WebGLRenderer, camera: Camera): () => void {
  const tiles = new DataArrayTexture()
  const materials = [createTileMaterial(tiles), createEquirectangularMaterial({ value: null })]
  const geometry = new BufferGeometry()
  renderer.compile(new Group().add(...materials.map((material) => new Mesh(geometry, material))), camera)
  return () => {
    for (const material of materials) material.dispose()
  }
}
