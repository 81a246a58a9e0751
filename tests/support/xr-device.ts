import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Iwer from 'iwer'
import { LONGEST_FRAME_S } from '#core/frame-duration.ts'
import { viewerOf, type Pixels } from './panorama-page.ts'

/** `vision-pro` stands in for visionOS: no controllers, and a pinch is a pointer that lives as long as the pinch. */
export type HeadsetModel = 'quest-3' | 'vision-pro'
export type Hand = 'left' | 'right'
type Eye = 'left' | 'right'
/** `rgba` in base64: as a list of numbers it would be a hundred times slower to hand over. */
type EyeRead = { widthPx: number; heightPx: number; rgba: string }

/** What the page has asked the headset for, in the order of asking. */
export type AskedOfHeadset = {
  sessions: { mode: string; requiredFeatures: string[] | undefined; optionalFeatures: string[] | undefined }[]
  frameRatesHz: number[]
  framebufferScales: (number | undefined)[]
  foveations: number[]
}

declare global {
  interface Window {
    headset: Iwer.XRDevice
    askedOfHeadset: AskedOfHeadset
    viewerPose: typeof XRFrame.prototype.getViewerPose
    readEyes: () => { left: EyeRead; right: EyeRead }
    /** Sets the clock on by which the headset and the scene count frames; timers and what is on its way do not follow. */
    setClockOn: (byMs: number) => void
  }
}

/** Both eyes have a square view of 90° in a window of this size; a larger one is too slow for software rendering. */
export const HEADSET_VIEWPORT = { width: 480, height: 240 }
/** Vertical and, in this window, horizontal field of view of each eye. */
export const EYE_FOV_DEG = 90

/** Between two looks, in ms, where a picture is waited for: the default grows to a second. */
export const OFTEN = [100]

const EMULATOR = readFileSync(
  createRequire(import.meta.url)
    .resolve('iwer')
    .replace(/(node_modules\/iwer\/).*/, '$1build/iwer.min.js'),
  'utf8',
)

/** Puts an emulated headset on the page, and the window at the size that its eyes share. Before the page is opened. */
export async function installHeadset(page: Page, model: HeadsetModel = 'quest-3'): Promise<void> {
  await page.setViewportSize(HEADSET_VIEWPORT)
  await page.addInitScript({
    content: `if (isSecureContext) { ${EMULATOR}\n;(${plugIn})(IWER, ${JSON.stringify(model)}) }`,
  })
}

/** Runs in the page. */
function plugIn(iwer: typeof Iwer, model: HeadsetModel): void {
  const isVision = model === 'vision-pro'
  const quest = iwer.metaQuest3
  const device = new iwer.XRDevice(
    isVision
      ? { ...quest, name: 'Vision Pro', supportedFrameRates: [], supportedFeatures: ['viewer', 'local', 'local-floor'] }
      : quest,
    { stereoEnabled: true, fovy: Math.PI / 2 },
  )
  for (const hand of ['left', 'right'] as const) {
    const controller = device.controllers[hand]
    if (!isVision || !controller) continue
    controller.connected = false
    Object.defineProperty(controller.inputSource, 'targetRayMode', { value: 'transient-pointer' })
    Object.defineProperty(controller.inputSource, 'profiles', { value: ['generic-button'] })
  }
  device.installRuntime({ forceInstall: true })
  window.headset = device

  const now = performance.now.bind(performance)
  let aheadMs = 0
  performance.now = () => now() + aheadMs
  window.setClockOn = (byMs) => {
    aheadMs += byMs
  }

  window.readEyes = () => {
    const gl = device.appCanvas?.getContext('webgl2')
    if (!gl) throw new Error('The headset shows no canvas')
    const widthPx = gl.drawingBufferWidth / 2
    const heightPx = gl.drawingBufferHeight
    const read = (left: number) => {
      const rgba = new Uint8Array(widthPx * heightPx * 4)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.readPixels(left, 0, widthPx, heightPx, gl.RGBA, gl.UNSIGNED_BYTE, rgba)
      return { widthPx, heightPx, rgba: btoa(rgba.reduce((text, byte) => text + String.fromCharCode(byte), '')) }
    }
    return { left: read(0), right: read(widthPx) }
  }
}

/**
 * Notes what the page asks the headset for, which could draw twice its default to each side. After `installHeadset`, before
 * the page is opened.
 */
export async function noteWhatIsAsked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { xr } = navigator
    const request = xr?.requestSession
    if (!xr || !request) return
    const asked: AskedOfHeadset = { sessions: [], frameRatesHz: [], framebufferScales: [], foveations: [] }
    window.askedOfHeadset = asked
    xr.requestSession = async (mode, init) => {
      const { requiredFeatures, optionalFeatures } = init ?? {}
      asked.sessions.push({ mode, requiredFeatures, optionalFeatures })
      const session = await Reflect.apply(request, xr, [mode, init])
      const update = session.updateTargetFrameRate
      session.updateTargetFrameRate = (rateHz) => {
        asked.frameRatesHz.push(rateHz)
        return Reflect.apply(update, session, [rateHz])
      }
      return session
    }
    class NotingLayer extends XRWebGLLayer {
      static override getNativeFramebufferScaleFactor() {
        return 2
      }
      constructor(session: XRSession, context: WebGL2RenderingContext, init?: XRWebGLLayerInit) {
        super(session, context, init)
        asked.framebufferScales.push(init?.framebufferScaleFactor)
        Object.defineProperty(this, 'fixedFoveation', {
          get: () => 1,
          set: (share) => {
            asked.foveations.push(share)
          },
        })
      }
    }
    Object.assign(globalThis, { XRWebGLLayer: NotingLayer })
  })
}

/** Takes the head's pose away, as in the dark or behind a hand, and gives it back. */
export async function setTracked(page: Page, isTracked: boolean): Promise<void> {
  await page.evaluate((tracked) => {
    const frame = XRFrame.prototype
    window.viewerPose ??= frame.getViewerPose
    // As browsers say it.
    const nothing = null as unknown as undefined
    frame.getViewerPose = tracked ? window.viewerPose : () => nothing
  }, isTracked)
}

/** Presses 'Enter VR' and waits until the headset shows frames. */
export async function enterVr(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Enter VR' })
  // By key: in so small a window a notice may lie over the button. A key does not wait until it is enabled.
  await expect(button).toBeEnabled()
  await button.press('Enter')
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'vr')
  await headsetFrames(page)
}

/** Resolves after so many frames of the running session. */
export async function headsetFrames(page: Page, count = 2): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve, reject) => {
        const session = window.headset.activeSession
        if (!session) return reject(new Error('The headset has no session'))
        const next = (left: number) => {
          if (left === 0) resolve()
          else session.requestAnimationFrame(() => next(left - 1))
        }
        next(frames)
      }),
    count,
  )
}

/**
 * Lets so many seconds pass as the scene counts them: a slow frame is no long one. Each frame is as long as a frame can
 * be, so that few have to be drawn.
 */
export async function passInHeadset(page: Page, forS: number): Promise<void> {
  await page.evaluate(
    ([seconds, frameMs]) =>
      new Promise<void>((resolve) => {
        const session = window.headset.activeSession
        const next = (leftS: number, lastMs: number) => {
          if (leftS <= 0) return resolve()
          window.setClockOn(frameMs)
          session?.requestAnimationFrame((ms) => next(leftS - Math.min(frameMs, ms - lastMs) / 1000, ms))
        }
        session?.requestAnimationFrame((ms) => next(seconds, ms))
      }),
    [forS, LONGEST_FRAME_S * 1000] as const,
  )
}

/** Turns the head: yaw to the left, pitch upwards, roll to the left, in degrees; and moves it, in metres. */
export async function poseHead(
  page: Page,
  { yawDeg = 0, pitchDeg = 0, rollDeg = 0, position = [0, 1.6, 0] }: HeadPose,
): Promise<void> {
  await page.evaluate(
    ([yaw, pitch, roll, x, y, z]) => {
      const { headset } = window
      const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)]
      const [sx, cx] = [Math.sin(pitch / 2), Math.cos(pitch / 2)]
      const [sz, cz] = [Math.sin(roll / 2), Math.cos(roll / 2)]
      headset.quaternion.set(
        sx * cy * cz + cx * sy * sz,
        cx * sy * cz - sx * cy * sz,
        cx * cy * sz - sx * sy * cz,
        cx * cy * cz + sx * sy * sz,
      )
      headset.position.set(x, y, z)
    },
    [...[yawDeg, pitchDeg, rollDeg].map((deg) => (deg * Math.PI) / 180), ...position] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ],
  )
  if (await isPresenting(page)) await headsetFrames(page, 3)
}

export type HeadPose = {
  yawDeg?: number
  pitchDeg?: number
  rollDeg?: number
  position?: readonly [x: number, y: number, z: number]
}

export function isPresenting(page: Page): Promise<boolean> {
  return page.evaluate(() => window.headset.activeSession !== undefined)
}

/** Points a controller (or, on Vision Pro, the gaze of the next pinch) along a ray; yaw left and pitch up, in degrees. */
export async function pointHand(
  page: Page,
  { hand = 'right', yawDeg = 0, pitchDeg = 0, position = [0, 1.6, 0] }: HandPose = {},
): Promise<void> {
  await page.evaluate(
    ({ hand: side, yaw, pitch, at }) => {
      const input = window.headset.controllers[side]
      if (!input) throw new Error(`The headset has no ${side} controller`)
      const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)]
      const [sx, cx] = [Math.sin(pitch / 2), Math.cos(pitch / 2)]
      input.quaternion.set(sx * cy, cx * sy, -sx * sy, cx * cy)
      input.position.set(...at)
    },
    {
      hand,
      yaw: (yawDeg * Math.PI) / 180,
      pitch: (pitchDeg * Math.PI) / 180,
      at: [...position] as [number, number, number],
    },
  )
  await headsetFrames(page, 3)
}

export type HandPose = {
  hand?: Hand
  yawDeg?: number
  pitchDeg?: number
  position?: readonly [x: number, y: number, z: number]
}

/** Pulls the trigger and lets it go: a selection. */
export async function pullTrigger(page: Page, hand: Hand = 'right'): Promise<void> {
  await setTrigger(page, hand, 1)
  await setTrigger(page, hand, 0)
}

/** A pinch as visionOS tells it: a pointer appears, selects, and is gone. Aim it with `pointHand` before. */
export async function pinch(page: Page, hand: Hand = 'right'): Promise<void> {
  await setConnected(page, hand, true)
  await pullTrigger(page, hand)
  await setConnected(page, hand, false)
}

/** Pushes the thumbstick to x (right) and y (down), -1 to 1, and leaves it there. */
export async function pushStick(page: Page, x: number, y: number, hand: Hand = 'right'): Promise<void> {
  await page.evaluate(([side, dx, dy]) => window.headset.controllers[side]?.updateAxes('thumbstick', dx, dy), [
    hand,
    x,
    y,
  ] as const)
  await headsetFrames(page, 3)
}

/** Swaps the controllers for tracked hands, or back. */
export async function useHands(page: Page, areHands: boolean): Promise<void> {
  await page.evaluate((hands) => {
    window.headset.primaryInputMode = hands ? 'hand' : 'controller'
  }, areHands)
  await headsetFrames(page, 3)
}

/** Ends the session as the headset's own menu does. */
export async function endFromHeadset(page: Page): Promise<void> {
  await page.evaluate(() => window.headset.activeSession?.end())
}

/** Lays the headset's menu over the scene (`visible-blurred`), takes it off (`hidden`), and back. */
export async function setHeadsetVisibility(page: Page, state: XRVisibilityState): Promise<void> {
  await page.evaluate((next) => window.headset.updateVisibilityState(next as never), state)
}

/** The headset takes a new centre, as by a long press of its own button. */
export async function recentreHeadset(page: Page): Promise<void> {
  await page.evaluate(() => window.headset.recenter())
  await headsetFrames(page, 4)
}

/** What both eyes see in the next frame; the first row is the top. */
export async function eyePixels(page: Page): Promise<Record<Eye, Pixels>> {
  const eyes = await page.evaluate(
    () =>
      new Promise<Record<Eye, EyeRead>>((resolve) => {
        // Asked for between two frames, this comes after the scene has drawn and before the picture is handed over.
        window.headset.activeSession?.requestAnimationFrame(() => resolve(window.readEyes()))
      }),
  )
  return { left: toPixels(eyes.left), right: toPixels(eyes.right) }
}

/** The column of an eye's picture that looks `offsetDeg` to the right of straight ahead, at the height of its centre. */
export function eyeColumnAt({ widthPx }: Pixels, offsetDeg: number): number {
  const halfPx = widthPx / 2
  return halfPx + (Math.tan((offsetDeg * Math.PI) / 180) / Math.tan((EYE_FOV_DEG * Math.PI) / 360)) * halfPx
}

async function setTrigger(page: Page, hand: Hand, value: number): Promise<void> {
  await page.evaluate(
    ([side, pressed]) => {
      const { controllers, hands, primaryInputMode } = window.headset
      if (primaryInputMode === 'hand') hands[side]?.updatePinchValue(pressed)
      else controllers[side]?.updateButtonValue('trigger', pressed)
    },
    [hand, value] as const,
  )
  await headsetFrames(page)
}

async function setConnected(page: Page, hand: Hand, isConnected: boolean): Promise<void> {
  await page.evaluate(
    ([side, connected]) => {
      const controller = window.headset.controllers[side]
      if (controller) controller.connected = connected
    },
    [hand, isConnected] as const,
  )
  await headsetFrames(page)
}

function toPixels({ widthPx, heightPx, rgba: text }: EyeRead): Pixels {
  const rgba = Buffer.from(text, 'base64')
  return {
    widthPx,
    heightPx,
    at: (xPx, yPx) => {
      // WebGL's first row is the lowest.
      const offset = ((heightPx - 1 - Math.round(yPx)) * widthPx + Math.round(xPx)) * 4
      return [rgba[offset] ?? 0, rgba[offset + 1] ?? 0, rgba[offset + 2] ?? 0]
    },
  }
}
