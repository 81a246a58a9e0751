import { expect, it } from 'vitest'
import { showAhead } from './show-ahead.ts'
import { showPanorama, tourStore } from './tour-store.ts'
import { turnBy, viewStore } from './view-store.ts'

it('asks for the panorama at once, at its front', () => {
  showPanorama('maasai-mara-safari', ['zanzibar-beaches'])
  turnBy(70, 10)
  showAhead('zanzibar-beaches')
  expect(tourStore.getState()).toMatchObject({ panoramaId: 'zanzibar-beaches', loadState: 'loading' })
  expect(viewStore.getState()).toMatchObject({ targetHeadingDeg: 0, targetPitchDeg: 0 })
})
