// Runs after counters.js: notes every frame drawn to the screen and, while `watch` is set, judges its pixels.
;(() => {
  if (window.__benchFrames) return
  window.__benchFrames = true
  const bench = window.__bench

  /** Starts looking for a view. `reference`: { cells, sharpness }, `previousCells`: the view shown before, or null. */
  bench.watchFor = (reference, previousCells) => {
    Object.assign(bench, { watch: { reference, previousCells }, firstPixelsAtMs: null, sharpAtMs: null })
  }

  const drawVertices = {
    drawArrays: (args) => args[2],
    drawElements: (args) => args[1],
    drawRangeElements: (args) => args[3],
    drawArraysInstanced: (args) => args[2] * args[3],
    drawElementsInstanced: (args) => args[1] * args[4],
  }

  function wrapDraw(prototype, name) {
    const original = prototype[name]
    if (!original) return
    prototype[name] = function (...args) {
      const result = original.apply(this, args)
      noteDraw(this, drawVertices[name](args) / 3)
      return result
    }
  }

  for (const type of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    if (!type) continue
    for (const name of Object.keys(drawVertices)) wrapDraw(type.prototype, name)
  }

  let frame = null
  function noteDraw(gl, triangles) {
    const frameTimeMs = document.timeline.currentTime
    if (frame?.frameTimeMs !== frameTimeMs) {
      frame = { frameTimeMs, atMs: 0, draws: 0, triangles: 0, inspectionQueued: false }
      bench.frames.push(frame)
    }
    frame.draws++
    frame.triangles += triangles
    frame.atMs = performance.now()
    if (!bench.watch || frame.inspectionQueued || gl.getParameter(0x8ca6)) return
    // What is drawn out of sight is not on screen.
    if (!gl.canvas.checkVisibility({ visibilityProperty: true })) return
    frame.inspectionQueued = true
    const drawn = frame
    queueMicrotask(() => {
      drawn.inspectionQueued = false
      if (bench.watch) inspectFrame(gl, drawn.atMs)
    })
  }

  let pixels = new Uint8Array(0)
  function inspectFrame(gl, atMs) {
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    if (width < 320 || height < 180) return
    if (pixels.length !== width * height * 4) pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, 0x1908, 0x1401, pixels)
    const { reference, previousCells } = bench.watch
    if (bench.firstPixelsAtMs === null) {
      if (!showsView(toCells(width, height), reference.cells, previousCells)) return
      bench.firstPixelsAtMs = atMs
    }
    const isSharp = meanLaplacian(width, height) >= 0.9 * reference.sharpness
    if (isSharp && showsView(toCells(width, height), reference.cells, previousCells, 0.95)) {
      bench.sharpAtMs = atMs
      bench.watch = null
    }
  }

  /** 32 x 18 mean colours, rows from the top. */
  function toCells(width, height) {
    const cells = []
    for (let row = 0; row < 18; row++) {
      for (let column = 0; column < 32; column++) {
        const sum = [0, 0, 0]
        let count = 0
        for (let y = Math.floor((row * height) / 18); y < ((row + 1) * height) / 18; y += 4) {
          for (let x = Math.floor((column * width) / 32); x < ((column + 1) * width) / 32; x += 4) {
            const i = ((height - 1 - y) * width + x) * 4
            sum[0] += pixels[i]
            sum[1] += pixels[i + 1]
            sum[2] += pixels[i + 2]
            count++
          }
        }
        cells.push(sum.map((value) => value / count))
      }
    }
    return cells
  }

  /** At least `share` of the cells are within 24 of 255 of the wanted view, and nearer to it than to the view before. */
  function showsView(cells, wanted, previous, share = 0.5) {
    const far = (a, b) => (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])) / 3
    let matching = 0
    cells.forEach((cell, i) => {
      const difference = far(cell, wanted[i])
      if (difference < 24 && (!previous || difference < far(cell, previous[i]))) matching++
    })
    return matching >= share * cells.length * (previous ? 0.9 : 1)
  }

  function meanLaplacian(width, height) {
    const luma = new Float32Array(width * height)
    for (let i = 0, p = 0; i < luma.length; i++, p += 4)
      luma[i] = 0.2126 * pixels[p] + 0.7152 * pixels[p + 1] + 0.0722 * pixels[p + 2]
    let sum = 0
    let count = 0
    for (let y = 1; y < height - 1; y += 2) {
      for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
        sum += Math.abs(4 * luma[i] - luma[i - 1] - luma[i + 1] - luma[i - width] - luma[i + width])
        count++
      }
    }
    return sum / count
  }
})()
