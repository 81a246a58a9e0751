import { horizontalFovDeg, pxPerRadAtCentre } from '#core/field-of-view.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import type { ViewAngles } from '#core/view-motion.ts'

/**
 * What the rig shows in this frame: heading in degrees clockwise, pitch in degrees upwards, vertical field of view.
 * The one mutable record that the parts of the scene share; only the rig writes it.
 */
export type ShownView = ViewAngles

/** Writes the shown view as the streaming code needs it into `out`. Sizes in CSS pixels, `pixelRatio` device per CSS. */
export function writeStreamedView(
  out: StreamedView,
  shown: ShownView,
  widthPx: number,
  heightPx: number,
  pixelRatio: number,
): StreamedView {
  out.headingDeg = shown.headingDeg
  out.pitchDeg = shown.pitchDeg
  out.halfWidthDeg = horizontalFovDeg(shown.fovDeg, widthPx, heightPx) / 2
  out.halfHeightDeg = shown.fovDeg / 2
  out.pxPerRad = pxPerRadAtCentre(shown.fovDeg, heightPx * pixelRatio)
  out.isFree = false
  return out
}
