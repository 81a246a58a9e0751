import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, it, vi } from 'vitest'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import { createPassingClient, HEARTBEAT_MS, reconnectDelayMs } from './backend-client.ts'

const RECONNECT_DELAYS_MS = [1000, 2000, 5000, 10_000, 10_000]

afterEach(() => vi.unstubAllGlobals())

function stubBackend(answer: () => Promise<Response>) {
  const ask = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', new URL('http://localhost:4173/'))
  // Every browser has it; the oldest Node that runs these tests does not.
  vi.stubGlobal('WebSocket', class {})
  return ask
}

it('asks the server that serves the page for the key', async () => {
  const ask = stubBackend(() => Promise.resolve(Response.json({ url: 'http://other', publishableKey: 'key' })))
  const client = await createPassingClient()
  expect(ask).toHaveBeenCalledExactlyOnceWith('/backend.json')
  expect(client.realtime.heartbeatIntervalMs).toBe(30_000)
  expect([1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries))).toEqual(RECONNECT_DELAYS_MS)
  expect(client.realtime.endpointURL()).toContain('ws://localhost:4173/realtime/v1')
})

it('asks for rows of the schema public, with the key until somebody is signed in', async () => {
  const ask = stubBackend(() => Promise.resolve(Response.json({ publishableKey: 'key' })))
  const client = await createPassingClient()
  ask.mockResolvedValue(Response.json([]))
  await client.from('plans').select('name')
  const [address, { headers } = {}] = ask.mock.lastCall ?? []
  expect(String(address)).toBe('http://localhost:4173/rest/v1/plans?select=name')
  const sent = new Headers(headers)
  expect([sent.get('apikey'), sent.get('authorization')]).toEqual(['key', 'Bearer key'])
  expect(sent.get('accept-profile') ?? 'public').toBe('public')
})

it.each([
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of the key', () => Promise.resolve(new Response('<html>'))],
  ['an answer without a key', () => Promise.resolve(Response.json({}))],
])('tells of %s as of a network that failed', async (_, answer) => {
  stubBackend(answer)
  await expect(createPassingClient()).rejects.toMatchObject({ code: 'network' })
})

it('keeps the session where the app looks for it, under a name that clearing matches', () => {
  expect(SESSION_ENTRY).toContain('sb-')
})

it('keeps to the specified times of live updates', () => {
  expect(HEARTBEAT_MS).toBe(30_000)
  expect([1, 2, 3, 4, 5, 60].map(reconnectDelayMs)).toEqual([...RECONNECT_DELAYS_MS, 10_000])
})

// The library owns these: an update that changes them has to be noticed.
it('finds the specified times of refreshing in the library', () => {
  const constants = readAuthLibrary('lib/constants.js')
  expect(constants).toContain('AUTO_REFRESH_TICK_DURATION_MS = 30 * 1000;')
  expect(constants).toContain('AUTO_REFRESH_TICK_THRESHOLD = 3;')
  const client = readAuthLibrary('GoTrueClient.js')
  expect(client).toContain('const nextBackOffInterval = 200 * Math.pow(2, attempt)')
  expect(client).toContain('nextBackOffInterval - startedAt < AUTO_REFRESH_TICK_DURATION_MS')
})

/** Read rather than imported: it is a package of a package, which nothing here may lean on. */
function readAuthLibrary(file: string): string {
  const entry = createRequire(import.meta.url).resolve('@supabase/auth-js')
  return readFileSync(entry.replace(/main\/index\.js$/, `module/${file}`), 'utf8')
}
