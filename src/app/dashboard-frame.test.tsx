import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { clearSession, finishSessionCheck, sessionStore, tellUnreachable } from '#state/session-store.ts'
import { Component as DashboardFrame } from './dashboard-frame.tsx'

vi.mock('#gateway/auth.ts')

beforeEach(() => sessionStore.setState(sessionStore.getInitialState(), true))

function open() {
  const routes = [
    { path: '/dashboard', Component: DashboardFrame },
    { path: '/signin', element: <h1>Sign in here</h1> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/dashboard'] })} />)
}

it('sends whoever is signed out to sign in', async () => {
  finishSessionCheck()
  open()
  expect(await screen.findByText('Sign in here')).toBeTruthy()
})

it('says that the server cannot be reached, and sends nobody away who holds a session', async () => {
  finishSessionCheck()
  tellUnreachable(true)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('You are still signed in')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  act(() => clearSession())
  expect(await screen.findByText('Sign in here')).toBeTruthy()
})
