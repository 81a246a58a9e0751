import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { asksForLowData } from '#platform/environment.ts'
import { safeLocalStorage } from '#platform/storage.ts'

export type PreferencesState = {
  /** The person's own choice; null follows the browser's data saver. */
  lowData: boolean | null
}

export function createPreferencesStore(storage: () => Storage = safeLocalStorage) {
  return createStore<PreferencesState>()(
    persist((): PreferencesState => ({ lowData: null }), {
      name: 'utalii.preferences',
      version: 1,
      storage: createJSONStorage(storage),
      partialize: ({ lowData }) => ({ lowData }),
      // Nothing was ever stored in another form: an unknown version starts over.
      migrate: () => ({ lowData: null }),
      // Read after the first paint, so that the prerendered page and the first render agree.
      skipHydration: true,
    }),
  )
}

export const preferencesStore = createPreferencesStore()

/** Reads the stored preferences; called once, after the page took over from its prerendered form. */
export function restorePreferences(): void {
  void preferencesStore.persist.rehydrate()
}

export function chooseLowData(lowData: boolean, store = preferencesStore): void {
  store.setState({ lowData })
}

/** True where only what the present view needs may be fetched. */
export function isLowData(state = preferencesStore.getState()): boolean {
  return state.lowData ?? asksForLowData()
}

export function useLowData(): boolean {
  return useStore(preferencesStore, isLowData)
}
