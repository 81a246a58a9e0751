import { safeLocalStorage } from '#platform/storage.ts'
import { VISIT_DRAFT_PREFIX } from '#platform/personal-entries.ts'
import { EMPTY_VISIT_DRAFT, type VisitDraft } from './visit-request.ts'

const keyFor = (slug: string) => `${VISIT_DRAFT_PREFIX}${slug}`

/** The draft kept on this device for a destination, or an empty one. */
export function readVisitDraft(slug: string, storage = safeLocalStorage()): VisitDraft {
  return parseVisitDraft(storage.getItem(keyFor(slug))) ?? EMPTY_VISIT_DRAFT
}

export function keepVisitDraft(slug: string, draft: VisitDraft, storage = safeLocalStorage()): void {
  try {
    storage.setItem(keyFor(slug), JSON.stringify(draft))
  } catch {
    // The storage is full: the form itself still holds what was typed.
  }
}

/** Called when the request was sent: the next one begins anew. */
export function forgetVisitDraft(slug: string, storage = safeLocalStorage()): void {
  storage.removeItem(keyFor(slug))
}

function parseVisitDraft(text: string | null): VisitDraft | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const fields = new Map(Object.entries(value))
    const read = (name: keyof VisitDraft) => {
      const field: unknown = fields.get(name)
      return typeof field === 'string' ? field : EMPTY_VISIT_DRAFT[name]
    }
    return {
      arrival: read('arrival'),
      departure: read('departure'),
      visitors: read('visitors'),
      requests: read('requests'),
    }
  } catch {
    return null
  }
}
