import { describe, expect, it } from 'vitest'
import { loadTour } from '#content/load-tour.ts'
import { tourPlaces } from '#content/tour-places.ts'
import { readingS, scriptOf } from './tour-script.ts'

describe.each(tourPlaces)('the tour of $name', ({ slug, minutes }) => {
  it('takes as long as the catalogue says', async () => {
    const seconds = scriptOf(await loadTour(slug)).reduce((sum, { stop }) => sum + readingS(stop.text.en), 0)
    expect(Math.ceil(seconds / 60)).toBe(minutes)
  })
})
