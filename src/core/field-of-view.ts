import { toDegrees, toRadians } from './angles.ts'

/** Vertical fields of view in degrees, as three.js wants them. */
export const MIN_FOV_DEG = 30
export const MAX_FOV_DEG = 100
/** The first view has one fixed vertical field of view per orientation, so that a poster scaled to the height is exact. */
export const FIRST_FOV_LANDSCAPE_DEG = 58.7
export const FIRST_FOV_PORTRAIT_DEG = 75
/** The first view as a still picture: one for each orientation of the window. */
export const POSTER_VIEWS = {
  landscape: { widthPx: 1680, heightPx: 720, fovDeg: FIRST_FOV_LANDSCAPE_DEG },
  portrait: { widthPx: 1080, heightPx: 1080, fovDeg: FIRST_FOV_PORTRAIT_DEG },
}

/**
 * Vertical field of view of the first view, in degrees, for a window of this size. A square window counts as
 * portrait, as it does in the CSS media query that chooses the poster.
 */
export function firstFovDeg(windowWidthPx: number, windowHeightPx: number): number {
  return windowWidthPx > windowHeightPx ? FIRST_FOV_LANDSCAPE_DEG : FIRST_FOV_PORTRAIT_DEG
}

export function clampFovDeg(fovDeg: number): number {
  return Math.min(MAX_FOV_DEG, Math.max(MIN_FOV_DEG, fovDeg))
}

/** Screen pixels per radian at the centre of a rectilinear view. `fovDeg` is vertical and belongs to `heightPx`. */
export function pxPerRadAtCentre(fovDeg: number, heightPx: number): number {
  return heightPx / (2 * Math.tan(toRadians(fovDeg) / 2))
}

/** Horizontal field of view in degrees of a rectilinear view with this vertical one. */
export function horizontalFovDeg(fovDeg: number, widthPx: number, heightPx: number): number {
  return toDegrees(2 * Math.atan((Math.tan(toRadians(fovDeg) / 2) * widthPx) / heightPx))
}

/**
 * Field of view after a zoom by `factor` (2 shows things twice as large), clamped. Zooming works on the
 * tangent, so that the picture grows by exactly that factor at the centre whatever the present view.
 */
export function zoomedFovDeg(fovDeg: number, factor: number): number {
  return clampFovDeg(toDegrees(2 * Math.atan(Math.tan(toRadians(fovDeg) / 2) / factor)))
}
