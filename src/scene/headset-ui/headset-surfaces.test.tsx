import { Group, Vector3 } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toRadians } from '#core/angles.ts'
import { immersionStore, mirrorNotice } from '#state/immersion-store.ts'
import { answerPageRequest, namePlace, reportLoadState, showPanorama, tourStore } from '#state/tour-store.ts'
import { startRotation } from '#state/view-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { HeadPose } from './head-pose.ts'
import { createHeadsetSurfaces } from './headset-surfaces.ts'
import { createTestPen } from './pen-fixtures.ts'
import { castRay, createRayHit } from './ray-hit.ts'

const FRAME_S = 1 / 72

let wiped: object[]
let paintedAtFirst: number
let head: HeadPose
let surfaces: ReturnType<typeof createHeadsetSurfaces>

beforeEach(() => {
  startView()
  tourStore.setState(tourStore.getInitialState(), true)
  immersionStore.setState(immersionStore.getInitialState(), true)
  showPanorama('mt-kilimanjaro', [])
  reportLoadState('sharp')
  wiped = []
  vi.stubGlobal('Path2D', class {})
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const { context } = createTestPen({ widthDeg: 1, heightDeg: 1 }).pen
    return Object.assign(context, { clearRect: () => wiped.push(context) })
  })
  head = new HeadPose()
  surfaces = createHeadsetSurfaces(new Group(), head, { onPageAsked: () => undefined })
  paintedAtFirst = wiped.length
  showFrames(5)
})

afterEach(() => surfaces.dispose())

function showFrames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) surfaces.update(FRAME_S)
}

/** Yaw to the left and pitch upwards, in degrees; the surface that lies there, for the head. */
function targetAt(yawDeg: number, pitchDeg: number): 'panel' | 'board' | 'marker' | null {
  const [yaw, pitch] = [toRadians(yawDeg), toRadians(pitchDeg)]
  const way = new Vector3(-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch))
  const { target } = castRay(createRayHit(), head.origin, way, surfaces.targets)
  return (['panel', 'board', 'marker'] as const)[surfaces.targets.findIndex((one) => one === target)] ?? null
}

/** Of a stop, as long as a text on the board gets. */
function tellStop(): void {
  answerPageRequest('next-stop', () => undefined)
  answerPageRequest('close-stop', () => undefined)
  mirrorNotice({ title: 'Kibo', text: 'word '.repeat(48).trim(), kind: 'caption' }, 60_000)
}

const AROUND = Array.from({ length: 61 }, (_, index) => 90 - index * 3)
const UP_AND_DOWN = Array.from({ length: 31 }, (_, index) => 45 - index * 3)

it('lays what a stop says beside an open panel and below the horizon, where neither hides the other or the stop', () => {
  surfaces.toggle()
  tellStop()
  showFrames(5)
  expect(targetAt(0, -14)).toBe('panel')
  expect(targetAt(-52, -15)).toBe('board')
  for (const yawDeg of AROUND) {
    for (const pitchDeg of UP_AND_DOWN.filter((deg) => deg > 5)) expect(targetAt(yawDeg, pitchDeg)).toBeNull()
  }
  const [panel, board] = surfaces.targets
  if (!panel || !board) throw new Error('A surface is missing')
  for (const yawDeg of AROUND) {
    for (const pitchDeg of UP_AND_DOWN) {
      if (targetAt(yawDeg, pitchDeg) !== 'board') continue
      board.mesh.visible = false
      expect(targetAt(yawDeg, pitchDeg), `behind the board at ${yawDeg}, ${pitchDeg}`).not.toBe('panel')
      board.mesh.visible = true
    }
  }
  expect(panel.mesh.visible).toBe(true)
})

it('lays it before the head once the panel is dismissed, and before one that has turned away from both', () => {
  surfaces.toggle()
  tellStop()
  showFrames(5)
  surfaces.toggle()
  showFrames(5)
  expect(targetAt(0, -15)).toBe('board')
  surfaces.toggle()
  showFrames(5)
  head.yawRad = toRadians(120)
  mirrorNotice({ title: 'Uhuru', text: 'The peak.', kind: 'caption' }, 60_000)
  showFrames(5)
  expect(targetAt(120, -15)).toBe('board')
})

it('keeps it beside the panel for a head that looks there', () => {
  surfaces.toggle()
  tellStop()
  showFrames(5)
  head.yawRad = toRadians(-50)
  mirrorNotice({ title: 'Uhuru', text: 'The peak.', kind: 'caption' }, 60_000)
  showFrames(5)
  expect(targetAt(-52, -15)).toBe('board')
  expect(targetAt(0, -14)).toBe('panel')
})

it('tells a trouble above the open panel', () => {
  surfaces.toggle()
  tourStore.setState({ trouble: 'failed' })
  showFrames(5)
  expect(targetAt(0, 10)).toBe('board')
})

it('has painted panel and mark before the first frame, which paints nothing', () => {
  expect(paintedAtFirst).toBe(2)
  expect(wiped).toHaveLength(2)
})

it('paints one surface in a frame, whatever changes at once, and none while nothing does', () => {
  surfaces.toggle()
  showFrames(5)
  wiped = []
  startRotation({ turnsByItself: false })
  namePlace({ panoramaId: 'mt-kilimanjaro', name: 'Mount Kilimanjaro', location: 'Tanzania' })
  tellStop()
  document.fonts.dispatchEvent(new Event('loadingdone'))
  expect(wiped).toEqual([])
  const perFrame = Array.from({ length: 8 }, () => {
    const before = wiped.length
    showFrames(1)
    return wiped.length - before
  })
  // Panel, board, mark and the slider's degrees.
  expect(perFrame).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
  expect(new Set(wiped).size).toBe(4)
})
