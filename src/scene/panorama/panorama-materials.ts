import { BackSide, DoubleSide, GLSL3, RawShaderMaterial, type Texture } from 'three'
import { LAYER_SIZE_PX } from './tile-pool.ts'

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

const TILE_FRAGMENT_HEAD = /* glsl */ `
precision highp float;
precision mediump sampler2DArray;
uniform sampler2DArray tiles;
in vec3 texel;
out vec4 color;`

const PLAIN_TILE_FRAGMENT = /* glsl */ `${TILE_FRAGMENT_HEAD}
void main() {
  color = vec4(texture(tiles, texel).rgb, 1.0);
}`

// Mitchell's filter (B = C = 1/3) reads 4 x 4 texels: closer to the picture, and crisper, than the 2 x 2 of a plain look-up.
// Five look-ups between texels do for it, without the four corners, whose weights are next to nothing. It stays within
// a tile's gutter. A program of its own: one that chooses between the two is slower at either.
const FINE_TILE_FRAGMENT = /* glsl */ `${TILE_FRAGMENT_HEAD}
const float SIZE = ${LAYER_SIZE_PX}.0;
vec2 outer(vec2 t) { return 1.0 / 18.0 + t * (t * (5.0 / 6.0 - t * (7.0 / 18.0)) - 0.5); }
vec2 inner(vec2 t) { return 8.0 / 9.0 + t * t * (t * (7.0 / 6.0) - 2.0); }
vec3 look(float x, float y) { return texture(tiles, vec3(x / SIZE, y / SIZE, texel.z)).rgb; }
void main() {
  vec2 at = texel.xy * SIZE - 0.5;
  vec2 first = floor(at);
  vec2 t = at - first;
  vec2 before = outer(t);
  vec2 after = outer(1.0 - t);
  vec2 second = inner(1.0 - t);
  vec2 middle = inner(t) + second;
  vec2 between = first + 0.5 + second / middle;
  vec4 beside = vec4(before, after) * middle.yxyx;
  float centre = middle.x * middle.y;
  vec3 sum = centre * look(between.x, between.y)
    + beside.x * look(first.x - 0.5, between.y)
    + beside.z * look(first.x + 2.5, between.y)
    + beside.y * look(between.x, first.y - 0.5)
    + beside.w * look(between.x, first.y + 2.5);
  color = vec4(sum / (centre + beside.x + beside.y + beside.z + beside.w), 1.0);
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
export function createTileMaterial(tiles: Texture, filter: 'plain' | 'fine'): RawShaderMaterial {
  return new RawShaderMaterial({
    name: `panorama-tiles-${filter}`,
    glslVersion: GLSL3,
    vertexShader: TILE_VERTEX,
    fragmentShader: filter === 'fine' ? FINE_TILE_FRAGMENT : PLAIN_TILE_FRAGMENT,
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
