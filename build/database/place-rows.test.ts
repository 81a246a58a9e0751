import { expect, it } from 'vitest'
import { loadTour } from '#content/load-tour.ts'
import { panoramaSpots, stopKeywords } from '#content/panorama-spots.ts'
import { panoramaById } from '#content/panoramas.ts'
import { tourPlaces } from '#content/tour-places.ts'
import { placeRows } from './place-rows.ts'

const rows = placeRows('en')

it.each(tourPlaces.map(({ slug }) => slug))('%s is known with its seasons, its length and the way there', (slug) => {
  const own = rows.filter(({ destination_id }) => destination_id === slug)
  expect(own.filter(({ kind }) => kind === 'destination')).toHaveLength(1)
  for (const topic of ['season', 'duration', 'access']) {
    expect(own.filter((row) => row.topic === topic)).toHaveLength(1)
  }
  expect(own.every(({ href }) => href.startsWith(panoramaById(slug) ? `/tours/${slug}` : '/tours'))).toBe(true)
})

it('every row is there in Swahili too', () => {
  const idsOf = (all: typeof rows) => all.map(({ id }) => id.slice(3))
  expect(idsOf(placeRows('sw'))).toEqual(idsOf(rows))
})

it('what is pointed at lies in a panorama that is there, and its address opens it there', () => {
  const spots = rows.filter(({ kind }) => kind === 'spot')
  expect(spots.length).toBeGreaterThan(30)
  for (const { panorama_id, heading_deg, pitch_deg, href } of spots) {
    expect(panoramaById(panorama_id ?? '')).not.toBeNull()
    expect(href).toContain(`heading=${heading_deg}&pitch=${pitch_deg}`)
  }
})

it('the words of stops belong to stops that there are, and no spot is told twice', async () => {
  const tours = await Promise.all(tourPlaces.map(({ slug }) => loadTour(slug)))
  const stops = tours.flatMap(({ slug, viewpoints }) =>
    viewpoints.flatMap((viewpoint) => viewpoint.stops.map(({ id }) => `${slug}/${id}`)),
  )
  expect(Object.keys(stopKeywords).filter((key) => !stops.includes(key))).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(panoramaSpots.every(({ panoramaId }) => panoramaById(panoramaId))).toBe(true)
})
