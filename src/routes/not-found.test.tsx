import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Component } from './not-found.tsx'

it('says that there is no such page, offers the way home and logs the path once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/nowhere?a=1'] })
  const { rerender } = render(<RouterProvider router={router} />)
  rerender(<RouterProvider router={router} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(log.mock.calls).toEqual([['404: no page at /nowhere']])
})
