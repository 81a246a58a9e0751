import { askPage, type PageRequest, tourStore } from '#state/tour-store.ts'
import type { createDarkCover } from './dark-cover.ts'
import { closeFade, createPlaceFade, darken, stepPlaceFade } from './place-fade.ts'

/** Leads from one place to the next through a short dark, whoever asks for it: the panel, or the page. */
export function createPlaceSteps(dark: ReturnType<typeof createDarkCover>) {
  const fade = createPlaceFade()
  let asked: PageRequest | null = null
  let leftId: string | null = null

  const stopFollowing = tourStore.subscribe((now, before) => {
    if (now.panoramaId !== before.panoramaId && fade.phase !== 'dark') darken(fade)
  })

  /** Asks for another place, unless one is on its way or the page has none. */
  function ask(request: PageRequest): void {
    const { answeredRequests, panoramaId } = tourStore.getState()
    if (!answeredRequests.includes(request) || !closeFade(fade)) return
    asked = request
    leftId = panoramaId
  }

  /** Once per frame. */
  function update(deltaS: number): void {
    const { panoramaId, loadState } = tourStore.getState()
    const isAsking = asked !== null && panoramaId === leftId
    if (stepPlaceFade(fade, isAsking, loadState === 'loading', deltaS) && asked) askPage(asked)
    if (fade.phase === 'opening') asked = null
    if (fade.phase !== 'clear' || dark.mesh.visible) dark.cover(fade.opacity)
  }

  return { ask, update, dispose: stopFollowing }
}
