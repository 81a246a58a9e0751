import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { NavBar } from './nav-bar.tsx'

const bar = () => screen.getByRole('navigation', { name: 'Main' })

function scrollTo(topPx: number) {
  act(() => {
    Object.assign(window, { scrollY: topPx })
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  Object.assign(window, { scrollY: 0 })
  render(
    <MemoryRouter>
      <NavBar />
    </MemoryRouter>,
  )
})

describe('the navigation bar', () => {
  it('leads home and to Explore', () => {
    expect(screen.getByRole('link', { name: 'Utalii' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
  })

  it('is opaque from more than 10 px on, and transparent again above', () => {
    expect(bar().dataset['opaque']).toBe('false')
    scrollTo(10)
    expect(bar().dataset['opaque']).toBe('false')
    scrollTo(11)
    expect(bar().dataset['opaque']).toBe('true')
    scrollTo(0)
    expect(bar().dataset['opaque']).toBe('false')
  })
})
