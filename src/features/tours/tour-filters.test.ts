import { describe, expect, it } from 'vitest'
import { tourPlaces } from '#content/tour-places.ts'
import { ANY_TOUR, findTours, type TourWish } from './tour-filters.ts'

const tours = tourPlaces.map((place, index) => ({
  place,
  text: `${place.name} Café ${place.country}`,
  bytes: 100 - index,
}))

function slugs(wish: Partial<TourWish>): string[] {
  return findTours(tours, { ...ANY_TOUR, ...wish }).map(({ place }) => place.slug)
}

describe('findTours', () => {
  it('lists every place by name when nothing is asked for', () => {
    expect(slugs({})).toHaveLength(tourPlaces.length)
    expect(slugs({}).slice(0, 2)).toEqual(['grand-canyon', 'great-barrier-reef'])
  })

  it('finds words in any order, whatever their case and accents', () => {
    expect(slugs({ words: 'CAFE  mara' })).toEqual(['maasai-mara-safari'])
    expect(slugs({ words: 'mara tokyo' })).toEqual([])
  })

  it('joins what is asked for', () => {
    expect(slugs({ country: 'tanzania' })).toEqual(['mt-kilimanjaro', 'zanzibar-beaches'])
    expect(slugs({ country: 'tanzania', kind: 'coast' })).toEqual(['zanzibar-beaches'])
    expect(slugs({ country: 'tanzania', length: 'short' })).toEqual([])
  })

  it('sorts by size and by length', () => {
    expect(slugs({ order: 'size' })[0]).toBe('great-barrier-reef')
    expect(slugs({ order: 'length' }).at(-1)).toBe('zanzibar-beaches')
  })
})
