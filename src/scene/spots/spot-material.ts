import { CustomBlending, GLSL3, OneFactor, OneMinusSrcAlphaFactor, RawShaderMaterial, type Texture } from 'three'

/**
 * A spot lies where the panorama does: infinitely far away, so that both eyes of a headset see it in the same place of
 * the picture and no step of the head moves it. Its square stands across the line of sight.
 */
const VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
uniform vec2 halfSize;
uniform float zoom;
in vec3 position;
in vec2 uv;
in vec2 direction;
in vec4 cell;
in vec3 state;
out vec2 texel;
out vec2 at;
out vec3 shown;
void main() {
  float heading = direction.x;
  float pitch = direction.y;
  vec3 ahead = vec3(sin(heading) * cos(pitch), sin(pitch), -cos(heading) * cos(pitch));
  vec3 right = vec3(cos(heading), 0.0, sin(heading));
  vec3 up = cross(right, ahead);
  vec2 across = position.xy * 2.0 * halfSize * zoom * (1.0 + 0.12 * state.x);
  vec3 place = ahead + right * across.x + up * across.y;
  texel = cell.xy + uv * cell.zw;
  at = uv;
  shown = state;
  gl_Position = projectionMatrix * vec4(mat3(modelViewMatrix) * place, 1.0);
}`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D picture;
uniform float labelShare;
in vec2 texel;
in vec2 at;
in vec3 shown;
out vec4 color;
const vec3 SUN = vec3(0.949, 0.714, 0.353);
void main() {
  vec4 painted = texture(picture, texel);
  bool isLabel = at.y < labelShare;
  if (isLabel) painted *= shown.y;
  // A look that lasts fills the disc from below; what is pointed at glows a little.
  float filled = step((at.y - labelShare) / (1.0 - labelShare), shown.z) * float(!isLabel);
  float glow = max(filled * 0.75, shown.x * 0.28 * float(!isLabel));
  color = vec4(mix(painted.rgb, SUN * painted.a, glow), painted.a);
}`

/** All spots of a panorama in one draw call. `state` of an instance: pointed at, name shown, share of a look; 0 to 1. */
export function createSpotMaterial(uniforms: {
  picture: { value: Texture }
  /** Tangents of half the width and half the height. */
  halfSize: { value: [number, number] }
  zoom: { value: number }
  labelShare: { value: number }
}): RawShaderMaterial {
  return new RawShaderMaterial({
    name: 'spots',
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
}
