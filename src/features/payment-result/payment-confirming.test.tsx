import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { parseConfirmedOrder } from '#content/order.ts'
import { confirmPayment } from '#gateway/payments.ts'
import { PaymentConfirming } from './payment-confirming.tsx'

vi.mock('#gateway/payments.ts', () => ({ confirmPayment: vi.fn<typeof confirmPayment>() }))

function comeBackTo(answer: unknown) {
  vi.mocked(confirmPayment).mockResolvedValue(parseConfirmedOrder(answer))
  const element = <PaymentConfirming orderId="UT-1042" provider="paypal" isCanceled={false} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('says of a declined payment that nothing was charged', async () => {
  comeBackTo({ status: 'failed', plan_id: 'adventurer', amount_differs: false })
  expect(await screen.findByText(/nothing was charged/)).toBeDefined()
})

it('says that money came where it was not the amount of the order, and which order that is', async () => {
  comeBackTo({ status: 'failed', plan_id: 'adventurer', amount_differs: true })
  expect(await screen.findByText(/Money reached us.*order UT-1042/)).toBeDefined()
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
})

it('claims of an order that nobody knows no payment', () => {
  const element = <PaymentConfirming orderId={null} provider="paypal" isCanceled={false} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.getByText(/If it was paid, it is confirmed without this page/)).toBeDefined()
})
