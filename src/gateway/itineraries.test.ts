import { beforeEach, expect, it, vi } from 'vitest'
import { shareItinerary, updateItinerary } from './itineraries.ts'

const ID = '5f0c9a52-7c1b-4a57-9d5e-0f6a2b1c3d4e'

const written = vi.fn<(row: unknown) => void>()

/** Answers every change with this, and the question for the backend's address with one. */
function backendAnswers(rows: unknown) {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  // The library wants one at hand; nothing here connects.
  vi.stubGlobal('WebSocket', class extends EventTarget {})
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    written(JSON.parse(String(init?.body)))
    return Response.json(rows)
  })
}

beforeEach(() => {
  written.mockClear()
  backendAnswers([{ id: ID }])
})

it('says nothing of the link with a change of the trip: one that was revoked elsewhere stays so', async () => {
  const shared = { title: 'Coast', startDate: null, stops: [], shareToken: 'a-token-from-before-it-was-revoked' }
  await updateItinerary(ID, shared)
  expect(written.mock.calls).toEqual([[{ title: 'Coast', start_date: null, stops: [] }]])
})

it.each(['a-token-of-144-random-b', null])('shares and unshares with %s and nothing else', async (token) => {
  await shareItinerary(ID, token)
  expect(written.mock.calls).toEqual([[{ share_token: token }]])
})

it('is a failure where the itinerary is gone', async () => {
  backendAnswers([])
  await expect(shareItinerary(ID, null)).rejects.toMatchObject({ code: 'not-found' })
})
