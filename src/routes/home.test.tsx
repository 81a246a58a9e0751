import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Component } from './home.tsx'

it('leads into each of the three destinations', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Discover the World in Immersive Reality' })).toBeDefined()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/explore', '/explore?category=0', '/explore?category=1', '/explore?category=2'])
})
