import type { LivePost } from '#content/live-post.ts'

/** The posts of answers, whatever their form, by id, with when each became readable; empty where it has not. */
export function shownPosts(answers: readonly unknown[]): Map<string, string> {
  const posts = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      if ('pages' in value) collect(value.pages)
      else if ('id' in value && typeof value.id === 'string') {
        posts.set(value.id, 'publishedAt' in value && typeof value.publishedAt === 'string' ? value.publishedAt : '')
      }
    }
  }
  collect(answers)
  return posts
}

/** Ids of the posts of the first page that became readable after the latest that is shown. */
export function missedPosts(page: readonly LivePost[], shown: ReadonlyMap<string, string>): string[] {
  const latest = [...shown.values()].toSorted().at(-1) ?? ''
  return page.filter(({ publishedAt }) => (publishedAt ?? '') > latest).map(({ id }) => id)
}
