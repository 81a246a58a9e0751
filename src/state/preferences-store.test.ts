import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLowData, createPreferencesStore, isLowData } from './preferences-store.ts'

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
