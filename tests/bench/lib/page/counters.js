// Runs in the page before anything else: counts textures, uploads, animation callbacks, long tasks and posters.
// Nothing is drawn, delayed or prevented here.
;(() => {
  if (window.__bench) return
  const bench = {
    frames: [],
    uploads: [],
    longTasks: [],
    posters: [],
    states: [],
    rafCallbacks: 0,
    firstShaderAtMs: null,
    textureBytes: 0,
    peakTextureBytes: 0,
    watch: null,
    firstPixelsAtMs: null,
    sharpAtMs: null,
  }
  window.__bench = bench

  const textures = new WeakMap()
  const pixelBytesByFormat = new Map([
    [0x8229, 1],
    [0x1909, 1],
    [0x1906, 1],
    [0x822b, 2],
    [0x190a, 2],
    [0x881a, 8],
    [0x8814, 16],
    [0x822d, 2],
    [0x822e, 4],
  ])
  const compressedBlocks = new Map() // internal format -> bytes per 4 x 4 block
  for (const format of [0x83f0, 0x83f1, 0x9274, 0x9275]) compressedBlocks.set(format, 8)
  for (const format of [0x83f2, 0x83f3, 0x8e8c, 0x8e8d, 0x9278, 0x9279, 0x93b0, 0x93d0])
    compressedBlocks.set(format, 16)

  function imageBytes(format, width, height) {
    const block = compressedBlocks.get(format)
    if (block) return Math.ceil(width / 4) * Math.ceil(height / 4) * block
    return width * height * (pixelBytesByFormat.get(format) ?? 4)
  }

  function boundTexture(gl, target) {
    const isCube = target === 0x8513 || (target >= 0x8515 && target <= 0x851a)
    if (isCube) return gl.getParameter(0x8514)
    return gl.getParameter(target === 0x8c1a ? 0x8c1d : target === 0x806f ? 0x806a : 0x8069)
  }

  function setImageBytes(gl, target, level, bytes) {
    const texture = boundTexture(gl, target)
    if (!texture) return
    if (!textures.has(texture)) textures.set(texture, new Map())
    const images = textures.get(texture)
    const key = `${target}:${level}`
    changeTextureBytes(bytes - (images.get(key) ?? 0))
    images.set(key, bytes)
  }

  function changeTextureBytes(difference) {
    bench.textureBytes += difference
    bench.peakTextureBytes = Math.max(bench.peakTextureBytes, bench.textureBytes)
  }

  function sizeOfSource(source) {
    return [
      source.videoWidth ?? source.naturalWidth ?? source.width,
      source.videoHeight ?? source.naturalHeight ?? source.height,
    ]
  }

  function storageBytes(format, levels, width, height) {
    let bytes = 0
    for (let level = 0; level < levels; level++)
      bytes += imageBytes(format, Math.max(1, width >> level), Math.max(1, height >> level))
    return bytes
  }

  const allocations = {
    texStorage2D: (gl, [target, levels, format, width, height]) =>
      setImageBytes(gl, target, 'all', storageBytes(format, levels, width, height) * (target === 0x8513 ? 6 : 1)),
    texStorage3D: (gl, [target, levels, format, width, height, depth]) =>
      setImageBytes(gl, target, 'all', storageBytes(format, levels, width, height) * depth),
    texImage2D: (gl, args) => {
      const [width, height] = args.length === 6 ? sizeOfSource(args[5]) : [args[3], args[4]]
      setImageBytes(gl, args[0], args[1], imageBytes(args[2], width, height))
    },
    texImage3D: (gl, args) => setImageBytes(gl, args[0], args[1], imageBytes(args[2], args[3], args[4]) * args[5]),
    compressedTexImage2D: (gl, args) => setImageBytes(gl, args[0], args[1], imageBytes(args[2], args[3], args[4])),
    generateMipmap: (gl, [target]) => {
      const images = textures.get(boundTexture(gl, target))
      if (!images || images.has(`${target}:all`)) return
      const faces = [...images].filter(([key]) => key.endsWith(':0'))
      for (const [key, bytes] of faces) setImageBytes(gl, Number(key.split(':')[0]), 'mips', bytes / 3)
    },
  }
  const uploads = ['texSubImage2D', 'texSubImage3D', 'compressedTexSubImage2D', 'compressedTexSubImage3D']

  function wrapUpload(prototype, name) {
    const original = prototype[name]
    if (!original) return
    prototype[name] = function (...args) {
      const startMs = performance.now()
      const result = original.apply(this, args)
      bench.uploads.push({ atMs: startMs, ms: performance.now() - startMs, name })
      allocations[name]?.(this, args)
      return result
    }
  }

  for (const type of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    if (!type) continue
    for (const name of [...Object.keys(allocations), ...uploads]) wrapUpload(type.prototype, name)
    const createShader = type.prototype.createShader
    type.prototype.createShader = function (kind) {
      bench.firstShaderAtMs ??= performance.now()
      return createShader.call(this, kind)
    }
    const deleteTexture = type.prototype.deleteTexture
    type.prototype.deleteTexture = function (texture) {
      if (texture && textures.has(texture)) {
        for (const bytes of textures.get(texture).values()) changeTextureBytes(-bytes)
        textures.delete(texture)
      }
      return deleteTexture.call(this, texture)
    }
  }

  const requestFrame = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) =>
    requestFrame((timeMs) => {
      bench.rafCallbacks++
      callback(timeMs)
    })

  function observe(type, take) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('longtask', (entry) => bench.longTasks.push({ atMs: entry.startTime, ms: entry.duration }))
  const notePoster = (kind) => (entry) => {
    const box = entry.element?.getBoundingClientRect()
    if (box && box.width >= 640) bench.posters.push({ kind, atMs: entry.renderTime || entry.startTime, url: entry.url })
  }
  observe('element', notePoster('element'))
  observe('largest-contentful-paint', notePoster('lcp'))

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement) node.setAttribute('elementtiming', 'poster')
      }
    }
    const state = document.querySelector('[data-testid="panorama"]')?.getAttribute('data-state')
    if (state && bench.states.at(-1)?.state !== state) bench.states.push({ state, atMs: performance.now() })
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] })
})()
