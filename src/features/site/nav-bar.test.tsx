import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, preferencesStore } from '#state/preferences-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { NavBar } from './nav-bar.tsx'
import type { SiteAccount } from './site-account.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))

const bar = () => screen.getByRole('navigation', { name: 'Main' })
const menuButton = () => screen.getByRole('button', { name: 'Menu' })

function open(address = '/', account: SiteAccount = { kind: 'signed-out' }) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavBar account={account} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function scrollTo(topPx: number) {
  act(() => {
    Object.assign(window, { scrollY: topPx })
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  Object.assign(window, { scrollY: 0 })
  localStorage.clear()
  preferencesStore.setState(preferencesStore.getInitialState(), true)
  vi.mocked(notify).mockClear()
})

describe('the navigation bar', () => {
  it('leads home, to About and to Explore', () => {
    open()
    expect(screen.getByRole('link', { name: 'Utalii' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about')
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
  })

  it('is opaque from more than 10 px on, and transparent again above', () => {
    open()
    expect(bar().dataset['opaque']).toBe('false')
    scrollTo(10)
    expect(bar().dataset['opaque']).toBe('false')
    scrollTo(11)
    expect(bar().dataset['opaque']).toBe('true')
    scrollTo(0)
    expect(bar().dataset['opaque']).toBe('false')
  })

  it.each(['/documentation', '/documentation/faq/pricing-faq'])('is opaque on %s from the top', (address) => {
    open(address)
    expect(bar().dataset['opaque']).toBe('true')
  })

  it('speaks the chosen language and says so', () => {
    open()
    act(() => chooseLanguage('sw'))
    expect(screen.getByRole('navigation', { name: 'Kuu' }).lang).toBe('sw')
    expect(screen.getByRole('link', { name: 'Kuhusu Sisi' })).toBeDefined()
  })
})

describe('the mobile menu', () => {
  it('is closed at first, lists the links, and closes when one is chosen', async () => {
    const user = open()
    expect(menuButton().getAttribute('aria-expanded')).toBe('false')
    await user.click(menuButton())
    const panel = document.getElementById(menuButton().getAttribute('aria-controls') ?? '')
    await user.click(within(panel ?? bar()).getByRole('link', { name: 'About Us' }))
    expect(menuButton().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes by Escape and returns to its button', async () => {
    const user = open()
    await user.click(menuButton())
    await user.tab()
    await user.keyboard('{Escape}')
    expect(menuButton().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(menuButton())
  })

  it('closes when the focus goes on to the page', async () => {
    const user = open()
    await user.click(menuButton())
    act(() => screen.getByRole('link', { name: 'Utalii' }).focus())
    expect(menuButton().getAttribute('aria-expanded')).toBe('false')
  })

  it('turns low data on', async () => {
    const user = open()
    await user.click(menuButton())
    await user.click(screen.getByRole('switch', { name: 'Low data', checked: false }))
    expect(preferencesStore.getState().lowData).toBe(true)
  })
})

describe('signing out', () => {
  it('tells that it went well and closes the menu', async () => {
    const user = open('/', { kind: 'signed-in', signOut: () => Promise.resolve() })
    await user.click(menuButton())
    await user.click(screen.getAllByRole('button', { name: 'Sign Out' })[0] ?? menuButton())
    await waitFor(() =>
      expect(vi.mocked(notify).mock.calls).toEqual([
        [{ title: 'Signed out', text: 'You have been successfully signed out.' }],
      ]),
    )
    await waitFor(() => expect(menuButton().getAttribute('aria-expanded')).toBe('false'))
  })

  it('tells that it failed', async () => {
    const user = open('/', { kind: 'signed-in', signOut: () => Promise.reject(new Error('offline')) })
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() =>
      expect(vi.mocked(notify).mock.calls).toEqual([
        [{ title: 'Error', text: 'Failed to sign out. Please try again.', kind: 'error' }],
      ]),
    )
  })

  it('is not offered to whoever is not signed in', () => {
    open()
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  })
})
