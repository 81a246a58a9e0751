import { describe, expect, it } from 'vitest'
import { categoriesEn } from '#content/messages/categories.en.ts'
import { homeEn } from '#content/messages/home.en.ts'
import { tourismCategories } from '#content/sample-categories.ts'
import { hubCategories } from '#content/sample-home.ts'
import { browseHub, type HubWish } from './browse-hub.ts'

const categories = tourismCategories.map((category) => ({ ...category, ...categoriesEn[category.kind] }))
const providers = hubCategories.map((group) => {
  const { title, text } = homeEn.hub.categories[group.id]
  return { ...group, name: title, text }
})

function browse(wish: Partial<HubWish>) {
  const found = browseHub(categories, providers, { query: '', sort: 'most', kind: null, ...wish })
  return { kinds: found.categories.map(({ kind }) => kind), groups: found.providers.map(({ id }) => id) }
}

describe('browseHub', () => {
  it('shows all ten kinds and four groups, the most counted first', () => {
    const { kinds, groups } = browse({})
    expect(kinds).toEqual([
      'culture', // 156
      'history', // 145
      'eco', // 124
      'beach', // 112
      'city', // 102
      'food', // 94
      'adventure', // 89
      'wildlife', // 78
      'luxury', // 67
      'wellness', // 56
    ])
    expect(groups).toEqual(['culture', 'eco', 'adventure', 'luxury'])
  })

  it('sorts by name', () => {
    expect(browse({ sort: 'name' }).groups).toEqual(['adventure', 'culture', 'eco', 'luxury'])
    expect(browse({ sort: 'name' }).kinds.slice(0, 3)).toEqual(['adventure', 'beach', 'city'])
  })

  it('finds words in any order, whatever their case, spaces and accents', () => {
    expect(browse({ query: '  SAFARI  wildlife ' }).kinds).toEqual(['wildlife'])
    expect(browse({ query: 'cafés' }).kinds).toEqual(['city'])
  })

  it('finds the providers of a kind that matches', () => {
    expect(browse({ query: 'spice farms' })).toEqual({ kinds: ['food'], groups: ['culture'] })
  })

  it('finds nothing for a word that is nowhere', () => {
    expect(browse({ query: 'submarine' })).toEqual({ kinds: [], groups: [] })
  })

  it('leaves the providers of the chosen kind, and every kind to choose from', () => {
    const { kinds, groups } = browse({ kind: 'wildlife' })
    expect(groups).toEqual(['eco'])
    expect(kinds).toHaveLength(10)
  })
})
