import { type CDPSession, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    listensToSensors: boolean
    /** The reading that every listener of the page has heard last. */
    heardReading: string
  }
}

/** Long beside the sixtieth of a second between two readings, on a machine that does much else. */
const TOLD_WITHIN_MS = 1000

/** How a phone is held, and how far `screen.orientation.angle` has followed; alpha and the tilted angle when it is level. */
export const HOLDS = {
  upright: { angle: 0, type: 'portraitPrimary', levelAlphaDeg: 0, side: 'beta' },
  'on its left side': { angle: 90, type: 'landscapePrimary', levelAlphaDeg: 90, side: '-gamma' },
  'upside down': { angle: 180, type: 'portraitSecondary', levelAlphaDeg: 180, side: '-beta' },
  'on its right side': { angle: 270, type: 'landscapeSecondary', levelAlphaDeg: 270, side: 'gamma' },
} as const

export type HoldName = keyof typeof HOLDS

/** The sensors and the screen of a phone, driven through the browser's own emulation. */
export class HeldPhone {
  #page: Page
  #session: CDPSession
  #hold: HoldName = 'upright'

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async of(page: Page): Promise<HeldPhone> {
    const phone = new HeldPhone(page, await page.context().newCDPSession(page))
    // Sensors that begin to be emulated after somebody listens are never heard.
    await phone.tremble(0)
    await page.evaluate(() => {
      window.addEventListener('deviceorientation', ({ alpha, beta, gamma }) => {
        window.heardReading = [alpha, beta, gamma].map((angle) => angle?.toFixed(1)).join()
      })
      const { addEventListener } = window
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'deviceorientation') window.listensToSensors = true
        Reflect.apply(addEventListener, window, args)
      }
    })
    return phone
  }

  /** Taps the button while the phone is held like this: that is the zero. */
  async startLooking(yawDeg = 0, pitchDeg = 0): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Look around with this phone' })
    await this.beginListening(() => button.click(), yawDeg, pitchDeg)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  /** Does what makes the page listen; the first reading that the page then hears is this one. */
  async beginListening(act: () => Promise<void>, yawDeg: number, pitchDeg = 0): Promise<void> {
    await this.point(yawDeg + 40, pitchDeg)
    await this.#page.evaluate(() => {
      window.listensToSensors = false
    })
    await act()
    await this.#page.waitForFunction(() => window.listensToSensors)
    await this.point(yawDeg, pitchDeg)
  }

  /**
   * Points the back of the phone: yaw to the left of where it was at 0, pitch upwards (below 90), both in degrees.
   * Waits until the page was told. A sensor goes on telling, the emulated one tells each change once, and the browser
   * skips it while it is busy: then it is told of another one and of this one again.
   */
  async point(yawDeg: number, pitchDeg = 0): Promise<void> {
    for (;;) {
      const { alpha, beta, gamma } = await this.tremble(yawDeg, pitchDeg)
      const reading = [alpha, beta, gamma].map((angle) => angle.toFixed(1)).join()
      if (await this.#isHeard(reading)) return
      await this.tremble(yawDeg + 1, pitchDeg)
    }
  }

  #isHeard(reading: string): Promise<boolean> {
    return this.#page.evaluate(
      ([wanted, limitMs]) =>
        new Promise<boolean>((resolve) => {
          const end = performance.now() + limitMs
          const look = () => {
            if (window.heardReading === wanted) resolve(true)
            else if (performance.now() > end) resolve(false)
            else requestAnimationFrame(look)
          }
          look()
        }),
      [reading, TOLD_WITHIN_MS] as const,
    )
  }

  /** Points it without waiting: the browser tells nobody of what is less than a tenth of a degree. */
  async tremble(yawDeg: number, pitchDeg = 0): Promise<{ alpha: number; beta: number; gamma: number }> {
    const { levelAlphaDeg, side } = HOLDS[this.#hold]
    const alpha = (((levelAlphaDeg + yawDeg) % 360) + 360) % 360
    const tiltDeg = side.startsWith('-') ? -(90 + pitchDeg) : 90 + pitchDeg
    // Gamma is told from -90 to below 90: beyond that a phone on its side is told by the other half of the angles.
    const isOver = side.endsWith('gamma') && (tiltDeg >= 90 || tiltDeg < -90)
    const angles = side.endsWith('beta')
      ? { alpha, beta: tiltDeg, gamma: 0 }
      : isOver
        ? { alpha: (alpha + 180) % 360, beta: -180, gamma: tiltDeg - Math.sign(tiltDeg) * 180 }
        : { alpha, beta: 0, gamma: tiltDeg }
    await this.#session.send('DeviceOrientation.setDeviceOrientationOverride', angles)
    return angles
  }

  /** Turns the phone on its side or back, and the picture on its screen with it. */
  async holdAs(hold: HoldName): Promise<void> {
    this.#hold = hold
    const { angle, type } = HOLDS[hold]
    const isUpright = angle % 180 === 0
    await this.#session.send('Emulation.setDeviceMetricsOverride', {
      width: isUpright ? 390 : 844,
      height: isUpright ? 844 : 390,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { angle, type },
    })
    await this.#page.waitForFunction((wanted) => screen.orientation.angle === wanted, angle)
  }
}
