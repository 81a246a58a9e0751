import { useSyncExternalStore } from 'react'
import type { LivePost } from '#content/live-post.ts'
import { useSessionUser } from '#state/session-store.ts'
import type { PostDraft } from './post-draft.ts'

/** A post that its author is changing, and what was written of it where that was not stored. */
type BegunEdit = { post: LivePost; draft: PostDraft | null }

const NONE: readonly BegunEdit[] = []
const listeners = new Set<() => void>()

let edits = NONE

/** What this person is changing. It depends on no card: a search, a tab or a long way through the feed takes those away. */
export function useBegunEdits(): readonly BegunEdit[] {
  const user = useSessionUser()
  const all = useSyncExternalStore(
    subscribe,
    () => edits,
    () => NONE,
  )
  return all.filter(({ post }) => post.authorId === user?.id)
}

export function beginEdit(post: LivePost): void {
  if (!edits.some((edit) => edit.post.id === post.id)) show([...edits, { post, draft: null }])
}

/** What was written was not stored: also whoever has left the page meanwhile finds it there again. */
export function keepEdit(post: LivePost, draft: PostDraft): void {
  beginEdit(post)
  show(edits.map((edit) => (edit.post.id === post.id ? { ...edit, draft } : edit)))
}

export function endEdit(postId: string): void {
  show(edits.filter(({ post }) => post.id !== postId))
}

/** Called when the page is left: only what was not stored is kept. */
export function leaveEdits(): void {
  show(edits.filter(({ draft }) => draft !== null))
}

function show(next: readonly BegunEdit[]): void {
  edits = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
