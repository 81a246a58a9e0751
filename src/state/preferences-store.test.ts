import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  chooseGazeDwell,
  chooseLanguage,
  chooseLessMotion,
  chooseLowData,
  chooseTurning,
  createPreferencesStore,
  isLowData,
  lowerHeadsetScale,
  nextGazeDwellS,
} from './preferences-store.ts'

function createStorage(text: string | null = null): Storage {
  const values = new Map<string, string>(text === null ? [] : [['utalii.preferences', text]])
  return {
    length: 0,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('low data', () => {
  it('follows the data saver of the browser until the person chooses', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const store = createPreferencesStore(createStorage)
    expect(isLowData(store.getState())).toBe(true)
    chooseLowData(false, store)
    expect(isLowData(store.getState())).toBe(false)
  })

  it('is off where the browser says nothing', () => {
    vi.stubGlobal('navigator', {})
    expect(isLowData({ lowData: null })).toBe(false)
  })

  it('is remembered', () => {
    const storage = createStorage()
    chooseLowData(
      true,
      createPreferencesStore(() => storage),
    )
    const next = createPreferencesStore(() => storage)
    void next.persist.rehydrate()
    expect(next.getState().lowData).toBe(true)
  })

  it('is not read before it is asked for, so that the prerendered page agrees', () => {
    const store = createPreferencesStore(() => createStorage('{"state":{"lowData":true},"version":1}'))
    expect(store.getState().lowData).toBeNull()
  })

  it('starts over with a version it does not know', () => {
    const store = createPreferencesStore(() => createStorage('{"state":{"lowData":true},"version":99}'))
    void store.persist.rehydrate()
    expect(store.getState().lowData).toBeNull()
  })
})

describe('the language', () => {
  it('is English until the person chooses', () => {
    expect(createPreferencesStore(createStorage).getState().language).toBe('en')
  })

  it('is remembered, beside the other preferences', () => {
    const storage = createStorage()
    const store = createPreferencesStore(() => storage)
    chooseLowData(true, store)
    chooseLanguage('sw', store)
    const next = createPreferencesStore(() => storage)
    void next.persist.rehydrate()
    expect(next.getState()).toMatchObject({ lowData: true, language: 'sw' })
  })

  it('stays English where an unknown one was stored', () => {
    const store = createPreferencesStore(() => createStorage('{"state":{"lowData":true,"language":"xx"},"version":1}'))
    void store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ lowData: true, language: 'en' })
  })
})

describe('less motion', () => {
  it('is not asked for until the person does, and is remembered', () => {
    const storage = createStorage()
    const store = createPreferencesStore(() => storage)
    expect(store.getState().lessMotion).toBe(false)
    chooseLessMotion(true, store)
    const next = createPreferencesStore(() => storage)
    void next.persist.rehydrate()
    expect(next.getState().lessMotion).toBe(true)
  })
})

describe('comfort in the headset', () => {
  it('turns in snaps and lets a look of 1.2 s select, until the person chooses', () => {
    expect(createPreferencesStore(createStorage).getState()).toMatchObject({ turning: 'snap', gazeDwellS: 1.2 })
  })

  it('is remembered', () => {
    const storage = createStorage()
    const store = createPreferencesStore(() => storage)
    chooseTurning('smooth', store)
    chooseGazeDwell(null, store)
    const next = createPreferencesStore(() => storage)
    void next.persist.rehydrate()
    expect(next.getState()).toMatchObject({ turning: 'smooth', gazeDwellS: null })
  })

  it('stays as it was where something unknown was stored', () => {
    const stored = '{"state":{"turning":"spin","gazeDwellS":-5},"version":1}'
    const store = createPreferencesStore(() => createStorage(stored))
    void store.persist.rehydrate()
    expect(store.getState()).toMatchObject({ turning: 'snap', gazeDwellS: 1.2 })
  })

  it('draws fewer pixels after every session that was too slow, down to the headset’s own', () => {
    const storage = createStorage()
    const store = createPreferencesStore(() => storage)
    const scales = [1, 2, 3].map(() => {
      lowerHeadsetScale(store)
      return store.getState().headsetScale
    })
    expect(scales).toEqual([1.2, 1, 1])
    const next = createPreferencesStore(() => storage)
    void next.persist.rehydrate()
    expect(next.getState().headsetScale).toBe(1)
    const odd = createPreferencesStore(() => createStorage('{"state":{"headsetScale":9},"version":1}'))
    void odd.persist.rehydrate()
    expect(odd.getState().headsetScale).toBe(1.4)
  })

  it.each([
    [0.8, 1.2],
    [1.2, 2],
    [2, 3],
    [3, null],
    [null, 0.8],
  ])('offers after %s s the choice of %s s', (nowS, nextS) => {
    expect(nextGazeDwellS(nowS)).toBe(nextS)
  })
})
