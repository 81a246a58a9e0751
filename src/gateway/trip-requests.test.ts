import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelTripRequest, createTripRequest, fetchTripRequests } from './trip-requests.ts'

const ROW = {
  id: '5f0c9a52-7c1b-4a57-9d5e-0f6a2b1c3d4e',
  destination_id: 'zanzibar-beaches',
  destination_name: 'Zanzibar Beaches',
  arrival: '2027-02-01',
  departure: '2027-02-08',
  visitors: 2,
  special_requests: 'A cot',
  status: 'requested',
}

const WISH = {
  id: ROW.id,
  destinationId: ROW.destination_id,
  arrival: ROW.arrival,
  departure: ROW.departure,
  visitors: 2,
  specialRequests: 'A cot',
}

const asked = vi.fn<(url: string, init: RequestInit | undefined) => void>()

/** Answers every question to the table with this, and the question for the backend's address with one. */
function backendAnswers(body: unknown, status = 200) {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  // The library wants one at hand; nothing here connects.
  vi.stubGlobal('WebSocket', class extends EventTarget {})
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    asked(url, init)
    init?.signal?.throwIfAborted()
    return new Response(body === undefined ? null : JSON.stringify(body), { status })
  })
}

const ask = () => fetchTripRequests(new AbortController().signal)
const codeOf = (promise: Promise<unknown>) => promise.then(String, ({ code }: { code: string }) => code)

beforeEach(() => asked.mockClear())

describe('fetchTripRequests', () => {
  it('answers the rows as requests', async () => {
    backendAnswers([ROW])
    expect(await ask()).toEqual([
      {
        id: ROW.id,
        destinationId: 'zanzibar-beaches',
        destinationName: 'Zanzibar Beaches',
        arrival: '2027-02-01',
        departure: '2027-02-08',
        visitors: 2,
        specialRequests: 'A cot',
        status: 'requested',
      },
    ])
  })

  it.each([
    ['a malformed row', [{ ...ROW, status: 'lost' }], 200, 'invalid-data'],
    ['a refusal', { code: '42501', message: 'permission denied for table trip_requests' }, 403, 'forbidden'],
    ['an expired session', { code: 'PGRST303', message: 'JWT expired' }, 401, 'forbidden'],
    ['a backend in trouble', { code: 'XX000', message: 'internal error' }, 500, 'network'],
  ])('speaks of %s', async (_, body, status, code) => {
    backendAnswers(body, status)
    expect(await codeOf(ask())).toBe(code)
  })
})

describe('createTripRequest', () => {
  it('sends exactly the columns that a person may write', async () => {
    backendAnswers(undefined, 201)
    await createTripRequest(WISH)
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toMatch(/\/rest\/v1\/trip_requests/)
    expect(JSON.parse(String(init?.body))).toEqual({
      id: ROW.id,
      destination_id: 'zanzibar-beaches',
      arrival: '2027-02-01',
      departure: '2027-02-08',
      visitors: 2,
      special_requests: 'A cot',
    })
  })

  it('takes a request that is there already as sent', async () => {
    backendAnswers({ code: '23505', message: 'duplicate key value violates unique constraint' }, 409)
    await expect(createTripRequest(WISH)).resolves.toBeUndefined()
  })

  it('tells what the rules refuse from a line that failed', async () => {
    backendAnswers({ code: '23514', message: 'There are already 20 open trip requests' }, 400)
    expect(await codeOf(createTripRequest(WISH))).toBe('invalid-data')
  })
})

describe('cancelTripRequest', () => {
  it('asks for one request and one state', async () => {
    backendAnswers([{ id: ROW.id }])
    await cancelTripRequest(ROW.id)
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toContain(`id=eq.${ROW.id}`)
    expect(init?.method).toBe('PATCH')
    expect(JSON.parse(String(init?.body))).toEqual({ status: 'canceled' })
  })

  it('finds none that can be canceled', async () => {
    backendAnswers([])
    expect(await codeOf(cancelTripRequest(ROW.id))).toBe('not-found')
  })
})
