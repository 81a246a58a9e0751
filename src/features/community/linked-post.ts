import { type RefObject, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** The address of one post. */
export function linkToPost(id: string): string {
  return `/community?post=${id}`
}

/** The address where one looks around in the panorama of a post. */
export function linkToPanorama(id: string): string {
  return `/community/${id}`
}

/** The post that the address leads to; null before the page knows its address. */
export function useLinkedPostId(): string | null {
  const [query] = useSearchParams()
  return useIsHydrated() ? query.get('post') : null
}

/** Entries of the browser's history whose post has been brought into view. */
const arrived = new Set<string>()

/** Brings a card into view once, and the focus with it, where the address leads to it. */
export function useArrival(isLinked: boolean, card: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation()
  const entry = `${key} ${search}`
  useEffect(() => {
    if (!isLinked || arrived.has(entry)) return
    arrived.add(entry)
    card.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    card.current?.focus({ preventScroll: true })
  }, [isLinked, entry, card])
}
