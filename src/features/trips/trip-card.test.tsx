import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { TripStatus } from '#content/trip-request.ts'
import { TripCard } from './trip-card.tsx'

function open(status: TripStatus) {
  const trip = {
    id: 'a',
    destinationId: 'zanzibar-beaches',
    destinationName: 'Zanzibar Beaches',
    arrival: '2030-02-26',
    departure: '2030-02-28',
    visitors: 1,
    specialRequests: '',
    status,
  }
  render(
    <MemoryRouter>
      <TripCard trip={trip} onCancelAsked={() => {}} />
    </MemoryRouter>,
  )
}

it.each([
  ['requested', 'Requested Sent. Nobody has answered yet.', true],
  ['acknowledged', 'Acknowledged Received. An offer is being made.', true],
  ['quoted', 'Quoted There is an offer for you.', true],
  ['confirmed', 'Confirmed It is settled. See you there.', true],
  ['declined', 'Declined It cannot be done this time.', false],
  ['canceled', 'Canceled You called this one off.', false],
] as const)(
  'a request that is %s says so, and may be called off while it has not ended',
  (status, words, canCancel) => {
    open(status)
    const article = screen.getByRole('article', { name: 'Zanzibar Beaches' })
    expect(article.textContent).toContain(words)
    expect(screen.queryByRole('button', { name: 'Cancel request for Zanzibar Beaches' }) !== null).toBe(canCancel)
  },
)
