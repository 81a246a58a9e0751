/** Degrees, as a `deviceorientation` event tells them. */
export type SensedAngles = { alphaDeg: number; betaDeg: number; gammaDeg: number }

/**
 * True where looking around by moving the device is worth offering: laptops have the interface too, but nobody turns
 * them. Whether the sensors really answer is known only once they have been asked.
 */
export function canMoveToLookAround(): boolean {
  return 'DeviceOrientationEvent' in window && matchMedia('(any-pointer: coarse)').matches
}

/**
 * Asks for the motion sensors. Must be called within a tap, before anything is awaited: iOS and newer Chromium show
 * their question only then. Browsers that have no such question allow it.
 */
export async function askForMotionSensors(): Promise<'granted' | 'denied'> {
  const { DeviceOrientationEvent } = window
  if (!('requestPermission' in DeviceOrientationEvent)) return 'granted'
  const { requestPermission } = DeviceOrientationEvent
  if (typeof requestPermission !== 'function') return 'granted'
  try {
    const answer: unknown = await requestPermission.call(DeviceOrientationEvent)
    return answer === 'granted' ? 'granted' : 'denied'
  } catch {
    // Refused without a question: outside a tap, or by the permissions policy of a frame.
    return 'denied'
  }
}

/**
 * Listens to how the device is held, while the page is seen. Devices without sensors send one event without angles,
 * which is no answer. Returns the way to stop.
 * @param onSensed also gets `screen.orientation.angle`, degrees
 * @param onInterrupted the screen was turned, or the page was hidden: what comes next has no relation to what was
 */
export function watchMotionSensors(
  onSensed: (angles: SensedAngles, screenAngleDeg: number) => void,
  onInterrupted: () => void,
): () => void {
  const turning = 'orientation' in screen ? screen.orientation : null

  function handleSensed({ alpha, beta, gamma }: DeviceOrientationEvent): void {
    if (alpha === null || beta === null || gamma === null) return
    onSensed({ alphaDeg: alpha, betaDeg: beta, gammaDeg: gamma }, screenAngleDeg())
  }

  function handleTurned(): void {
    onInterrupted()
  }

  function handleVisibility(): void {
    window.removeEventListener('deviceorientation', handleSensed)
    if (document.hidden) onInterrupted()
    else window.addEventListener('deviceorientation', handleSensed)
  }

  handleVisibility()
  document.addEventListener('visibilitychange', handleVisibility)
  turning?.addEventListener('change', handleTurned)
  if (!turning) window.addEventListener('orientationchange', handleTurned)
  return () => {
    window.removeEventListener('deviceorientation', handleSensed)
    document.removeEventListener('visibilitychange', handleVisibility)
    turning?.removeEventListener('change', handleTurned)
    if (!turning) window.removeEventListener('orientationchange', handleTurned)
  }
}

/** How far the picture is turned on the device, clockwise. Safari before 16.4 tells it by the window alone. */
function screenAngleDeg(): number {
  if ('orientation' in screen) return screen.orientation.angle
  return 'orientation' in window && typeof window.orientation === 'number' ? (window.orientation + 360) % 360 : 0
}
