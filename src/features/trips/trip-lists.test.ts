import { expect, it } from 'vitest'
import type { TripRequest } from '#content/trip-request.ts'
import { tripLists } from './trip-lists.ts'

const trip = (id: string, change: Partial<TripRequest>): TripRequest => ({
  id,
  destinationId: 'zanzibar-beaches',
  destinationName: 'Zanzibar Beaches',
  arrival: '2027-02-01',
  departure: '2027-02-08',
  visitors: 2,
  specialRequests: '',
  status: 'requested',
  ...change,
})

it('puts what ends today or later ahead, the next first, and the rest behind, the latest first', () => {
  const { upcoming, past } = tripLists(
    [
      trip('later', { arrival: '2027-05-01', departure: '2027-05-02' }),
      trip('ends today', { arrival: '2027-01-30', departure: '2027-02-05' }),
      trip('over', { arrival: '2027-02-01', departure: '2027-02-04' }),
      trip('called off', { arrival: '2027-06-01', departure: '2027-06-02', status: 'canceled' }),
      trip('declined', { arrival: '2027-03-01', departure: '2027-03-02', status: 'declined' }),
    ],
    '2027-02-05',
  )
  expect(upcoming.map(({ id }) => id)).toEqual(['ends today', 'later'])
  expect(past.map(({ id }) => id)).toEqual(['called off', 'declined', 'over'])
})
