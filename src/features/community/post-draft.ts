import { POST_TYPES, type PostType } from '#content/community-post.ts'
import { keepDraftFile } from '#platform/draft-file.ts'
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

/** Of posts whose answer is waited for: the next post does not begin with them. A reload waits for nothing. */
const sent = new Set<string>()

/** The latest draft kept on this device that is not on its way, or an empty one. */
export function readPostDraft(storage = safeLocalStorage()): PostDraft {
  const empty: PostDraft = { id: crypto.randomUUID(), type: 'Post', text: '', location: '', alt: '' }
  return readAll(storage).findLast(({ id }) => !sent.has(id)) ?? empty
}

/** Keeps a draft beside those of other posts; one that is on its way no longer is. */
export function keepPostDraft(draft: PostDraft, storage = safeLocalStorage()): void {
  sent.delete(draft.id)
  keepAll([...without(draft.id, readAll(storage)), draft], storage)
}

/** Called when the post is sent. Its draft stays until the answer has come, also over a reload. */
export function markPostDraftSent(id: string): void {
  sent.add(id)
}

/** Called when the post is stored: of what was written for it nothing stays, nor of its picture. */
export function forgetPostDraft(id: string, storage = safeLocalStorage()): void {
  sent.delete(id)
  const all = readAll(storage)
  if (all.every((draft) => draft.id !== id)) return
  const others = without(id, all)
  if (others.length > 0) keepAll(others, storage)
  else storage.removeItem(POST_DRAFT_ENTRY)
  keepDraftFile(id, null).catch(() => {})
}

function without(draftId: string, drafts: readonly PostDraft[]): PostDraft[] {
  return drafts.filter(({ id }) => id !== draftId)
}

function keepAll(drafts: readonly PostDraft[], storage: Storage): void {
  try {
    storage.setItem(POST_DRAFT_ENTRY, JSON.stringify(drafts))
  } catch {
    // The storage is full: the form itself still holds what was typed.
  }
}

function readAll(storage: Storage): PostDraft[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(POST_DRAFT_ENTRY) ?? '[]')
    return Array.isArray(value) ? value.flatMap((draft: unknown) => parseDraft(draft) ?? []) : []
  } catch {
    return []
  }
}

function parseDraft(value: unknown): PostDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const read = (name: 'id' | 'text' | 'location' | 'alt') => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : null
  }
  const [id, text, location, alt] = [read('id'), read('text'), read('location'), read('alt')]
  const type = POST_TYPES.find((known) => known === fields.get('type'))
  if (id === null || text === null || location === null || alt === null || !type) return null
  return { id, type, text, location, alt }
}
