import type { SessionUser } from '#state/session-store.ts'

/** How a person stands beside what they write, until the backend says it. */
export function authorOf({ name, email }: SessionUser): { name: string; username: string } {
  return { name, username: email.split('@')[0] ?? '' }
}
