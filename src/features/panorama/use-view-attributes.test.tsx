import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { immersionStore, reportPresenting } from '#state/immersion-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { lendHeadLook, viewStore } from '#state/view-store.ts'
import { useViewAttributes } from './use-view-attributes.ts'

const element = document.createElement('div')
const heading = () => element.getAttribute('data-heading')

beforeEach(() => {
  vi.useFakeTimers()
  startView()
  immersionStore.setState(immersionStore.getInitialState(), true)
})
afterEach(() => vi.useRealTimers())

it('follows what is published, and renders nothing for it', () => {
  const render = vi.fn<() => void>()
  const { result } = renderHook(() => {
    render()
    return useViewAttributes({ current: element })
  })
  render.mockClear()
  act(() => viewStore.setState({ facingHeadingDeg: 359.97, facingPitchDeg: -0.04, facingFovDeg: 42 }))
  expect([heading(), element.getAttribute('data-pitch'), element.getAttribute('data-fov')]).toEqual([
    '0.0',
    '0.0',
    '42.0',
  ])
  expect(render).not.toHaveBeenCalled()
  expect(result.current['data-heading']).toBe('0.0')
})

it('follows a head that goes on turning, for as long as it is in a headset', () => {
  const look = { lookYawDeg: 0, lookPitchDeg: 0 }
  renderHook(() => useViewAttributes({ current: element }))
  act(() => {
    lendHeadLook(() => look)
    reportPresenting('vr')
  })
  for (const yawDeg of [10, 40, 95]) {
    look.lookYawDeg = yawDeg
    act(() => void vi.advanceTimersByTime(250))
    expect(heading()).toBe((360 - yawDeg).toFixed(1))
  }
  act(() => {
    lendHeadLook(null)
    reportPresenting('none')
  })
  expect(vi.getTimerCount()).toBe(0)
})
