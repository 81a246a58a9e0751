import { tourAddress } from '#content/tour-address.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Component } from './dashboard.tsx'

function open(address: string) {
  const router = createMemoryRouter([{ path: '/dashboard', Component }], { initialEntries: ['/', address] })
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

describe('the tabs', () => {
  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard?tab=overview', 'Overview'],
    ['/dashboard?tab=utaliihub', 'UtaliiHub'],
    ['/dashboard?tab=moeva-ai', 'Moeva AI'],
    ['/dashboard?tab=ar-guides', 'AR Guides'],
    ['/dashboard?tab=vr-tours', 'VR Tours'],
    ['/dashboard?tab=elsewhere', 'Overview'],
  ])('of %s: %s', (address, name) => {
    open(address)
    expect(chosen()).toBe(name)
    expect(screen.getByRole('tabpanel', { name })).toBeDefined()
  })

  it('write their address, in place of the one before', async () => {
    const { router, user } = open('/dashboard')
    await user.click(screen.getByRole('tab', { name: 'AR Guides' }))
    expect(router.state.location.search).toBe('?tab=ar-guides')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    ['UtaliiHub', 'Browse UtaliiHub', 'UtaliiHub'],
    ['Moeva AI', 'Open Moeva AI', 'Moeva AI'],
    ['AR Travel Guides', 'See AR Guides', 'AR Guides'],
    ['VR Travel Experiences', 'See VR Tours', 'VR Tours'],
  ])('are opened by the card %s, a step that can be taken back', async (card, button, tab) => {
    const { router, user } = open('/dashboard')
    await user.click(within(screen.getByRole('article', { name: card })).getByRole('button', { name: button }))
    expect(chosen()).toBe(tab)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: tab }))
    expect(router.state.historyAction).toBe('PUSH')
  })
})

it('welcomes a person whose name is not known as a traveler', () => {
  open('/dashboard')
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Traveler' })).toBeDefined()
})

describe('UtaliiHub', () => {
  it('is searched, says how much it found, and shows everything again', async () => {
    const { user } = open('/dashboard?tab=utaliihub')
    expect(screen.getByRole('status').textContent).toBe('10 kinds of experience, 4 groups of providers')
    await user.type(screen.getByRole('searchbox', { name: 'Search UtaliiHub' }), 'submarine')
    expect(screen.getByRole('status').textContent).toBe('0 kinds of experience, 0 groups of providers')
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })

  it('counts providers and sorts them', async () => {
    const { user } = open('/dashboard?tab=utaliihub')
    const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    expect(names()).toEqual(['Cultural Experiences', 'Eco-Tourism', 'Adventure Tours', 'Luxury Retreats'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(names()).toEqual(['Adventure Tours', 'Cultural Experiences', 'Eco-Tourism', 'Luxury Retreats'])
    expect(screen.getByRole('article', { name: 'Eco-Tourism' }).textContent).toContain('245 providers')
  })

  it('leads from a group to its place in Explore', () => {
    open('/dashboard?tab=utaliihub')
    const card = screen.getByRole('article', { name: 'Luxury Retreats' })
    expect(within(card).getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore?category=3')
  })

  it('leaves the providers of a kind that is chosen, until it is chosen again', async () => {
    const { user } = open('/dashboard?tab=utaliihub')
    const kind = screen.getByRole('button', { name: /^Wildlife Safari/ })
    await user.click(kind)
    expect(kind.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await user.click(kind)
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })
})

describe('AR guides', () => {
  it('has three steps', () => {
    open('/dashboard?tab=ar-guides')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('tells the story of the label that is touched, also by keyboard', async () => {
    const { user } = open('/dashboard?tab=ar-guides')
    expect(screen.getByRole('status').textContent).toContain('5,895 m')
    screen.getByRole('button', { name: 'Giant groundsel' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toContain('Dendrosenecio')
    expect(screen.getByRole('button', { name: 'Giant groundsel', pressed: true })).toBeDefined()
  })

  it('says what the app needs, and where its guide opens in the browser', async () => {
    const { user } = open('/dashboard?tab=ar-guides')
    await user.click(screen.getByRole('button', { name: 'Download AR App' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Android 8.0 or later with Google Play Services for AR')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Open AR guide in browser' }).getAttribute('href')).toBe(
      '/explore?category=2',
    )
  })
})

describe('VR tours', () => {
  it('shows the six featured places, each of which leads to its tour or to the catalogue', () => {
    open('/dashboard?tab=vr-tours')
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Santorini Sunset',
      'Tokyo Streets',
      'Grand Canyon',
      'Machu Picchu',
      'Northern Lights',
      'Great Barrier Reef',
    ])
    expect(screen.getByRole('link', { name: 'Browse VR Destinations' }).getAttribute('href')).toBe('/tours')
    expect(screen.getByRole('link', { name: 'Tokyo Streets' }).getAttribute('href')).toBe(tourAddress('tokyo-streets'))
  })
})
