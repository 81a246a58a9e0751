// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Itinerary } from '#content/itinerary.ts'
import { clearPersonalEntries } from '#platform/personal-entries.ts'
import { keepOpened, readKeptItineraries } from './kept-itineraries.ts'

const itinerary = (id: string): Itinerary => ({
  id,
  title: `Trip ${id}`,
  startDate: '2030-02-01',
  stops: [{ id: 's', placeId: 'zanzibar-beaches', days: 3, note: 'Sail' }],
  shareToken: null,
})
const ALL = [itinerary('one'), itinerary('two')]
const idsOf = (kept: readonly Itinerary[]) => kept.map(({ id }) => id)

beforeEach(() => localStorage.setItem('sb-utalii-auth-token', JSON.stringify({ user: { id: 'asha' } })))
afterEach(() => localStorage.clear())

it('keeps what was opened, whole, and nothing else', () => {
  keepOpened({ userId: 'asha', all: ALL, openId: null })
  expect(readKeptItineraries()).toEqual([])
  keepOpened({ userId: 'asha', all: ALL, openId: 'two' })
  expect(readKeptItineraries()).toEqual([itinerary('two')])
})

it('follows what changes, and forgets what was deleted', () => {
  keepOpened({ userId: 'asha', all: ALL, openId: 'one' })
  keepOpened({ userId: 'asha', all: ALL, openId: 'two' })
  keepOpened({ userId: 'asha', all: [{ ...itinerary('one'), title: 'Renamed' }], openId: null })
  expect(readKeptItineraries().map(({ title }) => title)).toEqual(['Renamed'])
})

it('is read by whoever opened it alone, and by nobody after signing out', () => {
  keepOpened({ userId: 'asha', all: ALL, openId: 'one' })
  expect(idsOf(readKeptItineraries('juma'))).toEqual([])
  localStorage.removeItem('sb-utalii-auth-token')
  expect(idsOf(readKeptItineraries())).toEqual([])
  expect(idsOf(readKeptItineraries('asha'))).toEqual(['one'])
  void clearPersonalEntries()
  expect(idsOf(readKeptItineraries('asha'))).toEqual([])
})

it('is nothing where the entry was tampered with', () => {
  localStorage.setItem('utalii.kept-trips', '{"userId":"asha","rows":[{"title":3}]}')
  expect(readKeptItineraries()).toEqual([])
})
