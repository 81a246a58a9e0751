import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { parseConfirmedOrder } from '#content/order.ts'
import { confirmPayment } from '#gateway/payments.ts'
import { PaymentConfirming } from './payment-confirming.tsx'

vi.mock('#gateway/payments.ts', () => ({ confirmPayment: vi.fn<typeof confirmPayment>() }))

const actions = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

function comeBackTo(answer: unknown) {
  vi.mocked(confirmPayment).mockResolvedValue(parseConfirmedOrder(answer))
  const element = <PaymentConfirming orderId="UT-1042" provider="paypal" isCanceled={false} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('says of a declined payment that nothing was charged', async () => {
  comeBackTo({ status: 'failed', plan_id: 'adventurer', amount_differs: false })
  expect(await screen.findByText(/nothing was charged/)).toBeDefined()
  expect(actions()).toEqual(['Try Again', 'Plan and payments'])
})

it('says that money came where it was not the amount of the order, and which order that is', async () => {
  comeBackTo({ status: 'failed', plan_id: 'adventurer', amount_differs: true })
  expect(await screen.findByText(/Money reached us.*order UT-1042/)).toBeDefined()
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
  expect(actions()).toEqual(['Plan and payments'])
})

it.each([
  ['is pending', () => Promise.resolve(parseConfirmedOrder({ status: 'pending', plan_id: 'adventurer' }))],
  ['cannot be asked for', () => Promise.reject(new Error('no connection'))],
])(
  'asks so many times for an order that %s, says that it is not confirmed, and asks again when told to',
  async (_, answer) => {
    vi.useFakeTimers()
    const asked = vi.mocked(confirmPayment).mockReset().mockImplementation(answer)
    const element = <PaymentConfirming orderId="UT-1042" provider="paypal" isCanceled={false} />
    const routes = [
      { path: '/', element },
      { path: '/payment-success', element: <p>Thank you</p> },
    ]
    render(<RouterProvider router={createMemoryRouter(routes)} />)
    await act(() => vi.runAllTimersAsync())
    expect(asked).toHaveBeenCalledTimes(65)
    expect(screen.getByRole('heading').textContent).toBe('Your payment is not confirmed yet')
    expect(screen.getByText('UT-1042')).toBeDefined()

    asked.mockResolvedValue(parseConfirmedOrder({ status: 'paid', plan_id: 'adventurer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await act(() => vi.runAllTimersAsync())
    expect(screen.getByText('Thank you')).toBeDefined()
    vi.useRealTimers()
  },
)

it('claims of an order that nobody knows no payment', () => {
  const element = <PaymentConfirming orderId={null} provider="paypal" isCanceled={false} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.getByText(/If it was paid, it is confirmed without this page/)).toBeDefined()
  expect(actions()).toEqual(['Plan and payments'])
})
