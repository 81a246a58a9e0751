import { expect, it } from 'vitest'
import { deviceFromUserAgent, parseDeviceSession } from './device-session.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (X11; Linux x86_64; Quest 3) ${WEBKIT} OculusBrowser/41.2 Chrome/140.0 VR Safari/537.36`,
    'Meta Quest Browser',
    'Meta Quest',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome', 'Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('knows the device of "%s"', (userAgent, browser, system) => {
  expect(deviceFromUserAgent(userAgent)).toEqual({ browser, system })
})

const ROW = {
  id: '5f0c9a52-7c1b-4a57-9d5e-0f6a2b1c3d4e',
  started_at: '2026-11-20T10:00:00+00:00',
  last_used_at: '2026-11-20T11:00:00+00:00',
  user_agent: null,
  is_current: true,
}

it('reads a row, also of a server that records no devices', () => {
  expect(parseDeviceSession(ROW)).toEqual({
    id: ROW.id,
    device: { browser: null, system: null },
    lastSeenMs: Date.UTC(2026, 10, 20, 11),
    isCurrent: true,
  })
})

it.each([null, {}, { ...ROW, id: 7 }, { ...ROW, last_used_at: null }])('refuses %o', (row) => {
  expect(() => parseDeviceSession(row)).toThrow('A session cannot be read')
})
