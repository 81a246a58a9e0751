import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { parseConfirmedOrder } from '#content/order.ts'
import { confirmPayment } from '#gateway/payments.ts'
import { Component as Canceled } from './payment-canceled.tsx'
import { Component as Success } from './payment-success.tsx'

vi.mock('#gateway/payments.ts', () => ({ confirmPayment: vi.fn<typeof confirmPayment>() }))

const ORDER = '3f0f7a52-5d0e-4c0b-9d5c-0a8f6d1e2b3c'

function show(Page: typeof Success, answer: Record<string, unknown>) {
  vi.mocked(confirmPayment).mockResolvedValue(parseConfirmedOrder({ plan_id: 'adventurer', ...answer }))
  const routes = [{ path: '/', element: <Page /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/?order_id=${ORDER}`] })} />)
}

describe('the page of thanks', () => {
  it.each([
    ['pending', /not confirmed yet/],
    ['paid', /Adventurer is yours/],
    ['partially_refunded', /A part of your payment went back/],
    ['refunded', /went back, so its plan has ended/],
    ['reversed', /went back, so its plan has ended/],
    ['failed', /was not paid, so no plan has begun/],
    ['canceled', /was not paid, so no plan has begun/],
    ['expired', /was not paid, so no plan has begun/],
  ])('says what is so of an order that is %s', async (status, text) => {
    show(Success, { status })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryAllByText(/Your plan starts as soon/)).toHaveLength(status === 'pending' ? 1 : 0)
  })

  it('says of money that differs that it does', async () => {
    show(Success, { status: 'failed', amount_differs: true })
    expect(await screen.findByText(/not the amount of this order/)).toBeDefined()
  })
})

describe('the page of turning back', () => {
  it('says of an order that was paid after all nothing else', async () => {
    show(Canceled, { status: 'paid' })
    expect(await screen.findByText(/was paid after all, and its months are yours/)).toBeDefined()
    expect(screen.queryByText(/No charges were made/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment came through')
  })

  it('heads the page with money that differs where it does, and leads to no other payment', async () => {
    show(Canceled, { status: 'canceled', amount_differs: true })
    expect(await screen.findByRole('heading', { name: 'Your payment needs a look from us' })).toBeDefined()
    const actions = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(actions).toEqual(['Plan and payments', 'Return to Home'])
  })

  it('says how the months are had where they wait for an account', async () => {
    show(Canceled, { status: 'paid', needs_claim: true })
    expect(await screen.findByText(/was paid after all.*The mail carries a link/)).toBeDefined()
    expect(screen.queryByText(/months are yours/)).toBeNull()
  })
})
