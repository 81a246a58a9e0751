import type { communityEn } from '#content/messages/community.en.ts'
import { notify } from '#ui/toaster.tsx'

/** Offers a link to the post: to the system's share sheet, or to the clipboard where there is none. */
export async function sharePost(address: string, author: string, texts: typeof communityEn): Promise<void> {
  const url = new URL(address, window.location.href).href
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: `${author}, ${texts.title}`, url })
      return
    } catch (error) {
      // The person closed the sheet. Any other refusal leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ ...texts.linkCopied, id: 'link-copied' })
  } catch {
    // Where neither is allowed, the address of the page is what there is.
  }
}
