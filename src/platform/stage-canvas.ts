/** Opaque, so that the browser composes nothing behind it; quads of a panorama have no edges to smooth. */
const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: false,
  powerPreference: 'high-performance',
}

/** What three.js switches on when it starts; each is a round trip to the graphics process. */
const EXTENSIONS = [
  'EXT_color_buffer_float',
  'WEBGL_clip_cull_distance',
  'OES_texture_float_linear',
  'EXT_color_buffer_half_float',
  'WEBGL_multisampled_render_to_texture',
  'WEBGL_render_shared_exponent',
  'EXT_texture_filter_anisotropic',
  'KHR_parallel_shader_compile',
]

declare global {
  interface Window {
    /** Left by the document's own script, for the scene to draw on; null once the scene has a canvas. */
    earlyStageCanvas?: HTMLCanvasElement | null
  }
}

/** Device pixels per CSS pixel of the canvas, at most. */
export const MAX_PIXEL_RATIO = 2

/**
 * A script for the document: it starts the graphics context while the scene's code is still on its way, at the size that it
 * will have, or the code, just arrived, would have to wait for both. Not before the poster has been painted: starting takes
 * the processor, and holds up whatever the document has left to read.
 */
export const EARLY_CONTEXT_SCRIPT = `(function(){
function start(){
if('earlyStageCanvas' in self)return;
var canvas=document.createElement('canvas'),slot=document.querySelector('.stage-slot');
var ratio=Math.min(${MAX_PIXEL_RATIO},Math.max(1,devicePixelRatio));
if(slot){canvas.width=slot.clientWidth*ratio;canvas.height=slot.clientHeight*ratio}
var context=canvas.getContext('webgl2',${JSON.stringify(CONTEXT_ATTRIBUTES)});
if(!context)return;
self.earlyStageCanvas=canvas;
${JSON.stringify(EXTENSIONS)}.forEach(function(name){context.getExtension(name)})}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}
var poster=document.querySelector('.poster img');
if(poster&&!poster.complete)poster.onload=poster.onerror=painted;else painted()})()`

/** A canvas and its WebGL 2 context; null where the browser has none. */
export function openStageCanvas(): { canvas: HTMLCanvasElement; context: WebGL2RenderingContext } | null {
  const canvas = window.earlyStageCanvas ?? document.createElement('canvas')
  window.earlyStageCanvas = null
  const context = canvas.getContext('webgl2', CONTEXT_ATTRIBUTES)
  return context && { canvas, context }
}
