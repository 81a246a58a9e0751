import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { LivePost } from '#content/live-post.ts'
import { useFocusHandover } from '#ui/use-focus-handover.ts'
import { LivePostCard } from './live-post-card.tsx'

/** Cards so far above and below the window are there, as a share of its height. */
const NEARBY = '150% 0px'

type Props = {
  post: LivePost
  /** Always in the document. */
  isKept: boolean
}

/** A post in the feed. Far from the window its card is taken out, and a gap as high as it was keeps its place. */
export const FeedItem = memo(function FeedItem({ post, isKept }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useFocusHandover(item)
  const gapPx = useGap(item)
  const isGap = gapPx !== null && !isKept
  return (
    <li ref={item} className="feed-live" style={isGap ? { minHeight: gapPx } : undefined}>
      {!isGap && <LivePostCard post={post} />}
    </li>
  )
})

/** The height of an item that is far away, in px; null while it is near, and while somebody is busy with it. */
function useGap(item: RefObject<HTMLElement | null>): number | null {
  const [gapPx, setGapPx] = useState<number | null>(null)
  useEffect(() => {
    const element = item.current
    if (!element) return
    return observeNearby(element, ({ isIntersecting, boundingClientRect }) =>
      setGapPx((before) => (isIntersecting || isInUse(element) ? null : (before ?? boundingClientRect.height))),
    )
  }, [item])
  return gapPx
}

/** Whoever has the focus in a card, or has opened something of it, finds that again. */
function isInUse(element: HTMLElement): boolean {
  return element.contains(document.activeElement) || element.querySelector('[aria-expanded="true"]') !== null
}

const listeners = new Map<Element, (entry: IntersectionObserverEntry) => void>()
let observer: IntersectionObserver | undefined

/** Calls back when an element comes near the window or goes far from it. Returns the way to stop. */
function observeNearby(element: Element, onChange: (entry: IntersectionObserverEntry) => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {}
  observer ??= new IntersectionObserver((entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)), {
    rootMargin: NEARBY,
  })
  listeners.set(element, onChange)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}
