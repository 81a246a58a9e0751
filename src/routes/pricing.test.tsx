import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createPayment } from '#gateway/payments.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { Component } from './pricing.tsx'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
vi.mock('#gateway/payments.ts', () => ({ createPayment: vi.fn<typeof createPayment>() }))

it('says that a payment failed even where the failure has no words, and lets the person try again', async () => {
  vi.mocked(createPayment).mockRejectedValue(new Error(''))
  const user = userEvent.setup()
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />)
  await user.click(screen.getByRole('button', { name: 'Contact Sales' }))
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  expect(notify).toHaveBeenCalledWith({
    title: 'Payment Error',
    text: 'There was a problem initiating your payment. Please try again.',
    kind: 'error',
  })
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false)
  expect(createPayment).toHaveBeenCalledWith('paypal', expect.objectContaining({ planName: 'Enterprise' }))
})
