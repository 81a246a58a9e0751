import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LivePost } from '#content/live-post.ts'
import { communityMessages } from '#content/messages/community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { TurnIcon } from '#ui/icons.tsx'
import { linkToPanorama, linkToPost } from './linked-post.ts'

/** The post from whose card somebody has gone to look around. */
let leftPostId: string | null = null

type Props = { post: Pick<LivePost, 'id' | 'location'> & { author: { name: string } } }

/** Leads from a card to its panorama. Whoever comes back finds the focus here. */
export function LookAround({ post: { id, location, author } }: Props) {
  const { lookAround, lookAroundAt } = useMessages(communityMessages)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (leftPostId !== id) return
    leftPostId = null
    // After the page itself, which has named its heading.
    const frame = requestAnimationFrame(() => link.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [id])
  return (
    <Link
      ref={link}
      to={linkToPanorama(id)}
      state={FROM_FEED}
      className={buttonClass('secondary')}
      aria-label={lookAroundAt(location === '' ? author.name : location)}
      onClick={() => {
        leftPostId = id
      }}
    >
      <TurnIcon /> {lookAround}
    </Link>
  )
}

const FROM_FEED = { isFromFeed: true }

/** The way back from a panorama, by Escape too: to where one came from, or to the card of the post. */
export function useWayBack(postId: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromFeed = typeof state === 'object' && state !== null && 'isFromFeed' in state

  const goBack = () => void (isFromFeed ? navigate(-1) : navigate(linkToPost(postId), { replace: true }))
  const handleKey = useRef(goBack)
  useEffect(() => {
    handleKey.current = goBack
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // First it closes what lies above the page, and ends full screen.
      const isFull = document.documentElement.classList.contains('has-full-viewer')
      if (event.key === 'Escape' && !event.defaultPrevented && !isFull) handleKey.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return goBack
}
