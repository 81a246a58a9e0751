import { POST_TYPES, type PostType } from '#content/community-post.ts'
import { POST_DRAFT_ENTRY } from '#platform/personal-entries.ts'
import { safeLocalStorage } from '#platform/storage.ts'

/** What is written of a post, as the fields hold it. Its picture or panorama is kept as a file, by `draft-file.ts`. */
export type PostDraft = { type: PostType; text: string; location: string; alt: string }

export const EMPTY_POST_DRAFT: PostDraft = { type: 'Post', text: '', location: '', alt: '' }

/** The draft kept on this device, or an empty one. */
export function readPostDraft(storage = safeLocalStorage()): PostDraft {
  return parsePostDraft(storage.getItem(POST_DRAFT_ENTRY)) ?? EMPTY_POST_DRAFT
}

export function keepPostDraft(draft: PostDraft, storage = safeLocalStorage()): void {
  try {
    storage.setItem(POST_DRAFT_ENTRY, JSON.stringify(draft))
  } catch {
    // The storage is full: the form itself still holds what was typed.
  }
}

/** Called when the post is stored: the next one begins anew. */
export function forgetPostDraft(storage = safeLocalStorage()): void {
  storage.removeItem(POST_DRAFT_ENTRY)
}

function parsePostDraft(text: string | null): PostDraft | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const fields = new Map<string, unknown>(Object.entries(value))
    const read = (name: 'text' | 'location' | 'alt') => {
      const field = fields.get(name)
      return typeof field === 'string' ? field : ''
    }
    const type = POST_TYPES.find((known) => known === fields.get('type')) ?? 'Post'
    return { type, text: read('text'), location: read('location'), alt: read('alt') }
  } catch {
    return null
  }
}
