import { beforeEach, expect, it, vi } from 'vitest'
import { type BackendClient, backendClient, reconnectDelayMs } from './backend-client.ts'
import { type ChatListener, fetchStandings, joinChat } from './community-chat.ts'

vi.mock('./backend-client.ts')

const joined = vi.fn<(key: string) => void>()
const removeChannel = vi.fn<() => Promise<string>>()
const listener: ChatListener = {
  onMessage: () => {},
  onRemoved: () => {},
  onLive: vi.fn<(isLive: boolean) => void>(),
  onPresence: () => {},
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  const channel = { on: () => channel, subscribe: () => channel }
  const client = {
    channel: (_name: string, { config }: { config: { presence: { key: string } } }) => {
      joined(config.presence.key)
      return channel
    },
    removeChannel,
  }
  vi.mocked(backendClient).mockResolvedValue(client as unknown as BackendClient)
  vi.mocked(reconnectDelayMs).mockReturnValue(1000)
  return () => vi.useRealTimers()
})

it('joins the room again only when it has been left', async () => {
  let left: (status: string) => void = () => {}
  removeChannel.mockReturnValueOnce(new Promise((fulfil) => (left = fulfil))).mockResolvedValue('ok')
  const leave = joinChat('visitor', listener)
  await vi.runAllTimersAsync()
  leave()
  const leaveAgain = joinChat('amina', listener)
  await vi.runAllTimersAsync()
  expect(joined.mock.calls).toEqual([['visitor']])
  left('ok')
  await vi.runAllTimersAsync()
  expect(joined.mock.calls).toEqual([['visitor'], ['amina']])
  leaveAgain()
})

it('does not join a room that is left before it was joined', async () => {
  joinChat('visitor', listener)()
  await vi.runAllTimersAsync()
  expect(joined).not.toHaveBeenCalled()
})

it('reads again once a hosted project has joined its tables too, later than the room', async () => {
  const handlers = new Map<string, (payload: object) => void>()
  const channel = {
    on: (event: string, _filter: object, handle: (payload: object) => void) => {
      handlers.set(event, handle)
      return channel
    },
    subscribe: () => channel,
  }
  const client = { channel: () => channel, removeChannel }
  vi.mocked(backendClient).mockResolvedValue(client as unknown as BackendClient)
  joinChat('visitor', listener)
  await vi.runAllTimersAsync()
  handlers.get('system')?.({ extension: 'presence', status: 'ok' })
  expect(listener.onLive).not.toHaveBeenCalled()
  handlers.get('system')?.({ extension: 'postgres_changes', status: 'ok' })
  expect(listener.onLive).toHaveBeenCalledExactlyOnceWith(true)
})

it('tells that nothing is live while the backend is down, and joins when it is back', async () => {
  vi.mocked(backendClient).mockRejectedValueOnce(new Error('down'))
  joinChat('visitor', listener)
  await vi.advanceTimersByTimeAsync(500)
  expect(listener.onLive).toHaveBeenCalledExactlyOnceWith(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(joined).toHaveBeenCalledOnce()
})

it('looks at every message again, however many there are, and at none beyond', async () => {
  const stored = Array.from({ length: 1200 }, (_, index) => ({
    id: `message ${index}`,
    status: index === 700 ? 'in_review' : 'public',
    position: index * 2,
  }))
  /** Answers as the backend does: what was asked for, and no more at once. */
  const select = () => {
    const asked = { from: 0, to: 0 }
    const query = {
      in: () => query,
      gte: (_: string, from: number) => {
        asked.from = from
        return query
      },
      lte: (_: string, to: number) => {
        asked.to = to
        return query
      },
      order: () => query,
      limit: async (most: number) => {
        const data = stored.filter(({ position }) => position >= asked.from && position <= asked.to)
        return { data: data.slice(0, most), error: null, status: 200 }
      },
    }
    return query
  }
  vi.mocked(backendClient).mockResolvedValue({ from: () => ({ select }) } as unknown as BackendClient)
  const standings = await fetchStandings(10, 2300)
  expect([...standings.keys()]).toEqual(stored.slice(5, 1151).map(({ id }) => id))
  expect(standings.get('message 700')).toBe('held')
  expect(standings.get('message 701')).toBe('sent')
})
