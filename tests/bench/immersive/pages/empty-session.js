// The least that a page can do in a headset: what is left is the emulator and the browser.
const canvas = document.createElement('canvas')
document.body.append(canvas)
const gl = canvas.getContext('webgl2', { xrCompatible: true })

window.enterVr = async () => {
  const session = await navigator.xr.requestSession('immersive-vr')
  await session.updateRenderState({ baseLayer: new XRWebGLLayer(session, gl) })
  const space = await session.requestReferenceSpace('local')
  const draw = (time, frame) => {
    session.requestAnimationFrame(draw)
    const { baseLayer } = session.renderState
    gl.bindFramebuffer(gl.FRAMEBUFFER, baseLayer.framebuffer)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    for (const view of frame.getViewerPose(space)?.views ?? []) baseLayer.getViewport(view)
  }
  session.requestAnimationFrame(draw)
}
window.isReady = () => true
