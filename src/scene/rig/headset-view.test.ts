import { Matrix4, PerspectiveCamera, Vector4, type WebXRManager } from 'three'
import { describe, expect, it } from 'vitest'
import { toRadians } from '#core/angles.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import { writeHeadsetView } from './headset-view.ts'

const shown = { headingDeg: 30, pitchDeg: -5, fovDeg: 58.7 }
const page: StreamedView = {
  headingDeg: 0,
  pitchDeg: 0,
  halfWidthDeg: 45,
  halfHeightDeg: 30,
  pxPerRad: 640,
  firstPxPerRad: 640,
  isFree: false,
}

/** An eye of 1680 x 1760 pixels; angles in degrees from straight ahead. */
function eye(leftDeg: number, rightDeg: number, upDeg: number, downDeg: number) {
  const [left, right, top, bottom] = [leftDeg, rightDeg, upDeg, downDeg].map((deg) => Math.tan(toRadians(deg)))
  const camera = new PerspectiveCamera()
  camera.projectionMatrix = new Matrix4().makePerspective(-(left ?? 0), right ?? 0, top ?? 0, -(bottom ?? 0), 1, 100)
  return Object.assign(camera, { viewport: new Vector4(0, 0, 1680, 1760) })
}

function headset(...cameras: ReturnType<typeof eye>[]): WebXRManager {
  return { getCamera: () => ({ cameras }) } as unknown as WebXRManager
}

describe('writeHeadsetView', () => {
  it('reaches as far as the outer side of either eye, at the pixels that an eye has', () => {
    const view = writeHeadsetView({ ...page }, shown, headset(eye(54, 40, 44, 52), eye(40, 54, 44, 52)), true)
    expect(view).toMatchObject({ headingDeg: 30, pitchDeg: -5, isFree: true })
    expect(view.halfWidthDeg).toBeCloseTo(54, 6)
    expect(view.halfHeightDeg).toBeCloseTo(52, 6)
    // 1760 pixels over tan 44° + tan 52°.
    expect(view.pxPerRad).toBeCloseTo(1760 / (Math.tan(toRadians(44)) + Math.tan(toRadians(52))), 3)
  })

  it('keeps the reach that it had while the headset has no pose yet', () => {
    expect(writeHeadsetView({ ...page }, shown, headset(), true)).toMatchObject({
      halfWidthDeg: 45,
      pxPerRad: 640,
      headingDeg: 30,
      isFree: true,
    })
  })
})
