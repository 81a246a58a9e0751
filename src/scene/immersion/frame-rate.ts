/** The highest frame rate asked for, in Hz: 120 would leave each picture three quarters of the time that 90 does. */
const HIGHEST_FRAME_RATE_HZ = 90

/** The highest supported rate up to 90 Hz; null where there is none, and the headset keeps its own. */
export function highestFrameRate(rates: ArrayLike<number>): number | null {
  const usable = Array.from(rates).filter((rate) => rate <= HIGHEST_FRAME_RATE_HZ)
  return usable.length > 0 ? Math.max(...usable) : null
}

/** Asks a session for its highest frame rate up to 90 Hz. One that cannot, or will not, keeps its own. */
export async function askForFrameRate(session: Pick<XRSession, 'supportedFrameRates' | 'updateTargetFrameRate'>) {
  const rate = highestFrameRate(session.supportedFrameRates ?? [])
  if (rate === null) return
  try {
    await session.updateTargetFrameRate(rate)
  } catch {
    // Its own is as good as any other.
  }
}
