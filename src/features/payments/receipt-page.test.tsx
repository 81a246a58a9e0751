import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Order, parseMyPlan } from '#content/order.ts'
import { fetchMyPlan, fetchOrders } from '#gateway/plans-and-orders.ts'
import { ReceiptPage } from './receipt-page.tsx'

vi.mock('#gateway/plans-and-orders.ts', () => ({
  fetchMyPlan: vi.fn<typeof fetchMyPlan>(),
  fetchOrders: vi.fn<typeof fetchOrders>(),
}))
vi.mock('#gateway/watch-rows.ts', () => ({ watchOwnRows: () => () => {} }))

const ORDER: Order = {
  id: 'UT-1042',
  planId: 'adventurer',
  months: 3,
  amountCents: 5997,
  refundedCents: 0,
  provider: 'paypal',
  paymentId: 'C-1042',
  status: 'paid',
  amountDiffers: false,
  buyer: 'Asha Example',
  email: 'asha@example.com',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  paidAt: new Date('2026-11-20T12:01:00Z'),
}

beforeEach(() => {
  vi.mocked(fetchMyPlan).mockResolvedValue(
    parseMyPlan({ is_trial: false, until: null, can_try: false, paid: [], plan_id: null }),
  )
  vi.mocked(fetchOrders).mockResolvedValue([ORDER])
})

afterEach(() => onlineManager.setOnline(true))

function show(orderId = 'UT-1042') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReceiptPage userId="asha" orderId={orderId} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const print = () => screen.queryByRole('button', { name: 'Print' })

it('says that a receipt could not be loaded, and shows it when that is tried again', async () => {
  vi.mocked(fetchOrders).mockRejectedValueOnce(new Error('no connection'))
  show()
  expect(print()).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toMatch(/receipt could not be loaded/)
  expect(screen.queryByRole('status')).toBeNull()
  expect(print()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('UT-1042')).toBeDefined()
  expect(print()).not.toBeNull()
})

it('says that it waits for a connection where there is none', async () => {
  onlineManager.setOnline(false)
  show()
  expect(await screen.findByText(/You are offline. The receipt appears/)).toBeDefined()
  expect(print()).toBeNull()
})

it('prints nothing for an order without a receipt', async () => {
  show('UT-7')
  expect(await screen.findByText('There is no receipt for this order.')).toBeDefined()
  expect(print()).toBeNull()
})
