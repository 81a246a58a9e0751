import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DeviceSession } from '#content/device-session.ts'
import { endDeviceSession, endOtherSessions, fetchDeviceSessions } from '#gateway/device-sessions.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { SessionsSection } from './sessions-section.tsx'

vi.mock('#gateway/device-sessions.ts')
vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))

const HERE: DeviceSession = {
  id: 'here',
  device: { browser: 'Chrome', system: 'Mac' },
  lastSeenMs: Date.now(),
  isCurrent: true,
}
const HEADSET: DeviceSession = {
  id: 'headset',
  device: { browser: 'Meta Quest Browser', system: 'Meta Quest' },
  lastSeenMs: Date.now() - 2 * 3_600_000,
  isCurrent: false,
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(fetchDeviceSessions).mockResolvedValue([HERE, HEADSET])
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SessionsSection userId="amina" onSignOut={() => {}} />
    </QueryClientProvider>,
  )
}

it('lists the devices, marks this one and offers to end the others alone', async () => {
  open()
  const items = within(await screen.findByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Chrome on MacThis device',
    'Meta Quest Browser on Meta QuestLast seen 2 hours agoSign out Meta Quest Browser on Meta Quest',
  ])
})

it('ends one session and reads the list again', async () => {
  open()
  vi.mocked(endDeviceSession).mockImplementation(async () => {
    vi.mocked(fetchDeviceSessions).mockResolvedValue([HERE])
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Meta Quest Browser on Meta Quest' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(endDeviceSession).toHaveBeenCalledExactlyOnceWith('headset')
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Device signed out' }))
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

it('says that the others could not be ended', async () => {
  open()
  vi.mocked(endOtherSessions).mockRejectedValue(new Error('down'))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Not signed out', kind: 'error' })),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('says that the list could not be loaded', async () => {
  vi.mocked(fetchDeviceSessions).mockRejectedValue(new Error('down'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Your sessions could not be loaded.')
})
