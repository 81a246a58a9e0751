/** True where the browser says that it can show immersive VR; false also where it does not answer. */
export async function supportsImmersiveVr(): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.xr) return false
  try {
    return await navigator.xr.isSessionSupported('immersive-vr')
  } catch {
    // Refused by a permissions policy, in a frame for example.
    return false
  }
}

/** Calls back when a headset was plugged in or taken away. Returns the way to stop. */
export function onHeadsetChange(callback: () => void): () => void {
  const { xr } = navigator
  xr?.addEventListener('devicechange', callback)
  return () => xr?.removeEventListener('devicechange', callback)
}
