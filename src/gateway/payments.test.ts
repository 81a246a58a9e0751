import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { holdsSession } from '#platform/auth-entries.ts'
import { backendClient } from './backend-client.ts'
import { confirmPayment, createPayment, type PaymentRequest } from './payments.ts'

vi.mock('#platform/auth-entries.ts', () => ({ holdsSession: vi.fn<typeof holdsSession>(() => false) }))
vi.mock('./backend-client.ts', () => ({ backendClient: vi.fn<typeof backendClient>() }))

const REQUEST: PaymentRequest = {
  planName: 'Adventurer',
  months: 3,
  totalAmount: '59.97',
  firstName: 'Asha',
  lastName: 'Example',
  email: 'asha@example.com',
  phone: '',
}
const APPROVAL = 'https://www.sandbox.paypal.com/checkoutnow?token=5O190127TN364715T'

const fetchStub = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchStub.mockReset()
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('location', new URL('https://utalii.example.com/pricing'))
})

const answer = (body: unknown, status = 200) => fetchStub.mockResolvedValue(Response.json(body, { status }))

async function messageFor(method: 'paypal' | 'pesapal'): Promise<string> {
  const error: unknown = await createPayment(method, REQUEST).catch((cause: unknown) => cause)
  if (!(error instanceof AppError)) throw new Error('It was expected to fail with an AppError')
  return error.message
}

describe('a payment', () => {
  it.each([
    ['paypal', '/functions/v1/create-paypal-payment'],
    ['pesapal', '/functions/v1/create-pesapal-payment'],
  ] as const)('by %s calls its function, once, with exactly the request', async (method, address) => {
    answer({ redirect_url: APPROVAL })
    await createPayment(method, REQUEST)
    expect(fetchStub).toHaveBeenCalledTimes(1)
    const [url, init] = fetchStub.mock.calls[0] ?? []
    expect(url).toBe(address)
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual(REQUEST)
  })

  it('answers with the address to pay at', async () => {
    answer({ redirect_url: APPROVAL })
    expect((await createPayment('paypal', REQUEST)).href).toBe(APPROVAL)
  })
})

it('is not opened for nobody where somebody is signed in and the session cannot be refreshed', async () => {
  vi.mocked(holdsSession).mockReturnValueOnce(true)
  const getSession = async () => ({ data: { session: null }, error: new Error('Failed to fetch') })
  vi.mocked(backendClient).mockResolvedValue({ auth: { getSession } } as never)
  expect(await messageFor('paypal')).toBe('Failed to initiate PayPal payment')
  expect(fetchStub).not.toHaveBeenCalled()
})

describe('the address to pay at', () => {
  it.each([
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://pay.pesapal.com/iframe/PesapalIframe3/Index?OrderTrackingId=1',
    'https://cybqa.pesapal.com/pesapaliframe/PesapalIframe3/Index?OrderTrackingId=1',
    'https://utalii.example.com/sandbox/paypal?token=1',
  ])('may be %s', async (url) => {
    answer({ redirect_url: url })
    expect((await createPayment('paypal', REQUEST)).href).toBe(url)
  })

  it.each([
    'http://www.paypal.com/checkoutnow',
    'https://paypal.com/checkoutnow',
    'https://www.paypal.com:8443/checkoutnow',
    'https://www.paypal.com.example.net/checkoutnow',
    'https://www.paypal.com@example.net/checkoutnow',
    'http://utalii.example.com/sandbox/paypal',
    'javascript:alert(1)',
    '//example.net/checkoutnow',
    '',
    7,
    null,
    undefined,
  ])('is never %s', async (url) => {
    answer({ redirect_url: url })
    expect(await messageFor('paypal')).toBe('No payment URL received')
  })
})

describe('a failure', () => {
  it.each([400, 200])("speaks in the server's words, with status %i", async (status) => {
    answer({ error: { message: 'The amount does not match the plan.' } }, status)
    expect(await messageFor('pesapal')).toBe('The amount does not match the plan.')
  })

  it.each([
    ['paypal', 'Failed to initiate PayPal payment'],
    ['pesapal', 'Failed to initiate PesaPal payment'],
  ] as const)('by %s without words has its own', async (method, message) => {
    for (const body of [
      {},
      { error: {} },
      { error: { message: ' ' } },
      { error: 'no' },
      { message: 'generic' },
      null,
    ]) {
      answer(body, 500)
      expect(await messageFor(method)).toBe(message)
    }
    fetchStub.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await messageFor(method)).toBe(message)
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await messageFor(method)).toBe(message)
  })

  it('keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch')
    fetchStub.mockRejectedValue(cause)
    await expect(createPayment('paypal', REQUEST)).rejects.toMatchObject({ code: 'network', cause })
  })

  it('is also an answer that is not JSON', async () => {
    fetchStub.mockResolvedValue(new Response('<h1>Welcome</h1>'))
    expect(await messageFor('paypal')).toBe('No payment URL received')
  })

  it('ends a call that gets no answer', async () => {
    const signal = AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
    fetchStub.mockImplementation((_, init) => Promise.reject(init?.signal?.reason))
    expect(await messageFor('paypal')).toBe('Failed to initiate PayPal payment')
    expect(timeout).toHaveBeenCalledWith(60_000)
  })
})

describe('how an order stands', () => {
  it.each([
    [400, 'not-found'],
    [401, 'not-found'],
    [404, 'not-found'],
    [429, 'network'],
    [500, 'network'],
  ])('is, after status %i, an error of the kind %s', async (status, code) => {
    answer({ error: { code: 'any', message: 'Any' } }, status)
    await expect(confirmPayment('UT-1042', false)).rejects.toMatchObject({ code })
  })
})
