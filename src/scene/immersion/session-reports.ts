import type { WebGLRenderer } from 'three'
import { reportHeadsetVisibility, reportPresenting, reportRecentring } from '#state/immersion-store.ts'
import { askForFrameRate } from './frame-rate.ts'
import type { HeadsetStore } from './headset-session.ts'

/**
 * Tells the page about the session, however it begins and ends: by our button, by the headset's menu, by the browser.
 * Returns the way to stop.
 */
export function followSessions(store: HeadsetStore, gl: WebGLRenderer): () => void {
  const stopFollowing = store.subscribe(({ session, visibilityState }, before) => {
    if (session !== before.session) {
      reportPresenting(session ? 'vr' : 'none')
      if (session) {
        void askForFrameRate(session)
        // The space belongs to the session: its listener goes with it.
        gl.xr.getReferenceSpace()?.addEventListener('reset', () => reportRecentring())
      }
    }
    if (session && visibilityState) reportHeadsetVisibility(visibilityState)
  })
  // A session cannot outlive the GPU's memory or its page; ending it leaves a page that can be used and entered again.
  const leave = () => void store.getState().session?.end()
  gl.domElement.addEventListener('webglcontextlost', leave)
  addEventListener('pagehide', leave)
  return () => {
    stopFollowing()
    gl.domElement.removeEventListener('webglcontextlost', leave)
    removeEventListener('pagehide', leave)
  }
}
