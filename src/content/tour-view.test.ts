import { describe, expect, it } from 'vitest'
import type { Tour, Viewpoint } from './tour.ts'
import { wikipedia } from './tour-sources.ts'
import { spotsOf, viewpointOf, walkableTour } from './tour-view.ts'

const source = wikipedia('Acacia')
const viewpoint = (panoramaId: string, eastM: number, northM: number, links: string[]): Viewpoint => ({
  panoramaId,
  title: { en: panoramaId, sw: panoramaId },
  eastM,
  northM,
  links,
  stops: [
    {
      id: `${panoramaId}-tree`,
      kind: 'nature',
      direction: { headingDeg: 30, pitchDeg: 5 },
      title: { en: 'Tree', sw: 'Mti' },
      text: { en: 'A tree.', sw: 'Mti.' },
      source,
    },
    {
      id: `${panoramaId}-months`,
      kind: 'season',
      direction: null,
      title: { en: 'Months', sw: 'Miezi' },
      text: { en: 'May.', sw: 'Mei.' },
      source,
    },
  ],
  pair: panoramaId === 'camp' ? { panoramaId: 'camp-night', kind: 'night' } : null,
})

/** The hill lies 100 m east of the camp. */
const tour: Tour = {
  slug: 'mt-kilimanjaro',
  gettingThere: { en: '', sw: '' },
  sources: [],
  viewpoints: [viewpoint('camp', 0, 0, ['hill']), viewpoint('hill', 100, 0, ['camp'])],
}
const panoramas: Record<string, { northOffsetDeg: number; eyeHeightM: number }> = {
  camp: { northOffsetDeg: 338, eyeHeightM: 1.7 },
  hill: { northOffsetDeg: 52, eyeHeightM: 1.7 },
  'camp-night': { northOffsetDeg: 338, eyeHeightM: 1.7 },
}
const lookUp = (id: string) => panoramas[id] ?? null

describe('the ways of a tour', () => {
  it('lie where the other viewpoint does, whatever way the panoramas face', () => {
    const there = spotsOf(tour, viewpointOf(tour, 'camp'), lookUp).find(({ kind }) => kind === 'way')
    const back = spotsOf(tour, viewpointOf(tour, 'hill'), lookUp).find(({ kind }) => kind === 'way')
    // Bearing 90° in a picture that faces 338°: 90 - 338 + 360. Back: bearing 270° in one that faces 52°.
    expect(there?.direction.headingDeg).toBeCloseTo(112, 9)
    expect(back?.direction.headingDeg).toBeCloseTo(218, 9)
  })

  it('are drawn on the ground, neither at the feet nor on the horizon', () => {
    for (const from of ['camp', 'hill']) {
      const way = spotsOf(tour, viewpointOf(tour, from), lookUp).find(({ kind }) => kind === 'way')
      expect(way?.direction.pitchDeg).toBe(-6)
    }
  })
})

describe('a tour of which a picture is missing', () => {
  const withoutHill = walkableTour(tour, (id) => (id === 'hill' ? null : lookUp(id)))

  it('has neither the viewpoint nor the way to it', () => {
    expect(withoutHill.viewpoints.map(({ panoramaId, links }) => [panoramaId, links])).toEqual([['camp', []]])
    expect(viewpointOf(withoutHill, 'hill').panoramaId).toBe('camp')
  })

  it('has no switch to a pair that is not there', () => {
    expect(withoutHill.viewpoints[0]?.pair?.kind).toBe('night')
    expect(walkableTour(tour, (id) => (id === 'camp-night' ? null : lookUp(id))).viewpoints[0]?.pair).toBeNull()
  })
})

it('a pair stands where its viewpoint does', () => {
  expect(viewpointOf(tour, 'camp-night').panoramaId).toBe('camp')
})

it('what has no direction is told, and not drawn', () => {
  expect(spotsOf(tour, viewpointOf(tour, 'camp'), lookUp).map(({ id }) => id)).toEqual(['camp-tree', 'to-hill'])
})
