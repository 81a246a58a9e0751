import { act, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage, preferencesStore } from '#state/preferences-store.ts'
import { Component } from './home.tsx'

beforeEach(() => {
  localStorage.clear()
  preferencesStore.setState(preferencesStore.getInitialState(), true)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />)
})

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const regionOf = (name: string) => within(screen.getByRole('region', { name }))

describe('Home', () => {
  it('has its sections in their order', () => {
    expect(headings(1)).toEqual(['Discover the World in Immersive Reality'])
    expect(headings(2)).toEqual([
      'Experience Travel Like Never Before',
      'From the Tourism Community',
      'Three places, unrolled',
      'The guide that points',
      'UtaliiHub',
      'Meet Moeva AI',
      'Where will you stand first?',
    ])
  })

  it('claims 5000+ satisfied travelers', () => {
    expect(screen.getByText('5000+ satisfied travelers')).toBeDefined()
  })

  it('has six features', () => {
    const features = regionOf('Experience Travel Like Never Before').getAllByRole('article')
    expect(features.map((feature) => within(feature).getByRole('heading').textContent)).toEqual([
      'Immersive VR Tours',
      'AR Travel Guides',
      'Personalized Itineraries',
      'Moeva AI Assistant',
      'Secure Bookings',
      'UtaliiHub',
    ])
  })

  it('previews four posts of the community, each with its type, author, likes and views', () => {
    const posts = regionOf('From the Tourism Community').getAllByRole('article')
    expect(posts).toHaveLength(4)
    for (const post of posts) {
      expect(within(post).getByText(/^(VR|AR|Post)$/)).toBeDefined()
      expect(within(post).getByText(/^\d[\d,]* likes$/)).toBeDefined()
      expect(within(post).getByText(/^\d[\d,]* views$/)).toBeDefined()
      expect(within(post).getByRole('img')).toBeDefined()
    }
  })

  it('leads from each circle to its place', () => {
    const places = regionOf('Three places, unrolled').getAllByRole('link', { name: /Look around/ })
    expect(places.map((place) => place.getAttribute('href'))).toEqual([
      '/explore?category=0',
      '/explore?category=1',
      '/explore?category=2',
    ])
  })

  it.each([
    ['Eco-Tourism', 245, 0],
    ['Adventure Tours', 183, 1],
    ['Cultural Experiences', 320, 2],
    ['Luxury Retreats', 156, 3],
  ])('counts the providers of %s and leads to Explore', (title, providers, index) => {
    const card = within(screen.getByRole('article', { name: title }))
    expect(card.getByText(`${providers} providers`)).toBeDefined()
    expect(card.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe(`/explore?category=${index}`)
  })

  it('shows how a conversation about ten days in Japan goes', () => {
    const chat = regionOf('Meet Moeva AI')
    expect(chat.getByText(/10 days in Japan/)).toBeDefined()
    expect(chat.getAllByRole('term').at(-1)?.textContent).toBe('Day 10')
  })

  it('speaks Swahili to whoever chose it', () => {
    act(() => chooseLanguage('sw'))
    expect(headings(1)).toEqual(['Igundue Dunia kwa Uhalisia Unaokuzunguka'])
    expect(screen.getByText('Watoa huduma 245')).toBeDefined()
  })
})
