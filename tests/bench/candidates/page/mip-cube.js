import * as THREE from 'three'
import { createCubeTileOfDirection, decodeOptions, faceNames, parseCubeTileId, previewFacePx } from './cube-faces.js'

const previewLevelMaxPx = 384
const glFaces = { f: 'POSITIVE_Z', r: 'POSITIVE_X', b: 'NEGATIVE_Z', l: 'NEGATIVE_X', u: 'POSITIVE_Y', d: 'NEGATIVE_Y' }

/** One cube texture with all its levels, filled in place; a small cube texture says which level each tile has. */
export function createMipCube({ renderer, scene, set }) {
  const gl = renderer.getContext()
  const tilesPerSide = set.sizePx / set.tilePx
  const levelCount = Math.floor(Math.log2(set.sizePx)) + 1
  const previewLevel = Math.ceil(Math.log2(set.sizePx / previewLevelMaxPx))
  const picture = createRawCube(renderer, {
    levels: levelCount,
    format: gl.RGBA8,
    sizePx: set.sizePx,
    minFilter: gl.LINEAR_MIPMAP_LINEAR,
  })
  const residency = createRawCube(renderer, { levels: 1, format: gl.R8, sizePx: tilesPerSide, minFilter: gl.NEAREST })
  const residentIds = new Set()
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(2, 2, 2), createCubeMaterial({ picture, residency, set }))
  scene.add(mesh)

  async function setPreview(strip) {
    for (const [index, face] of faceNames.entries()) {
      for (let level = previewLevel; level < levelCount; level++) {
        const sizePx = Math.max(1, set.sizePx >> level)
        const options = { ...decodeOptions, resizeWidth: sizePx, resizeHeight: sizePx, resizeQuality: 'high' }
        picture.upload(
          face,
          level,
          0,
          0,
          await createImageBitmap(strip, 0, index * previewFacePx, previewFacePx, previewFacePx, options),
        )
      }
      gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
      residency.uploadBytes(face, 0, 0, tilesPerSide, new Uint8Array(tilesPerSide ** 2).fill(previewLevel))
    }
  }

  async function decode(blob) {
    const levels = [await createImageBitmap(blob, decodeOptions)]
    for (let level = 1; level < previewLevel; level++) {
      const sizePx = set.tilePx >> level
      levels.push(
        await createImageBitmap(levels[0], {
          ...decodeOptions,
          resizeWidth: sizePx,
          resizeHeight: sizePx,
          resizeQuality: 'medium',
        }),
      )
    }
    return levels
  }

  function upload(id, levels) {
    const { face, row, column } = parseCubeTileId(id)
    levels.forEach((bitmap, level) => {
      picture.upload(face, level, column * bitmap.width, row * bitmap.height, bitmap)
      bitmap.close()
    })
    residency.uploadBytes(face, column, row, 1, new Uint8Array(1))
    residentIds.add(id)
  }

  return {
    setPreview,
    decode,
    upload,
    show() {},
    tileOfDirection: createCubeTileOfDirection(tilesPerSide),
    has: (id) => residentIds.has(id),
  }
}

function createRawCube(renderer, { levels, format, sizePx, minFilter }) {
  const gl = renderer.getContext()
  const texture = new THREE.CubeTexture()
  const handle = gl.createTexture()
  renderer.properties.get(texture).__webglTexture = handle
  renderer.state.bindTexture(gl.TEXTURE_CUBE_MAP, handle)
  gl.texStorage2D(gl.TEXTURE_CUBE_MAP, levels, format, sizePx, sizePx)
  gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MIN_FILTER, minFilter)
  gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MAG_FILTER, minFilter === gl.NEAREST ? gl.NEAREST : gl.LINEAR)
  const target = (face) => gl[`TEXTURE_CUBE_MAP_${glFaces[face]}`]

  function upload(face, level, x, y, bitmap) {
    renderer.state.bindTexture(gl.TEXTURE_CUBE_MAP, handle)
    gl.texSubImage2D(target(face), level, x, y, bitmap.width, bitmap.height, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
  }

  function uploadBytes(face, x, y, size, bytes) {
    renderer.state.bindTexture(gl.TEXTURE_CUBE_MAP, handle)
    gl.texSubImage2D(target(face), 0, x, y, size, size, gl.RED, gl.UNSIGNED_BYTE, bytes)
  }

  return { texture, upload, uploadBytes }
}

function createCubeMaterial({ picture, residency, set }) {
  return new THREE.ShaderMaterial({
    uniforms: { picture: { value: picture.texture }, residency: { value: residency.texture } },
    defines: { HALF_SIZE: (set.sizePx / 2).toFixed(1), LEVEL_BIAS: '-1.0' },
    depthTest: false,
    depthWrite: false,
    glslVersion: THREE.GLSL3,
    vertexShader: `
      out vec3 at;
      void main() {
        vec3 ray = vec3(position.x / projectionMatrix[0][0], position.y / projectionMatrix[1][1], -1.0);
        at = transpose(mat3(viewMatrix)) * ray * vec3(1.0, 1.0, -1.0);
        gl_Position = vec4(position.xy, 0.0, 1.0);
      }`,
    fragmentShader: `
      uniform samplerCube picture;
      uniform samplerCube residency;
      in vec3 at;
      out vec4 colour;
      // Change of the place on the face the ray meets; dividing by the major axis here keeps it continuous across edges.
      vec3 onFace(vec3 change, vec3 axis, float major) {
        return (change * major - at * dot(change, axis)) / (major * major);
      }
      void main() {
        vec3 size = abs(at);
        vec3 axis = size.z >= size.x && size.z >= size.y ? vec3(0, 0, 1) : size.x >= size.y ? vec3(1, 0, 0) : vec3(0, 1, 0);
        axis *= sign(at);
        float major = dot(at, axis);
        float texels = HALF_SIZE * max(length(onFace(dFdx(at), axis, major)), length(onFace(dFdy(at), axis, major)));
        float level = max(log2(texels) + LEVEL_BIAS, 0.0);
        float finest = floor(texture(residency, at).r * 255.0 + 0.5);
        colour = textureLod(picture, at, max(level, finest));
      }`,
  })
}
