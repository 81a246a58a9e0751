import type { viewerEn } from '#content/messages/viewer.en.ts'
import { linkToView } from '#state/view-link.ts'
import { notify } from '#ui/toaster.tsx'

/** Offers the present view as a link: to the system's share sheet, or to the clipboard where there is none. */
export async function shareView(place: string, texts: typeof viewerEn): Promise<void> {
  const url = linkToView(window.location.href)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: texts.name(place), url })
      return
    } catch (error) {
      // The person closed the sheet. Any other refusal leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify(texts.linkCopied)
  } catch {
    const { title, text } = texts.linkNotCopied
    notify({ title, text: text(url), kind: 'error' })
  }
}
