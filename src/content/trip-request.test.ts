import { describe, expect, it } from 'vitest'
import { canBeCanceled, parseTripRequest } from './trip-request.ts'

const row = {
  id: '5f0c9a52-7c1b-4a57-9d5e-0f6a2b1c3d4e',
  user_id: 'somebody',
  destination_id: 'zanzibar-beaches',
  destination_name: 'Zanzibar Beaches',
  arrival: '2027-02-01',
  departure: '2027-02-08',
  visitors: 2,
  special_requests: '',
  status: 'quoted',
  created_at: '2026-11-21T10:00:00+00:00',
  updated_at: '2026-11-21T10:00:00+00:00',
}

describe('parseTripRequest', () => {
  it('reads a row', () => {
    expect(parseTripRequest(row)).toEqual({
      id: row.id,
      destinationId: 'zanzibar-beaches',
      destinationName: 'Zanzibar Beaches',
      arrival: '2027-02-01',
      departure: '2027-02-08',
      visitors: 2,
      specialRequests: '',
      status: 'quoted',
    })
  })

  it.each([
    null,
    'row',
    { ...row, status: 'lost' },
    { ...row, visitors: '2' },
    { ...row, arrival: '1 February' },
    { ...row, departure: null },
    { ...row, destination_name: undefined },
  ])('refuses %j', (value) => {
    expect(() => parseTripRequest(value)).toThrow(expect.objectContaining({ code: 'invalid-data' }))
  })
})

it.each([
  ['requested', true],
  ['acknowledged', true],
  ['quoted', true],
  ['confirmed', true],
  ['declined', false],
  ['canceled', false],
] as const)('what is %s can be canceled: %s', (status, can) => {
  expect(canBeCanceled({ status })).toBe(can)
})
