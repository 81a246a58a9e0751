import { withViewAddress } from '#core/view-address.ts'
import { viewStore } from '#state/view-store.ts'
import { notify } from '#ui/toaster.tsx'

/** Offers the present view as a link: to the system's share sheet, or to the clipboard where there is none. */
export async function shareView(title: string): Promise<void> {
  const url = linkToView(window.location.href)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // The person closed the sheet. Any other refusal leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ title: 'Link copied', text: 'It opens in the direction you are looking now.' })
  } catch {
    notify({ title: 'Link not copied', text: `The browser did not allow it. The link is ${url}`, kind: 'error' })
  }
}

/** This page's address with the present direction and zoom in it. */
export function linkToView(href: string, store = viewStore): string {
  const { targetHeadingDeg, targetPitchDeg, targetFovDeg } = store.getState()
  const url = new URL(href)
  url.search = withViewAddress(url.searchParams, {
    headingDeg: targetHeadingDeg,
    pitchDeg: targetPitchDeg,
    fovDeg: targetFovDeg,
  }).toString()
  return url.href
}
