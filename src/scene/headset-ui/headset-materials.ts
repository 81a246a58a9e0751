import { CustomBlending, GLSL3, OneFactor, OneMinusSrcAlphaFactor, RawShaderMaterial, type Texture } from 'three'

// The XR framebuffer has no multisampling, so edges are drawn soft: by the picture's own alpha, or as the distance to a
// shape. Everything lies over the panorama without depth, in an order of its own; colours are premultiplied sRGB, as
// the panorama's are.

/** Later is nearer. The dark between places lies over the panorama and under everything else. */
export const ORDER = { dark: 10, surface: 20, onSurface: 21, ray: 30, cursor: 31 }

const SHAPES = /* glsl */ `
precision highp float;
const vec3 SUN = vec3(0.949, 0.714, 0.353);
const vec3 ON_NIGHT = vec3(0.984, 0.957, 0.910);
const vec3 NIGHT = vec3(0.078, 0.063, 0.043);
float capsule(vec2 p, float halfLength, float radius) {
  return length(vec2(max(abs(p.x) - halfLength, 0.0), p.y)) - radius;
}
float box(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}
float inside(float distance) {
  return clamp(0.5 - distance / fwidth(distance), 0.0, 1.0);
}
vec4 over(vec4 top, vec4 bottom) {
  return top + bottom * (1.0 - top.a);
}`

const PLAIN_VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
in vec2 uv;
out vec2 texel;
void main() {
  texel = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** A unit square per instance, at the instance's place; \`size\` is how large it is. */
const INSTANCE_VERTEX = /* glsl */ `
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in mat4 instanceMatrix;
in float amount;
in vec3 position;
in vec2 uv;
out vec2 at;
out vec2 size;
out float share;
void main() {
  size = vec2(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz));
  at = (uv - 0.5) * size;
  share = amount;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`

/** Shows a picture that was painted with alpha. */
export function createPictureMaterial(picture: Texture): RawShaderMaterial {
  return createMaterial('headset-picture', PLAIN_VERTEX, {
    uniforms: { picture: { value: picture } },
    fragmentShader: /* glsl */ `
precision highp float;
uniform sampler2D picture;
in vec2 texel;
out vec4 color;
void main() {
  color = texture(picture, texel);
}`,
  })
}

/** The track, what has been passed of it, and the thumb. Lengths are degrees of the panel. */
export function createSliderMaterial(uniforms: {
  sizeDeg: { value: [number, number] }
  trackDeg: { value: [number, number] }
  share: { value: number }
  isUsable: { value: number }
}): RawShaderMaterial {
  return createMaterial('headset-slider', PLAIN_VERTEX, {
    uniforms,
    fragmentShader: /* glsl */ `${SHAPES}
uniform vec2 sizeDeg;
uniform vec2 trackDeg;
uniform float share;
uniform float isUsable;
in vec2 texel;
out vec4 color;
void main() {
  vec2 at = (texel - 0.5) * sizeDeg;
  float radius = trackDeg.y / 2.0;
  float halfLength = trackDeg.x / 2.0;
  float thumbX = (share - 0.5) * trackDeg.x;
  float track = inside(capsule(at, halfLength, radius));
  float passed = inside(capsule(at - vec2((thumbX - halfLength) / 2.0, 0.0), (thumbX + halfLength) / 2.0, radius));
  float thumb = inside(length(at - vec2(thumbX, 0.0)) - 1.35);
  color = vec4(ON_NIGHT, 1.0) * 0.28 * track;
  color = over(vec4(SUN, 1.0) * passed * isUsable, color);
  color = over(vec4(mix(ON_NIGHT * 0.55, ON_NIGHT, isUsable), 1.0) * thumb, color);
}`,
  })
}

/** A ring around what is pointed at; `amount` 1 while it is pressed. One unit is a metre, so thickness is scaled. */
export function createHighlightMaterial(mPerDeg: number): RawShaderMaterial {
  return createMaterial('headset-highlight', INSTANCE_VERTEX, {
    uniforms: { mPerDeg: { value: mPerDeg } },
    fragmentShader: /* glsl */ `${SHAPES}
uniform float mPerDeg;
in vec2 at;
in vec2 size;
in float share;
out vec4 color;
void main() {
  vec2 halfSize = size / mPerDeg / 2.0 - 0.3;
  float edge = box(at / mPerDeg, halfSize, min(halfSize.y, 2.4));
  float ring = inside(abs(edge) - 0.16);
  color = over(vec4(SUN, 1.0) * ring, vec4(SUN, 1.0) * inside(edge) * share * 0.35);
}`,
  })
}

/** A dot where a pointer meets a surface, and around it how much of the look has passed (`amount`, 0 to 1). */
export function createCursorMaterial(mPerDeg: number): RawShaderMaterial {
  return createMaterial('headset-cursor', INSTANCE_VERTEX, {
    uniforms: { mPerDeg: { value: mPerDeg } },
    fragmentShader: /* glsl */ `${SHAPES}
uniform float mPerDeg;
in vec2 at;
in vec2 size;
in float share;
out vec4 color;
void main() {
  vec2 p = at / mPerDeg;
  float middle = length(p);
  float turn = atan(-p.x, -p.y) / 6.2831853 + 0.5;
  color = over(vec4(ON_NIGHT, 1.0) * inside(middle - 0.3), vec4(NIGHT, 1.0) * 0.8 * inside(middle - 0.46));
  float isLooking = step(0.001, share);
  float groove = inside(abs(middle - 1.5) - 0.36) * isLooking;
  float gathered = inside(abs(middle - 1.5) - 0.24) * isLooking * step(turn, share);
  color = over(vec4(SUN, 1.0) * gathered, over(vec4(NIGHT, 1.0) * 0.75 * groove, color));
}`,
  })
}

/** A thin line from the hand, bright near it and gone before it ends. */
export function createRayMaterial(): RawShaderMaterial {
  return createMaterial('headset-ray', INSTANCE_VERTEX, {
    uniforms: {},
    fragmentShader: /* glsl */ `${SHAPES}
in vec2 at;
in vec2 size;
out vec4 color;
void main() {
  float across = 1.0 - abs(at.x / size.x * 2.0);
  float along = at.y / size.y + 0.5;
  color = vec4(ON_NIGHT, 1.0) * smoothstep(0.0, 0.6, across) * mix(0.75, 0.15, along);
}`,
  })
}

/** The arc that turns while pixels are missing; \`turn\` counts whole turns. */
export function createSpinnerMaterial(turn: { value: number }): RawShaderMaterial {
  return createMaterial('headset-spinner', PLAIN_VERTEX, {
    uniforms: { turn },
    fragmentShader: /* glsl */ `${SHAPES}
uniform float turn;
in vec2 texel;
out vec4 color;
void main() {
  vec2 p = (texel - 0.5) * 4.0;
  float ring = inside(abs(length(p) - 1.5) - 0.22);
  float tail = fract(atan(p.y, p.x) / 6.2831853 + turn);
  color = over(vec4(SUN, 1.0) * ring * smoothstep(0.25, 1.0, tail), vec4(ON_NIGHT, 1.0) * ring * 0.18);
}`,
  })
}

/** Covers both eyes evenly, wherever they look. */
export function createDarkMaterial(opacity: { value: number }): RawShaderMaterial {
  return createMaterial(
    'headset-dark',
    /* glsl */ `
in vec3 position;
void main() {
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`,
    {
      uniforms: { opacity },
      fragmentShader: /* glsl */ `${SHAPES}
uniform float opacity;
out vec4 color;
void main() {
  color = vec4(NIGHT, 1.0) * opacity;
}`,
    },
  )
}

function createMaterial(
  name: string,
  vertexShader: string,
  { fragmentShader, uniforms }: { fragmentShader: string; uniforms: Record<string, { value: unknown }> },
): RawShaderMaterial {
  return new RawShaderMaterial({
    name,
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
}
