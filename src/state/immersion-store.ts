import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onHeadsetChange, supportsImmersiveVr } from '#platform/vr-support.ts'
import { tourStore } from './tour-store.ts'
import { resetView } from './view-store.ts'

/** Whether this browser can show immersive VR; `unknown` until it has answered. */
export type VrSupport = 'unknown' | 'unsupported' | 'supported'
export type Presenting = 'none' | 'vr'
/** `visible-blurred`: the headset's own menu lies over the scene. `hidden`: nothing of it is seen, no frames are drawn. */
export type HeadsetVisibility = 'visible' | 'visible-blurred' | 'hidden'

/** What the scene lends to the page. Both reject with the browser's own reason. */
export type ImmersionDriver = {
  /** Asks for the session before it returns: the browser grants it only within the person's tap. */
  enter: () => Promise<void>
  exit: () => Promise<void>
}

/** One of the page's notices, for those who see no page. A `caption` is read, and has room for it. */
export type HeadsetNotice = { title: string; text: string; kind: 'info' | 'error' | 'caption' }

export type ImmersionState = {
  vrSupport: VrSupport
  /** Null until the scene can enter at once. */
  driver: ImmersionDriver | null
  presenting: Presenting
  headsetVisibility: HeadsetVisibility
  /** Grows whenever the person or the headset takes a new centre: what stands in the room is placed anew. */
  recentrings: number
  /** The page's notices that are still to be read, the newest first. */
  notices: readonly HeadsetNotice[]
}

export function createImmersionStore() {
  return createStore<ImmersionState>(() => ({
    vrSupport: 'unknown',
    driver: null,
    presenting: 'none',
    headsetVisibility: 'visible',
    recentrings: 0,
    notices: [],
  }))
}

export const immersionStore = createImmersionStore()

/** Asks the browser whether it can show VR, and again whenever a headset comes or goes. Returns the way to stop. */
export function watchVrSupport(store = immersionStore): () => void {
  let isWatching = true
  const ask = async () => {
    const isSupported = await supportsImmersiveVr()
    if (isWatching) store.setState({ vrSupport: isSupported ? 'supported' : 'unsupported' })
  }
  void ask()
  const stop = onHeadsetChange(() => void ask())
  return () => {
    isWatching = false
    stop()
  }
}

/** Lends what enters and leaves VR to the page; null takes it back. */
export function lendImmersionDriver(driver: ImmersionDriver | null, store = immersionStore): void {
  store.setState({ driver })
}

/**
 * Enters VR. Must be called within a tap, before anything is awaited.
 * @throws the browser's own error where it refuses, or an Error where the scene is not ready
 */
export async function enterImmersion(store = immersionStore): Promise<void> {
  const { driver } = store.getState()
  if (!driver) throw new Error('The scene is not ready for a headset')
  await driver.enter()
}

/** Leaves VR; what is left of it, the scene reports. */
export async function exitImmersion(store = immersionStore): Promise<void> {
  await store.getState().driver?.exit()
}

/** Reported by the scene: a session has begun or has ended, by whatever way. */
export function reportPresenting(presenting: Presenting, store = immersionStore): void {
  if (store.getState().presenting !== presenting) store.setState({ presenting, headsetVisibility: 'visible' })
}

/** Reported by the scene. */
export function reportHeadsetVisibility(headsetVisibility: HeadsetVisibility, store = immersionStore): void {
  if (store.getState().headsetVisibility !== headsetVisibility) store.setState({ headsetVisibility })
}

/** The person asks for a calm start: the panorama's front straight ahead, everything placed anew around it. */
export function recentre(store = immersionStore): void {
  // First the new centre, which settles the head's turn, then the way straight ahead of it.
  reportRecentring(store)
  resetView()
}

/** Reported by the scene when the headset has moved its own centre. */
export function reportRecentring(store = immersionStore): void {
  store.setState(({ recentrings }) => ({ recentrings: recentrings + 1 }))
}

/**
 * Shows one of the page's notices in the headset too, for its full duration in milliseconds. Returns the way to take it
 * back before.
 */
export function mirrorNotice(notice: HeadsetNotice, durationMs: number, store = immersionStore): () => void {
  store.setState(({ notices }) => ({ notices: [notice, ...notices] }))
  const takeBack = () => {
    clearTimeout(timer)
    store.setState(({ notices }) => ({ notices: notices.filter((other) => other !== notice) }))
  }
  const timer = setTimeout(takeBack, durationMs)
  return takeBack
}

/** True while anybody sees the scene: on a page that shows it, or in a headset wherever the page has gone. */
export function isSceneSeen(): boolean {
  return tourStore.getState().stageShown || immersionStore.getState().presenting !== 'none'
}

export function useVrSupport(): VrSupport {
  return useStore(immersionStore, (state) => state.vrSupport)
}

export function useCanEnterNow(): boolean {
  return useStore(immersionStore, (state) => state.driver !== null)
}

export function usePresenting(): Presenting {
  return useStore(immersionStore, (state) => state.presenting)
}
