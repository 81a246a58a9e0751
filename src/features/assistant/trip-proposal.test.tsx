import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession, showSession, showUser } from '#state/session-store.ts'
import { TripProposal } from './trip-proposal.tsx'

const STOP = { placeId: 'zanzibar-beaches', firstDay: 1, lastDay: 3, travelDays: 0, reasons: [] }
const TRIP = {
  plan: { days: 3, month: null, stops: [STOP], warnings: [] },
  names: { 'zanzibar-beaches': 'Zanzibar Beaches' },
}

afterEach(() => clearSession())

it('is offered to save once, also when its answer is drawn anew', async () => {
  showSession({ userId: 'person', email: 'person@example.com', accessToken: 'token' })
  showUser({ id: 'person', email: 'person@example.com', name: 'Person' })
  vi.stubGlobal('fetch', async (input: string | URL | Request) =>
    String(input) === '/backend.json'
      ? Response.json({ publishableKey: 'sb_publishable_test' })
      : new Response(null, { status: 201 }),
  )
  const { unmount } = render(<TripProposal trip={TRIP} />, { wrapper: MemoryRouter })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save to My Trips' }))
  expect(await screen.findByRole('link', { name: 'Open My Trips' })).toBeDefined()
  unmount()
  render(<TripProposal trip={TRIP} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Open My Trips' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save to My Trips' })).toBeNull()
})
