import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createImmersionStore,
  enterImmersion,
  exitImmersion,
  type HeadsetNotice,
  isSceneSeen,
  lendImmersionDriver,
  mirrorNotice,
  recentre,
  reportHeadsetVisibility,
  reportPresenting,
  reportRecentring,
  watchVrSupport,
} from './immersion-store.ts'
import { showStage } from './tour-store.ts'
import { openView, viewStore } from './view-store.ts'

let store = createImmersionStore()
beforeEach(() => {
  store = createImmersionStore()
})
afterEach(() => vi.unstubAllGlobals())

function stubBrowser(isSessionSupported: (mode: string) => Promise<boolean>) {
  const xr = Object.assign(new EventTarget(), { isSessionSupported })
  vi.stubGlobal('navigator', { xr })
  return xr
}

describe('watchVrSupport', () => {
  it('asks for immersive VR, and again when a headset comes or goes', async () => {
    let isPluggedIn = false
    const xr = stubBrowser(async (mode) => mode === 'immersive-vr' && isPluggedIn)
    watchVrSupport(store)
    expect(store.getState().vrSupport).toBe('unknown')
    await vi.waitFor(() => expect(store.getState().vrSupport).toBe('unsupported'))
    isPluggedIn = true
    xr.dispatchEvent(new Event('devicechange'))
    await vi.waitFor(() => expect(store.getState().vrSupport).toBe('supported'))
  })

  it.each([
    ['has no WebXR', () => vi.stubGlobal('navigator', {})],
    ['refuses to answer', () => stubBrowser(() => Promise.reject(new DOMException('policy', 'SecurityError')))],
  ])('says unsupported where the browser %s', async (_, stub) => {
    stub()
    watchVrSupport(store)
    await vi.waitFor(() => expect(store.getState().vrSupport).toBe('unsupported'))
  })

  it('says nothing any more once it was stopped', async () => {
    const xr = stubBrowser(async () => true)
    watchVrSupport(store)()
    xr.dispatchEvent(new Event('devicechange'))
    await Promise.resolve()
    await Promise.resolve()
    expect(store.getState().vrSupport).toBe('unknown')
  })
})

describe('enterImmersion', () => {
  it('asks within the tap, before anything is awaited', () => {
    const enter = vi.fn<() => Promise<void>>(async () => {})
    lendImmersionDriver({ enter, exit: async () => {} }, store)
    void enterImmersion(store)
    expect(enter).toHaveBeenCalledOnce()
  })

  it("passes the browser's refusal on", async () => {
    const refusal = new DOMException('no', 'NotAllowedError')
    lendImmersionDriver({ enter: () => Promise.reject(refusal), exit: async () => {} }, store)
    await expect(enterImmersion(store)).rejects.toBe(refusal)
  })

  it('refuses while the scene is not ready', async () => {
    await expect(enterImmersion(store)).rejects.toThrow('not ready')
  })
})

it('leaves through the driver, and does nothing without one', async () => {
  await exitImmersion(store)
  const exit = vi.fn<() => Promise<void>>(async () => {})
  lendImmersionDriver({ enter: async () => {}, exit }, store)
  await exitImmersion(store)
  expect(exit).toHaveBeenCalledOnce()
})

it('forgets a blurred session when it is over', () => {
  reportPresenting('vr', store)
  reportHeadsetVisibility('visible-blurred', store)
  reportPresenting('none', store)
  expect(store.getState()).toMatchObject({ presenting: 'none', headsetVisibility: 'visible' })
})

it('counts every new centre', () => {
  reportRecentring(store)
  reportRecentring(store)
  expect(store.getState().recentrings).toBe(2)
})

it('centres on the front of the panorama', () => {
  openView({ headingDeg: 120, pitchDeg: null, fovDeg: null })
  recentre(store)
  expect(viewStore.getState().facingHeadingDeg).toBe(0)
  expect(store.getState().recentrings).toBe(1)
})

describe('isSceneSeen', () => {
  afterEach(() => {
    showStage(false)
    reportPresenting('none')
  })

  it('is true on a page that shows the scene', () => {
    expect(isSceneSeen()).toBe(false)
    showStage(true)
    expect(isSceneSeen()).toBe(true)
  })

  it('is true in a headset wherever the page has gone', () => {
    reportPresenting('vr')
    expect(isSceneSeen()).toBe(true)
  })
})

it('a notice of the page stays for its full time, the newest first', () => {
  vi.useFakeTimers()
  const [loaded, planning] = ['Destination loaded', 'Planning Visit'].map((title) => ({
    title,
    text: '.',
    kind: 'info' as const,
  })) as [HeadsetNotice, HeadsetNotice]
  mirrorNotice(loaded, 2000, store)
  vi.advanceTimersByTime(500)
  mirrorNotice(planning, 3000, store)
  vi.advanceTimersByTime(1499)
  expect(store.getState().notices).toEqual([planning, loaded])
  vi.advanceTimersByTime(1)
  expect(store.getState().notices).toEqual([planning])
  vi.advanceTimersByTime(1500)
  expect(store.getState().notices).toEqual([])
  vi.useRealTimers()
})

it('a notice can be taken back before its time', () => {
  const notice: HeadsetNotice = { title: 'Waterhole', text: 'Elephants come in the evening.', kind: 'caption' }
  const takeBack = mirrorNotice(notice, 10_000, store)
  mirrorNotice({ ...notice, title: 'Acacia' }, 10_000, store)
  takeBack()
  expect(store.getState().notices.map(({ title }) => title)).toEqual(['Acacia'])
})
