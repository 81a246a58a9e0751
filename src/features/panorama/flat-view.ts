import { shortestTurnDeg, toDegrees, toRadians, wrapHeadingDeg } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'

export type FlatFrame = {
  /** Size of the poster on the page, before it is magnified. */
  posterWidthPx: number
  viewWidthPx: number
  heightPx: number
  /** Vertical field of view of the poster, degrees. */
  posterFovDeg: number
}
export type FlatView = { headingDeg: number; pitchDeg: number; fovDeg: number }
/** How the poster is moved (pixels, positive right and down) and magnified to show a view. */
export type FlatPlacement = { view: FlatView; xPx: number; yPx: number; scale: number }

/**
 * Shows as much of a view as a still poster can: it is slid and magnified, never beyond its edges. The view that comes
 * back is the one that is shown, so it may be less than what was asked for.
 */
export function placePoster(frame: FlatFrame, asked: FlatView): FlatPlacement {
  const { posterWidthPx, viewWidthPx, heightPx, posterFovDeg } = frame
  const fovDeg = Math.min(asked.fovDeg, posterFovDeg)
  const scale = Math.tan(toRadians(posterFovDeg) / 2) / Math.tan(toRadians(fovDeg) / 2)
  const distancePx = pxPerRadAtCentre(fovDeg, heightPx)
  const headingDeg = clampToEdge(
    shortestTurnDeg(0, asked.headingDeg),
    (posterWidthPx * scale - viewWidthPx) / 2,
    distancePx,
  )
  const pitchDeg = clampToEdge(asked.pitchDeg, (heightPx * scale - heightPx) / 2, distancePx)
  return {
    view: { headingDeg: wrapHeadingDeg(headingDeg), pitchDeg, fovDeg },
    xPx: -Math.tan(toRadians(headingDeg)) * distancePx + 0,
    yPx: Math.tan(toRadians(pitchDeg)) * distancePx + 0,
    scale,
  }
}

/** Keeps an angle within what lies `marginPx` to each side of the centre. */
function clampToEdge(angleDeg: number, marginPx: number, distancePx: number): number {
  const edgeDeg = toDegrees(Math.atan(Math.max(0, marginPx) / distancePx))
  return Math.min(edgeDeg, Math.max(-edgeDeg, angleDeg))
}
