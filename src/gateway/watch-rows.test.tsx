import { beforeEach, expect, it, vi } from 'vitest'
import { type BackendClient, backendClient, reconnectDelayMs } from './backend-client.ts'
import { watchOwnRows, watchRows } from './watch-rows.ts'

vi.mock('./backend-client.ts')

type Tell = (news: object) => void
type Status = (status: string) => void

/** The one channel that is joined, as the client's library gives it. */
const heard = { rows: (() => {}) as Tell, system: (() => {}) as Tell, status: (() => {}) as Status }
const on = vi.fn<(type: string, filter: object, tell: Tell) => unknown>()
const removeChannel = vi.fn<() => void>()
const channel = {
  on,
  subscribe: (tell: Status) => {
    heard.status = tell
    return channel
  },
}
const client = { channel: () => channel, removeChannel } as unknown as BackendClient
const TABLES_READY = { extension: 'postgres_changes', status: 'ok' }
const onChanged = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  on.mockImplementation((type, _, tell) => {
    heard[type === 'system' ? 'system' : 'rows'] = tell
    return channel
  })
  vi.mocked(backendClient).mockResolvedValue(client)
  vi.mocked(reconnectDelayMs).mockReturnValue(1000)
  return () => vi.useRealTimers()
})

it('asks for a person’s own rows, of whatever happens to them', async () => {
  watchOwnRows('orders', 'amina', onChanged)
  await vi.runAllTimersAsync()
  const changes = { event: '*', schema: 'public', table: 'orders', filter: 'user_id=eq.amina' }
  expect(on).toHaveBeenCalledWith('postgres_changes', changes, expect.any(Function))
  expect(onChanged).not.toHaveBeenCalled()
  heard.rows({ new: { id: '1' } })
  expect(onChanged).toHaveBeenCalledOnce()
})

it.each([
  ['has joined', () => heard.status('SUBSCRIBED'), 1],
  ['has joined again after a cut', () => ['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED'].forEach(heard.status), 2],
  ['hears of its tables from now on', () => heard.system(TABLES_READY), 1],
  ['does not hear of them', () => heard.system({ ...TABLES_READY, status: 'error' }), 0],
  ['is cut off', () => ['CHANNEL_ERROR', 'TIMED_OUT', 'CLOSED'].forEach(heard.status), 0],
])('lets rows be read again when it %s', async (_, happen, times) => {
  watchOwnRows('trip_requests', 'amina', onChanged)
  await vi.runAllTimersAsync()
  happen()
  expect(onChanged).toHaveBeenCalledTimes(times)
})

it.each(['CHANNEL_ERROR', 'TIMED_OUT', 'CLOSED'])('lets rows be read every half minute after %s', async (status) => {
  watchOwnRows('orders', 'amina', onChanged)
  await vi.advanceTimersByTimeAsync(0)
  heard.status(status)
  heard.status(status)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(onChanged).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onChanged).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onChanged).toHaveBeenCalledTimes(2)
})

it.each([
  ['it has joined again', () => heard.status('SUBSCRIBED'), 1],
  ['it is stopped', (stop: () => void) => stop(), 0],
] as const)('asks for no more once %s', async (_, end, times) => {
  const stop = watchOwnRows('orders', 'amina', onChanged)
  await vi.advanceTimersByTimeAsync(0)
  // As the client's library does when a channel is left.
  removeChannel.mockImplementation(() => heard.status('CLOSED'))
  heard.status('CHANNEL_ERROR')
  end(stop)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onChanged).toHaveBeenCalledTimes(times)
})

it('tells which row changed', async () => {
  const onRow = vi.fn<(row: object) => void>()
  watchRows({ table: 'posts', filter: 'status=eq.public' }, { onRow, onLive: () => {} })
  await vi.runAllTimersAsync()
  heard.rows({ new: { id: '1' } })
  expect(onRow).toHaveBeenCalledExactlyOnceWith({ id: '1' })
})

it('reaches for a backend that is down until it is there', async () => {
  vi.mocked(backendClient).mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
  watchOwnRows('orders', 'amina', onChanged)
  await vi.advanceTimersByTimeAsync(1999)
  expect(on).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(on).toHaveBeenCalled()
})

it.each([
  ['before the client is there', 0],
  ['while it reaches for it', 1],
])('joins nothing when it is stopped %s', async (_, failures) => {
  for (let count = 0; count < failures; count += 1) vi.mocked(backendClient).mockRejectedValueOnce(new Error('down'))
  const stop = watchOwnRows('orders', 'amina', onChanged)
  if (failures > 0) await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.runAllTimersAsync()
  expect(on).not.toHaveBeenCalled()
})

it('leaves the channel when it is stopped', async () => {
  const stop = watchOwnRows('orders', 'amina', onChanged)
  await vi.runAllTimersAsync()
  stop()
  expect(removeChannel).toHaveBeenCalledOnce()
})
