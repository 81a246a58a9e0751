import { createXRStore } from '@react-three/xr'
import { preferencesStore } from '#state/preferences-store.ts'

/**
 * The store that asks for sessions and follows their inputs. The scene needs no more of the room than its floor:
 * no planes, no meshes, no passthrough; and no hand tracking, since a pinch arrives as a selection without it.
 */
export function createHeadsetStore() {
  return createXRStore({
    emulate: false,
    offerSession: false,
    enterGrantedSession: ['immersive-vr'],
    // Layouts of the controllers, served with the app instead of from a public CDN.
    baseAssetPath: new URL('/xr-profiles/', location.origin).href,
    // Without it the edges of the view would be blurred, where a panorama is looked at as well.
    foveation: 0,
    // Asked for once the session runs: a refusal must not look like a session that did not start.
    frameRate: false,
    // Read anew for every session: one that was too slow has left a lower one.
    frameBufferScaling: (most) => Math.min(most, preferencesStore.getState().headsetScale),
    layers: true,
    handTracking: false,
    domOverlay: false,
    hitTest: false,
    anchors: false,
    meshDetection: false,
    planeDetection: false,
    // The headset's own interface points by itself, so that no ray waits for a download.
    controller: false,
    hand: false,
    transientPointer: false,
    gaze: false,
    screenInput: false,
  })
}

export type HeadsetStore = ReturnType<typeof createHeadsetStore>
