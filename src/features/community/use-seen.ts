import { type RefObject, useEffect } from 'react'
import { countViews } from '#gateway/community-posts.ts'
import { useIsAuthenticated } from '#state/session-store.ts'

const LOOK_MS = 1000
const TOGETHER_MS = 3000

const seen = new Set<string>()
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Told each time another twentieth of a card comes or goes: half of a window may be less than half of a high card. */
const STEPS = Array.from({ length: 11 }, (_, index) => index / 20)

/**
 * Counts a post as seen once half of it, or so much that it fills half of the window, has been there for a second, for people
 * who are signed in.
 */
export function useSeen(postId: string, isCounted: boolean, element: RefObject<Element | null>): void {
  const isAuthenticated = useIsAuthenticated()
  useEffect(() => {
    const target = element.current
    if (!isAuthenticated || !isCounted || !target || seen.has(postId)) return
    if (typeof IntersectionObserver !== 'function') return
    let look: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry || !isLookedAt(entry)) {
          clearTimeout(look)
          look = undefined
        } else look ??= setTimeout(() => note(postId), LOOK_MS)
      },
      { threshold: STEPS },
    )
    observer.observe(target)
    return () => {
      clearTimeout(look)
      observer.disconnect()
    }
  }, [postId, isCounted, isAuthenticated, element])
}

function isLookedAt({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
}

function note(postId: string): void {
  if (seen.has(postId)) return
  seen.add(postId)
  waiting.push(postId)
  timer ??= setTimeout(() => {
    const ids = waiting
    waiting = []
    timer = undefined
    // A view that is not counted is nobody's loss.
    countViews(ids).catch(() => {})
  }, TOGETHER_MS)
}
