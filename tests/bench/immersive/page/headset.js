// Runs in the page, after the emulator's script and before the page's own: puts a headset on, drives the head, and counts
// what a frame costs. Nothing is drawn, delayed or prevented here.
;(() => {
  const device = new IWER.XRDevice(IWER.metaQuest3, { stereoEnabled: true, fovy: Math.PI / 2 })
  device.installRuntime({ forceInstall: true })
  const counts = { callbackMs: 0, draws: 0, uploads: 0 }
  let longestCallbackMs = 0
  let session = null
  const requestFrame = (callback) => XRSession.prototype.requestAnimationFrame.call(session, callback)

  const requestSession = navigator.xr.requestSession.bind(navigator.xr)
  navigator.xr.requestSession = async (...args) => {
    session = await requestSession(...args)
    // The page's frame callbacks alone are timed, not what the emulator does around them.
    session.requestAnimationFrame = (callback) =>
      requestFrame((time, frame) => {
        const startMs = performance.now()
        callback(time, frame)
        const spentMs = performance.now() - startMs
        counts.callbackMs += spentMs
        longestCallbackMs = Math.max(longestCallbackMs, spentMs)
      })
    return session
  }

  const prototype = WebGL2RenderingContext.prototype
  for (const [counter, names] of [
    ['draws', ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']],
    ['uploads', ['texImage2D', 'texSubImage2D', 'texSubImage3D', 'compressedTexSubImage3D']],
  ]) {
    for (const name of names) {
      const original = prototype[name]
      prototype[name] = function (...args) {
        counts[counter] += 1
        return Reflect.apply(original, this, args)
      }
    }
  }

  /** A slow turn of the head, to the left and back again, the same for everybody: 36° per second at 60 frames. */
  function poseHead(frame) {
    const yawRad = Math.sin((frame / 600) * 2 * Math.PI) * Math.PI
    device.quaternion.set(0, Math.sin(yawRad / 2), 0, Math.cos(yawRad / 2))
  }

  window.benchHeadset = {
    isPresenting: () => session !== null,
    /** Resolves with what these frames cost, the head turning meanwhile; the longest callback since the run before. */
    run: (frames) =>
      new Promise((resolve) => {
        const before = { ...counts }
        const startMs = performance.now()
        let done = 0
        const next = () => {
          poseHead(done)
          done += 1
          if (done <= frames) return requestFrame(next)
          const longestMs = longestCallbackMs
          longestCallbackMs = 0
          resolve({
            frames,
            durationMs: performance.now() - startMs,
            callbackMs: counts.callbackMs - before.callbackMs,
            longestCallbackMs: longestMs,
            draws: counts.draws - before.draws,
            uploads: counts.uploads - before.uploads,
          })
        }
        requestFrame(next)
      }),
  }
})()
