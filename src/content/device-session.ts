import { AppError } from '#core/app-error.ts'

/** What is known of a device by what its browser says about itself; null where it says nothing we know. */
export type Device = { browser: string | null; system: string | null }

/** One device on which a person is signed in. */
export type DeviceSession = {
  id: string
  device: Device
  /** When it was last given a token; it asks for one at least every hour while it is used. */
  lastSeenMs: number
  /** The one that asks. */
  isCurrent: boolean
}

/** The first that fits counts: many browsers also name those that they want to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/OculusBrowser\//, 'Meta Quest Browser'],
  [/PicoBrowser\//, 'Pico Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Quest/, 'Meta Quest'],
  [/Pico/, 'Pico'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

export function deviceFromUserAgent(userAgent: string): Device {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}

/**
 * A row of the function `my_sessions`.
 * @throws AppError `invalid-data` where it is anything else.
 */
export function parseDeviceSession(row: unknown): DeviceSession {
  const field = new Map<string, unknown>(typeof row === 'object' && row !== null ? Object.entries(row) : [])
  const id = field.get('id')
  const lastSeenMs = Date.parse(String(field.get('last_used_at')))
  if (typeof id !== 'string' || Number.isNaN(lastSeenMs)) {
    throw new AppError('invalid-data', 'A session cannot be read')
  }
  const device = deviceFromUserAgent(String(field.get('user_agent') ?? ''))
  return { id, device, lastSeenMs, isCurrent: field.get('is_current') === true }
}
