import { POST_TYPES, type PostType } from '#content/community-post.ts'
import { POST_DRAFT_ENTRY } from '#platform/personal-entries.ts'
import { safeLocalStorage } from '#platform/storage.ts'

/** What is written of a post, as the fields hold it. Its picture or panorama is kept as a file, by `draft-file.ts`. */
export type PostDraft = {
  /** Of the post that it becomes, however often it is sent. */
  id: string
  type: PostType
  text: string
  location: string
  alt: string
}

/** The draft kept on this device, or an empty one. */
export function readPostDraft(storage = safeLocalStorage()): PostDraft {
  const empty: PostDraft = { id: crypto.randomUUID(), type: 'Post', text: '', location: '', alt: '' }
  return parsePostDraft(storage.getItem(POST_DRAFT_ENTRY), empty) ?? empty
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

function parsePostDraft(text: string | null, empty: PostDraft): PostDraft | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const fields = new Map<string, unknown>(Object.entries(value))
    const read = (name: 'id' | 'text' | 'location' | 'alt') => {
      const field = fields.get(name)
      return typeof field === 'string' ? field : empty[name]
    }
    const type = POST_TYPES.find((known) => known === fields.get('type')) ?? empty.type
    return { id: read('id'), type, text: read('text'), location: read('location'), alt: read('alt') }
  } catch {
    return null
  }
}
