import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerPageRequest,
  askPage,
  offerPair,
  onPageAsked,
  createTourStore,
  reportLoadState,
  reportTrouble,
  retryPanorama,
  showPanorama,
  showStage,
} from './tour-store.ts'

let store = createTourStore()
beforeEach(() => {
  store = createTourStore()
})

describe('showPanorama', () => {
  it('begins to load, and forgets the trouble of the one before', () => {
    showPanorama('a', [], { store })
    reportLoadState('error', store)
    reportTrouble('failed', store)
    showPanorama('b', ['c'], { store })
    expect(store.getState()).toMatchObject({
      panoramaId: 'b',
      neighbourIds: ['c'],
      loadState: 'loading',
      trouble: null,
    })
  })

  it('keeps the load state when asked again for the one it has', () => {
    showPanorama('a', [], { store })
    reportLoadState('sharp', store)
    showPanorama('a', ['b'], { store })
    expect(store.getState()).toMatchObject({ loadState: 'sharp', neighbourIds: ['b'] })
  })

  it('stays in error where nothing can be drawn at all', () => {
    reportTrouble('no-webgl', store)
    showPanorama('a', [], { store })
    expect(store.getState()).toMatchObject({ loadState: 'error', trouble: 'no-webgl' })
  })
})

describe('retryPanorama', () => {
  it('counts the attempts and clears the trouble', () => {
    reportTrouble('offline', store)
    retryPanorama(store)
    retryPanorama(store)
    expect(store.getState()).toMatchObject({ attempt: 2, trouble: null })
  })
})

describe('reports', () => {
  it('say nothing new when nothing has changed', () => {
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    reportLoadState('loading', store)
    reportTrouble(null, store)
    showStage(false, store)
    expect(listener).not.toHaveBeenCalled()
    showStage(true, store)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('requests from the headset', () => {
  it('are answered once each by the page that can', () => {
    const showNext = vi.fn<() => void>()
    answerPageRequest('next', showNext, store)
    answerPageRequest('previous', () => expect.unreachable(), store)
    askPage('next', store)
    askPage('next', store)
    expect(showNext).toHaveBeenCalledTimes(2)
    expect(store.getState()).toMatchObject({ answeredRequests: ['next', 'previous'], pageRequest: null })
  })

  it('are heard by others too, whether the page has answered before or not', () => {
    const heard = vi.fn<() => void>()
    onPageAsked('plan-visit', heard, store)
    answerPageRequest('plan-visit', () => {}, store)
    const stop = onPageAsked('plan-visit', heard, store)
    askPage('plan-visit', store)
    expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2)
    stop()
    heard.mockClear()
    askPage('next', store)
    expect(heard).not.toHaveBeenCalled()
  })

  it('lead to the other picture of a view while the page offers one', () => {
    const answer = vi.fn<() => void>()
    const stop = offerPair('Show by night', answer, store)
    expect(store.getState().pairSwitch).toBe('Show by night')
    askPage('switch-pair', store)
    expect(answer).toHaveBeenCalledOnce()
    stop()
    askPage('switch-pair', store)
    expect(answer).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ pairSwitch: null, answeredRequests: [] })
  })

  it('are forgotten where no page answers, and are not answered late', () => {
    const showNext = vi.fn<() => void>()
    askPage('next', store)
    const stop = answerPageRequest('next', showNext, store)
    stop()
    askPage('next', store)
    expect(showNext).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ answeredRequests: [], pageRequest: null })
  })
})
