import { describe, expect, it } from 'vitest'
import { loadTour } from './load-tour.ts'
import { LANGUAGES } from './messages/language.ts'
import { toursMessages } from './messages/tours.ts'
import { offeredPlaces } from './offered-tours.ts'
import { panoramaManifest } from './panoramas.ts'
import { panoramasOfTour, toMegabytes, tourBytes, tourPageAddresses } from './tour-files.ts'
import { tourAddress } from './tour-address.ts'
import { tourPlaces } from './tour-places.ts'
import { LONGEST_STOP_TEXT } from './tour.ts'

const tours = await Promise.all(tourPlaces.map(({ slug }) => loadTour(slug)))

describe.each(tours)('the tour of $slug', (tour) => {
  const { slug, viewpoints } = tour
  const stops = viewpoints.flatMap((viewpoint) => viewpoint.stops)

  it('begins in the panorama of its place, at the point from which it measures', () => {
    expect(viewpoints[0]).toMatchObject({ panoramaId: slug, eastM: 0, northM: 0 })
    expect(viewpoints.filter(({ panoramaId }) => panoramaId !== slug && !panoramaId.startsWith(`${slug}-`))).toEqual([])
  })

  it('leads back from wherever it leads to', () => {
    const ways = viewpoints.flatMap(({ panoramaId, links }) => links.map((to) => `${panoramaId} ${to}`))
    expect(ways.map((way) => way.split(' ').toReversed().join(' ')).toSorted()).toEqual(ways.toSorted())
    expect(new Set(ways).size).toBe(ways.length)
  })

  it('tells something in every language, and no more than a board has room for', () => {
    expect(stops.length).toBeGreaterThanOrEqual(5)
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
    for (const { id, text, title } of stops) {
      for (const language of LANGUAGES) {
        expect(text[language].length, `${id} in ${language}`).toBeLessThanOrEqual(LONGEST_STOP_TEXT)
        expect(title[language].length).toBeLessThanOrEqual(28)
      }
      expect(text.sw, id).not.toBe(text.en)
    }
  })

  it('goes clockwise around each viewpoint', () => {
    for (const viewpoint of viewpoints) {
      const directions = viewpoint.stops.flatMap(({ direction }) => direction ?? [])
      const turns = directions.map(({ headingDeg }) => (headingDeg + 10) % 360)
      expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    }
  })

  it('tells of what was, what to mind and when to come, and where that can be read', () => {
    const kinds = new Set(stops.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['history', 'etiquette', 'season']))
    for (const { url } of tour.sources) expect(new URL(url).protocol).toMatch(/^https?:$/)
    expect(tour.sources.length).toBeGreaterThan(1)
  })

  it('names for each stop where it can be read', () => {
    for (const { id, source } of stops) {
      expect(source.title.length, id).toBeGreaterThan(3)
      // A plain address: no blank, and nothing but a page.
      expect(source.url, id).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+\/[\w(),./?=&-]*$/)
    }
    // They are not all the same one.
    expect(new Set(stops.map(({ source }) => source.url)).size).toBeGreaterThan(3)
  })
})

describe('what is offered', () => {
  it('is exactly what has a panorama', () => {
    const built = panoramaManifest.panoramas.map(({ id }) => id)
    expect(offeredPlaces.map(({ slug }) => slug)).toEqual(
      tourPlaces.map(({ slug }) => slug).filter((slug) => built.includes(slug)),
    )
    expect(offeredPlaces.length).toBeGreaterThanOrEqual(3)
    expect(tourAddress('mt-kilimanjaro')).toBe('/tours/mt-kilimanjaro')
    expect(tourAddress('atlantis')).toBe('/tours')
  })

  it('has a page for every panorama that one can stand in', () => {
    const pages = tourPageAddresses('mt-kilimanjaro')
    expect(pages[0]).toBe('/tours/mt-kilimanjaro')
    expect(pages).toContain('/tours/mt-kilimanjaro?at=mt-kilimanjaro-camp-night')
    expect(pages).toHaveLength(4)
  })

  it('has a size and a summary in every language', () => {
    for (const { slug } of offeredPlaces) {
      expect(panoramasOfTour(slug)[0]?.id).toBe(slug)
      expect(Number(toMegabytes(tourBytes(slug)))).toBeGreaterThan(0.5)
      for (const language of LANGUAGES) expect(toursMessages[language].summaries[slug]).toBeTruthy()
    }
  })
})
