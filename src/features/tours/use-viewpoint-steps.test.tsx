import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Tour } from '#content/tour.ts'
import { askPage, tourStore } from '#state/tour-store.ts'
import { useViewpointSteps } from './use-viewpoint-steps.ts'

const tourOf = (...ids: string[]) => ({ viewpoints: ids.map((panoramaId) => ({ panoramaId })) }) as unknown as Tour

beforeEach(() => tourStore.setState(tourStore.getInitialState(), true))

it('goes round the viewpoints of a tour in both directions', () => {
  const tour = tourOf('shore', 'reef', 'village')
  const goTo = vi.fn<(panoramaId: string) => void>()
  const { rerender, unmount } = renderHook(({ at }) => useViewpointSteps(tour, at, goTo), {
    initialProps: { at: 'shore' },
  })
  askPage('next')
  expect(goTo).toHaveBeenLastCalledWith('reef')
  askPage('previous')
  expect(goTo).toHaveBeenLastCalledWith('village')
  rerender({ at: 'village' })
  askPage('next')
  expect(goTo).toHaveBeenLastCalledWith('shore')
  unmount()
  expect(tourStore.getState().answeredRequests).toEqual([])
})

it('answers nothing where there is one viewpoint', () => {
  renderHook(() => useViewpointSteps(tourOf('shore'), 'shore', () => expect.unreachable()))
  expect(tourStore.getState().answeredRequests).toEqual([])
})
