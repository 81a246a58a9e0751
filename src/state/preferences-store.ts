import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { isLanguage, type Catalogue, type Language } from '#content/messages/language.ts'
import { asksForLowData } from '#platform/environment.ts'
import { safeLocalStorage } from '#platform/storage.ts'

/** How a thumbstick turns the view in the headset: by 30° at once, or evenly while it is pushed. */
export type Turning = 'snap' | 'smooth'

export type PreferencesState = {
  /** The person's own choice; null follows the browser's data saver. */
  lowData: boolean | null
  language: Language
  /** True asks for less motion, also where the system does not. */
  lessMotion: boolean
  turning: Turning
  /** How long a look selects in the headset, in seconds, one of `GAZE_DWELLS_S`; null: a look selects nothing. */
  gazeDwellS: number | null
  /** Pixels that a headset draws to each side, times its own default, one of `HEADSET_SCALES`. */
  headsetScale: number
}

/**
 * From what panels can show, where a picture that is one texture look-up stays cheap, down to what every headset
 * draws by default. Nobody chooses: a session that was too slow takes the next one.
 */
export const HEADSET_SCALES: readonly number[] = [1.4, 1.2, 1]

export const GAZE_DWELLS_S: readonly number[] = [0.8, 1.2, 2, 3]

/** Where the device keeps them. */
export const PREFERENCES_ENTRY = 'utalii.preferences'

const INITIAL: PreferencesState = {
  lowData: null,
  language: 'en',
  lessMotion: false,
  turning: 'snap',
  gazeDwellS: 1.2,
  headsetScale: 1.4,
}

export function createPreferencesStore(storage: () => Storage = safeLocalStorage) {
  return createStore<PreferencesState>()(
    persist((): PreferencesState => INITIAL, {
      name: PREFERENCES_ENTRY,
      version: 1,
      storage: createJSONStorage(storage),
      partialize: ({ lowData, language, lessMotion, turning, gazeDwellS, headsetScale }) => ({
        lowData,
        language,
        lessMotion,
        turning,
        gazeDwellS,
        headsetScale,
      }),
      // Nothing was ever stored in another form: an unknown version starts over.
      migrate: () => INITIAL,
      merge: (stored, current) => ({ ...current, ...parsePreferences(stored) }),
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

export function chooseLanguage(language: Language, store = preferencesStore): void {
  store.setState({ language })
}

export function chooseLessMotion(lessMotion: boolean, store = preferencesStore): void {
  store.setState({ lessMotion })
}

export function chooseTurning(turning: Turning, store = preferencesStore): void {
  store.setState({ turning })
}

export function chooseGazeDwell(gazeDwellS: number | null, store = preferencesStore): void {
  store.setState({ gazeDwellS })
}

/** A session could not keep up: the next one draws fewer pixels. */
export function lowerHeadsetScale(store = preferencesStore): void {
  const { headsetScale } = store.getState()
  store.setState({ headsetScale: HEADSET_SCALES.find((scale) => scale < headsetScale) ?? headsetScale })
}

/** The choice after the present one: ever longer looks, then none at all, then the shortest again. */
export function nextGazeDwellS(gazeDwellS: number | null): number | null {
  return GAZE_DWELLS_S.find((choiceS) => choiceS > (gazeDwellS ?? 0)) ?? null
}

/** True where only what the present view needs may be fetched. */
export function isLowData(state: Pick<PreferencesState, 'lowData'> = preferencesStore.getState()): boolean {
  return state.lowData ?? asksForLowData()
}

export function useLowData(): boolean {
  return useStore(preferencesStore, isLowData)
}

/** Whether the stored preferences have been read, as a store of its own. */
const restored = {
  subscribe: (listener: (isRestored: boolean, wasRestored: boolean) => void) =>
    preferencesStore.persist.onFinishHydration(() => listener(true, false)),
  getState: () => preferencesStore.persist.hasHydrated(),
  getInitialState: () => false,
}

/** The same, and null while the page has not been taken over from its prerendered form. */
export function useKnownLowData(): boolean | null {
  const lowData = useLowData()
  return useStore(restored) ? lowData : null
}

export function useLessMotion(): boolean {
  return useStore(preferencesStore, ({ lessMotion }) => lessMotion)
}

export function useTurning(): Turning {
  return useStore(preferencesStore, ({ turning }) => turning)
}

export function useGazeDwellS(): number | null {
  return useStore(preferencesStore, ({ gazeDwellS }) => gazeDwellS)
}

/** The language that the person reads. A page without a catalogue in it stays English. */
export function useLanguage(): Language {
  return useStore(preferencesStore, ({ language }) => language)
}

/** A page's texts in the language that the person reads. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  return catalogue[useLanguage()]
}

/** The same for what is painted rather than rendered: the texts of this moment. */
export function currentMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  return catalogue[preferencesStore.getState().language]
}

/** What storage holds may be older than the product, or written by hand: only what is understood is taken. */
function parsePreferences(stored: unknown): Partial<PreferencesState> {
  if (typeof stored !== 'object' || stored === null) return {}
  return {
    ...('lowData' in stored && typeof stored.lowData === 'boolean' && { lowData: stored.lowData }),
    ...('language' in stored && isLanguage(stored.language) && { language: stored.language }),
    ...('lessMotion' in stored && typeof stored.lessMotion === 'boolean' && { lessMotion: stored.lessMotion }),
    ...('turning' in stored && isTurning(stored.turning) && { turning: stored.turning }),
    ...('gazeDwellS' in stored && isGazeDwell(stored.gazeDwellS) && { gazeDwellS: stored.gazeDwellS }),
    ...('headsetScale' in stored &&
      HEADSET_SCALES.some((scale) => scale === stored.headsetScale) && { headsetScale: Number(stored.headsetScale) }),
  }
}

function isTurning(value: unknown): value is Turning {
  return value === 'snap' || value === 'smooth'
}

function isGazeDwell(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && GAZE_DWELLS_S.includes(value))
}
