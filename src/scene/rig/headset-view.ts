import type { WebXRManager } from 'three'
import { toDegrees } from '#core/angles.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import type { ShownView } from './shown-view.ts'

/**
 * Writes what the eyes of a headset see together into `out`. Their pictures are not symmetric: the nose is in the way,
 * so each eye counts with its wider side. A head may turn anywhere, unless `isFree` says that data are to be saved.
 */
export function writeHeadsetView(
  out: StreamedView,
  shown: Readonly<ShownView>,
  xr: WebXRManager,
  isFree: boolean,
): StreamedView {
  let tanWidth = 0
  let tanHeight = 0
  let pxPerRad = 0
  const { cameras } = xr.getCamera()
  for (let index = 0; index < cameras.length; index += 1) {
    const camera = cameras[index]
    if (!camera) continue
    const { elements } = camera.projectionMatrix
    const scaleX = elements[0]
    const scaleY = elements[5]
    tanWidth = Math.max(tanWidth, (1 + Math.abs(elements[8])) / scaleX)
    tanHeight = Math.max(tanHeight, (1 + Math.abs(elements[9])) / scaleY)
    pxPerRad = Math.max(pxPerRad, (camera.viewport.w * scaleY) / 2)
  }
  out.headingDeg = shown.headingDeg
  out.pitchDeg = shown.pitchDeg
  out.isFree = isFree
  // Before its first pose a headset has no eyes yet; the page's values stand in.
  if (pxPerRad === 0) return out
  out.halfWidthDeg = toDegrees(Math.atan(tanWidth))
  out.halfHeightDeg = toDegrees(Math.atan(tanHeight))
  out.pxPerRad = pxPerRad
  out.firstPxPerRad = pxPerRad
  return out
}
