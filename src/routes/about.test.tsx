import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Component } from './about.tsx'

beforeEach(() => {
  // As the newest browsers do.
  vi.stubGlobal('scrollTo', vi.fn<() => unknown>().mockReturnValue(Promise.resolve()))
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/about', Component }], { initialEntries: ['/about'] })} />,
  )
})

describe('About', () => {
  it('has its sections in their order', () => {
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Our Story',
      'From Vision to Reality',
      'Our Mission',
      'How it Transforms Your Travel',
      'Who We Serve',
      'Frequently Asked Questions',
      'Contact',
      'Our Parent Company',
      'Look around with us',
    ])
  })

  it('begins at its top', () => {
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('can be left', () => {
    expect(cleanup).not.toThrow()
  })

  it('has four cards about travel and two about whom it serves', () => {
    const cards = within(screen.getByRole('region', { name: 'How it Transforms Your Travel' })).getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Virtual Exploration',
      'Local Insights',
      'Community Feedback',
      'AI Recommendations',
    ])
    const served = within(screen.getByRole('region', { name: 'Who We Serve' }))
    expect(served.getByRole('heading', { name: 'For Travelers' })).toBeDefined()
    expect(served.getByRole('heading', { name: 'For Service Providers' })).toBeDefined()
    expect(served.getByRole('link', { name: 'Start exploring' }).getAttribute('href')).toBe('/explore')
  })

  it('answers four questions', () => {
    const faq = within(screen.getByRole('region', { name: 'Frequently Asked Questions' }))
    expect(faq.getAllByRole('button', { expanded: false })).toHaveLength(4)
  })

  it('says when and where it was founded', () => {
    expect(screen.getByText(/founded in 2023 in Tanzania/)).toBeDefined()
  })

  it.each(['10+ countries', '1M+ users', '20+ engineers', '15+ countries served', '30+ partners', '8+ years'])(
    'says of the parent company: %s',
    (claim) => {
      const company = screen.getByRole('region', { name: 'Our Parent Company' })
      expect(
        within(company)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toContain(claim)
      expect(company.textContent).toContain('Dar es Salaam')
    },
  )
})
