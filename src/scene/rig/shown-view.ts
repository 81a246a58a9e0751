import { FIRST_FOV_LANDSCAPE_DEG, horizontalFovDeg, pxPerRadAtCentre } from '#core/field-of-view.ts'
import { firstPixelRatio } from '#core/first-view.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import type { ViewAngles } from '#core/view-motion.ts'
import { type Look, shownHeadingDeg, shownPitchDeg, viewStore } from '#state/view-store.ts'

/**
 * What the rig shows in this frame: heading in degrees clockwise, pitch in degrees upwards, vertical field of view.
 * The one mutable record that the parts of the scene share; only the rig writes it. A class, as StreamedView is.
 */
export class ShownView implements ViewAngles {
  headingDeg = 0
  pitchDeg = 0
  fovDeg = FIRST_FOV_LANDSCAPE_DEG
}

/** Writes what the page asks for at present: before the first frame of a panorama nothing has been shown of it. */
export function askedView(out: ShownView): ShownView {
  const state = viewStore.getState()
  out.headingDeg = shownHeadingDeg(state)
  out.pitchDeg = shownPitchDeg(state)
  out.fovDeg = state.targetFovDeg
  return out
}

/** Writes what a head sees that has turned by `look` from where a straight one would face. */
export function writeHeadView(out: ShownView, aim: Readonly<ShownView>, look: Readonly<Look>): void {
  // Both are within one turn. A number that another function returned would be allocated in every frame.
  out.headingDeg = (aim.headingDeg - look.lookYawDeg + 720) % 360
  out.pitchDeg = look.lookPitchDeg
}

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
  out.firstPxPerRad = pxPerRadAtCentre(shown.fovDeg, heightPx * firstPixelRatio(widthPx, pixelRatio))
  out.isFree = false
  return out
}
