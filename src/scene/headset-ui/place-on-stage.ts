import { headsetMessages } from '#content/messages/headset.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { tourStore } from '#state/tour-store.ts'

/** What the panorama on the stage is called and where it lies, as its page says it. */
export function placeOnStage(): { name: string; place: string } {
  const { panoramaId, placeName } = tourStore.getState()
  if (placeName && placeName.panoramaId === panoramaId) return { name: placeName.name, place: placeName.location }
  return { name: currentMessages(headsetMessages).unnamed, place: '' }
}
