const rounds = 7
const formats = [
  { format: 'rgba8', extension: null },
  { format: 'bc7', extension: 'EXT_texture_compression_bptc', constant: 'COMPRESSED_RGBA_BPTC_UNORM_EXT' },
  { format: 'bc1', extension: 'WEBGL_compressed_texture_s3tc', constant: 'COMPRESSED_RGB_S3TC_DXT1_EXT' },
]

const canvas = document.querySelector('canvas')
const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
const worker = new Worker('worker.js')

/** Encodes, uploads and draws the tile in every format; the drawn pixels tell what the format lost. */
window.measureRecompression = async (tileUrl) => {
  const bitmap = await createImageBitmap(await (await fetch(tileUrl)).blob())
  canvas.width = canvas.height = bitmap.width
  gl.viewport(0, 0, bitmap.width, bitmap.height)
  gl.useProgram(createProgram())
  const rows = []
  let original = null
  for (const { format, extension, constant } of formats) {
    const support = extension ? gl.getExtension(extension) : true
    const samples = []
    let drawn = null
    for (let round = 0; round < rounds; round++) {
      const encoded = extension ? await encode(format, bitmap) : { data: bitmap, readMs: 0, encodeMs: 0 }
      const uploadMs = support ? upload(encoded.data, bitmap.width, support[constant]) : null
      if (support) drawn = drawAndRead(bitmap.width)
      samples.push({ ...encoded, uploadMs, bytes: extension ? encoded.data.length : bitmap.width * bitmap.height * 4 })
    }
    original ??= drawn
    rows.push({
      format,
      isSupported: Boolean(support),
      bytes: samples[0].bytes,
      encodeMs: median(samples.map((sample) => sample.readMs + sample.encodeMs)),
      uploadMs: support ? median(samples.map((sample) => sample.uploadMs)) : null,
      psnrDb: support ? psnrDb(drawn, original) : null,
    })
  }
  return { tilePx: bitmap.width, rows }
}

async function encode(format, bitmap) {
  worker.postMessage({ format, bitmap })
  return new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)))
}

function upload(data, sizePx, compressedFormat) {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texStorage2D(gl.TEXTURE_2D, 1, compressedFormat ?? gl.RGBA8, sizePx, sizePx)
  const startMs = performance.now()
  if (compressedFormat) gl.compressedTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, sizePx, sizePx, compressedFormat, data)
  else gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, sizePx, sizePx, gl.RGBA, gl.UNSIGNED_BYTE, data)
  return performance.now() - startMs
}

function drawAndRead(sizePx) {
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(sizePx * sizePx * 4)
  gl.readPixels(0, 0, sizePx, sizePx, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

function createProgram() {
  const program = gl.createProgram()
  const add = (type, text) => {
    const shader = gl.createShader(type)
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${text}`)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  add(
    gl.VERTEX_SHADER,
    'out vec2 at; void main() { at = vec2(gl_VertexID == 1 ? 2 : 0, gl_VertexID == 2 ? 2 : 0); gl_Position = vec4(at * 2.0 - 1.0, 0, 1); }',
  )
  add(
    gl.FRAGMENT_SHADER,
    'uniform sampler2D tile; in vec2 at; out vec4 colour; void main() { colour = texture(tile, at); }',
  )
  gl.linkProgram(program)
  return program
}

function psnrDb(pixels, reference) {
  let squares = 0
  for (let i = 0; i < pixels.length; i++) if (i % 4 !== 3) squares += (pixels[i] - reference[i]) ** 2
  return squares === 0 ? 99 : 10 * Math.log10((255 * 255 * pixels.length * 0.75) / squares)
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}
