import { withViewAddress } from '#core/view-address.ts'
import { shownNow, viewStore } from './view-store.ts'

/** A page's address with the present direction and zoom in it. */
export function linkToView(href: string, store = viewStore): string {
  const url = new URL(href)
  const fovDeg = store.getState().targetFovDeg
  url.search = withViewAddress(url.searchParams, { ...shownNow(store), fovDeg }).toString()
  return url.href
}
