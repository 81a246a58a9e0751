/**
 * Runs in a worker, since starting graphics can take a second: answers with the name of what draws, or null where
 * that is no graphics card or cannot be known.
 */
const gl =
  typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(1, 1).getContext('webgl2', { failIfMajorPerformanceCaveat: true })
    : null
const names = gl?.getExtension('WEBGL_debug_renderer_info')
postMessage(gl ? String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : null)
