import { expect, type Page } from '@playwright/test'
import { toDegrees, toRadians } from '#core/angles.ts'
import { MOEVA_CONTROLS } from '#scene/headset-ui/moeva-layout.ts'
import {
  type Control,
  type ControlId,
  GUIDED_CONTROLS,
  hung,
  HUNG_TROUBLE_CONTROLS,
  LOADING_CARD,
  M_PER_DEG,
  MARKER_CONTROLS,
  OVER_CONTROLS,
  PAIRED_CONTROLS,
  PANEL_CONTROLS,
  PAUSED_CONTROLS,
  START_CONTROLS,
  STOP_CONTROLS,
  SURFACE_DISTANCE_M,
  TROUBLE_CONTROLS,
} from '#scene/headset-ui/panel-layout.ts'
import {
  BESIDE_DEG,
  BOARD_PITCH_DEG,
  HANGING_BOARD_PITCH_DEG,
  MARKER_PITCH_DEG,
  PANEL_PITCH_DEG,
} from '#scene/headset-ui/placement.ts'
import { type Pixels, viewerOf } from './panorama-page.ts'
import {
  EYE_FOV_DEG,
  eyePixels,
  headsetFrames,
  OFTEN,
  passInHeadset,
  pinch,
  pointHand,
  poseHead,
  pullTrigger,
} from './xr-device.ts'

/** Yaw to the left, pitch upwards, in degrees. */
export type Direction = { yawDeg: number; pitchDeg: number }

/** Nothing lies here, whatever is open. */
export const EMPTY: Direction = { yawDeg: -100, pitchDeg: 40 }
export const LEVEL: Direction = { yawDeg: 0, pitchDeg: 0 }

/** Bare night between a button and the place's name, and on the first card of the board, unless that leads through a tour. */
const BARE_PANEL = { surfacePitchDeg: PANEL_PITCH_DEG, xDeg: -11.5, yDeg: 11.8 }
const STANDING_CARD = { surfacePitchDeg: BOARD_PITCH_DEG, xDeg: 17, yDeg: LOADING_CARD.yDeg }
const HANGING_CARD = {
  surfacePitchDeg: HANGING_BOARD_PITCH_DEG,
  xDeg: STANDING_CARD.xDeg,
  yDeg: hung(LOADING_CARD, LOADING_CARD).yDeg,
}
const NIGHT = [20, 16, 11] as const

const SURFACES: readonly { controls: readonly Control[]; pitchDeg: number; besideDeg?: number }[] = [
  { controls: [...PANEL_CONTROLS, ...PAIRED_CONTROLS, ...MOEVA_CONTROLS], pitchDeg: PANEL_PITCH_DEG },
  { controls: TROUBLE_CONTROLS, pitchDeg: BOARD_PITCH_DEG },
  { controls: HUNG_TROUBLE_CONTROLS, pitchDeg: HANGING_BOARD_PITCH_DEG },
  {
    controls: [START_CONTROLS, GUIDED_CONTROLS, PAUSED_CONTROLS, STOP_CONTROLS, OVER_CONTROLS].flat(),
    pitchDeg: HANGING_BOARD_PITCH_DEG,
    besideDeg: BESIDE_DEG,
  },
  { controls: MARKER_CONTROLS, pitchDeg: MARKER_PITCH_DEG },
]

type Aim = {
  /** Which way the head faced that summoned it. */
  yawDeg?: number
  /** A point beside its middle. */
  xDeg?: number
  /** The set in which it lies, where it may lie in several. */
  among?: readonly Control[]
  /** What leads through a tour lies beside an open panel, and before the head while that is closed. */
  isPanelOpen?: boolean
}

/** Where a control lies for the head that summoned it. */
export function directionTo(id: ControlId, { yawDeg = 0, xDeg, among, isPanelOpen = true }: Aim = {}): Direction {
  const control = (among ?? SURFACES.flatMap(({ controls }): readonly Control[] => controls)).find(
    (one) => one.id === id,
  )
  const surface = SURFACES.find(({ controls }) => controls.some((one: Control) => one === control))
  if (!surface || !control) throw new Error(`No control ${id}`)
  const besideDeg = isPanelOpen ? (surface.besideDeg ?? 0) : 0
  const point = { surfacePitchDeg: surface.pitchDeg, xDeg: xDeg ?? control.xDeg, yDeg: control.yDeg }
  return directionOf(point, yawDeg - besideDeg)
}

type SurfacePoint = { surfacePitchDeg: number; xDeg: number; yDeg: number }

/** Where a point of a surface, in degrees from its middle, lies for the head that it faces. */
function directionOf({ surfacePitchDeg, xDeg, yDeg }: SurfacePoint, yawDeg: number): Direction {
  const [x, y] = [xDeg * M_PER_DEG, yDeg * M_PER_DEG]
  const pitchRad = toRadians(surfacePitchDeg)
  const up = y * Math.cos(pitchRad) + SURFACE_DISTANCE_M * Math.sin(pitchRad)
  const ahead = SURFACE_DISTANCE_M * Math.cos(pitchRad) - y * Math.sin(pitchRad)
  return {
    yawDeg: yawDeg - toDegrees(Math.atan2(x, ahead)),
    pitchDeg: toDegrees(Math.atan2(up, Math.hypot(x, ahead))),
  }
}

/** One way of selecting what lies in a direction, seen from the head. */
export type Selecting = (page: Page, direction: Direction) => Promise<void>

/** The right controller, held at the head, and its trigger. */
export async function selectByRay(page: Page, direction: Direction): Promise<void> {
  await pointHand(page, direction)
  await pullTrigger(page)
}

/**
 * Lays the controllers down: bare hands come in their place. Without hand tracking, which is never asked for, they are
 * rays like the controllers', and a pinch is their trigger.
 */
export async function layControllersDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const controller of Object.values(window.headset.controllers)) {
      if (controller) controller.connected = false
    }
  })
  await headsetFrames(page, 3)
  await page.evaluate(() => {
    for (const controller of Object.values(window.headset.controllers)) {
      if (!controller) continue
      Object.defineProperty(controller.inputSource, 'profiles', { value: ['oculus-hand', 'generic-hand-select'] })
      controller.connected = true
    }
  })
  await headsetFrames(page, 3)
}

/** A pinch that brings its ray along: there is nothing to see before. */
export async function selectByPinch(page: Page, direction: Direction): Promise<void> {
  await pointHand(page, direction)
  await pinch(page)
}

/** Turns the head and looks on until the longest look that is asked for by default has passed. */
export async function selectByGaze(page: Page, direction: Direction): Promise<void> {
  await poseHead(page, direction)
  await passInHeadset(page, 1.5)
}

/** The panel that was summoned by a head facing `yawDeg` is there, for both eyes, or is not. */
export async function expectPanel(page: Page, isOpen: boolean, { head = LEVEL, yawDeg = 0 } = {}): Promise<void> {
  await expectNight(page, isOpen, directionOf(BARE_PANEL, yawDeg), head)
}

/** The board over the panel, or below the horizon while that is closed, before the head that faces `yawDeg`, speaks or not. */
export async function expectBoard(
  page: Page,
  isSpeaking: boolean,
  { head = LEVEL, yawDeg = 0, isPanelOpen = true } = {},
): Promise<void> {
  await expectNight(page, isSpeaking, directionOf(isPanelOpen ? STANDING_CARD : HANGING_CARD, yawDeg), head)
}

/** Which way the emulated head faces, for whoever looks through its eyes. */
export function headOf(page: Page): Promise<Direction> {
  return page.evaluate(() => {
    const { x, y, z, w } = window.headset.quaternion
    const direction = { x: -2 * (x * z + w * y), y: -2 * (y * z - w * x), z: -1 + 2 * (x * x + y * y) }
    const deg = 180 / Math.PI
    return {
      yawDeg: Math.atan2(-direction.x, -direction.z) * deg,
      pitchDeg: Math.asin(Math.min(1, Math.max(-1, direction.y))) * deg,
    }
  })
}

/** The panorama is covered, as it is between two places, or is not. */
export async function expectDark(page: Page, isDark: boolean): Promise<void> {
  await expectNight(page, isDark, { yawDeg: 38, pitchDeg: 0 }, LEVEL)
}

async function expectNight(page: Page, isNight: boolean, at: Direction, head: Direction): Promise<void> {
  await expect(async () => {
    const eyes = await eyePixels(page)
    for (const pixels of [eyes.left, eyes.right]) {
      const pixel = pixelIn(pixels, at, head)
      const distance = Math.max(...NIGHT.map((channel, index) => Math.abs(channel - (pixel[index] ?? 0))))
      expect(distance < 12, `${pixel.join(',')} beside the night's ${NIGHT.join(',')}`).toBe(isNight)
    }
  }).toPass({ timeout: 20_000, intervals: OFTEN })
}

/** What an eye of a head shows in a direction; how far the eye is from the middle of the head does not count. */
function pixelIn(pixels: Pixels, at: Direction, head: Direction): [number, number, number] {
  const [yaw, pitch, headPitch] = [at.yawDeg - head.yawDeg, at.pitchDeg, head.pitchDeg].map(toRadians) as [
    number,
    number,
    number,
  ]
  const x = -Math.sin(yaw) * Math.cos(pitch)
  const level = Math.cos(yaw) * Math.cos(pitch)
  const y = Math.sin(pitch) * Math.cos(headPitch) - level * Math.sin(headPitch)
  const ahead = level * Math.cos(headPitch) + Math.sin(pitch) * Math.sin(headPitch)
  const pxPerUnit = pixels.heightPx / 2 / Math.tan(toRadians(EYE_FOV_DEG / 2))
  return pixels.at(pixels.widthPx / 2 + (x / ahead) * pxPerUnit, pixels.heightPx / 2 - (y / ahead) * pxPerUnit)
}

/** Presses a button of the right controller by its name in the emulator and lets it go. */
export async function pressButton(page: Page, name: 'a-button' | 'b-button'): Promise<void> {
  for (const value of [1, 0]) {
    await page.evaluate(([id, pressed]) => window.headset.controllers.right?.updateButtonValue(id, pressed), [
      name,
      value,
    ] as const)
    await headsetFrames(page, 3)
  }
}

/** The session ends while the trigger is let go: the frames that would have followed never come. */
export async function leaveBy(page: Page, selecting: Promise<void>): Promise<void> {
  selecting.catch(() => {})
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'none', { timeout: 20_000 })
}
