import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SideNavigation } from './side-navigation.tsx'

const onSignOut = vi.fn<() => void>()
const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' })
const form = () => screen.getByRole('navigation', { name: 'Side navigation' }).dataset['form']

function open(address = '/dashboard', personName: string | null = 'Asha Mwangi') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SideNavigation brand="Utalii" personName={personName} onSignOut={onSignOut} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function isNarrow(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), mediaList(media, matches)),
  )
}

function mediaList(media: string, matches: boolean) {
  return { media, matches, onchange: null, addListener() {}, removeListener() {} }
}

beforeEach(() => {
  document.cookie = 'utalii.sidebar=; Path=/; Max-Age=0'
  onSignOut.mockClear()
  isNarrow(false)
})

describe('the items', () => {
  it.each([
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Explore Destinations', '/explore'],
    ['My Trips', '/dashboard/trips'],
    ['Moeva AI', '/dashboard?tab=moeva-ai'],
    ['Asha Mwangi', '/dashboard/settings'],
    ['Settings', '/dashboard/settings'],
  ])('%s leads to %s', (name, address) => {
    open()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  it('stand in three groups under the tagline', () => {
    open()
    expect(screen.getByText('Stand there before you go.')).toBeDefined()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Navigation',
      'Features',
      'Account',
    ])
  })

  it('call a person without a name My Profile', () => {
    open('/dashboard', null)
    expect(screen.getByRole('link', { name: 'My Profile' })).toBeDefined()
  })

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard?tab=vr-tours', 'Dashboard'],
    ['/dashboard?tab=moeva-ai', 'Moeva AI'],
    ['/dashboard/trips', 'My Trips'],
    ['/dashboard/settings', 'Settings'],
  ])('at %s the current one is %s, and no other', (address, name) => {
    open(address)
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual([name])
  })

  it('offer to sign out', async () => {
    await open().click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})

describe('beside the page', () => {
  it('is expanded at first, and its button leaves the icons', async () => {
    const user = open()
    expect(form()).toBe('expanded')
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    await user.click(toggle())
    expect(form()).toBe('icons')
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('link', { name: 'My Trips' })).toBeDefined()
  })

  it('is left as it was the next time', async () => {
    await open().click(toggle())
    expect(document.cookie).toContain('utalii.sidebar=collapsed')
    open()
    expect(screen.getAllByRole('navigation', { name: 'Side navigation' }).at(-1)?.dataset['form']).toBe('icons')
  })

  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}', '{Control>}B{/Control}'])('%s toggles it', async (keys) => {
    await open().keyboard(keys)
    expect(form()).toBe('icons')
  })

  it.each(['b', '{Alt>}b{/Alt}', '{Control>}{Shift>}b{/Shift}{/Control}'])('%s does not', async (keys) => {
    await open().keyboard(keys)
    expect(form()).toBe('expanded')
  })
})

describe('the drawer of narrow windows', () => {
  beforeEach(() => isNarrow(true))

  it('is closed at first and writes no cookie when it opens', async () => {
    const user = open()
    expect(form()).toBe('drawer-closed')
    await user.click(toggle())
    expect(form()).toBe('drawer-open')
    expect(document.cookie).not.toContain('utalii.sidebar')
  })

  it('closes by Escape and returns to its button', async () => {
    const user = open()
    await user.click(toggle())
    await user.tab()
    await user.keyboard('{Escape}')
    expect(form()).toBe('drawer-closed')
    expect(document.activeElement).toBe(toggle())
  })

  it('closes when an item is chosen', async () => {
    const user = open()
    await user.click(toggle())
    await user.click(screen.getByRole('link', { name: 'My Trips' }))
    expect(form()).toBe('drawer-closed')
  })
})
