import type { ReactNode } from 'react'
import { communityMessages } from '#content/messages/community.ts'
import { useMessages } from '#state/preferences-store.ts'

/** The page of a panorama while there is none: why, and what can be done about it. */
export function PageWithoutPanorama({ text, children }: { text: string; children?: ReactNode }) {
  const { panorama } = useMessages(communityMessages)
  return (
    <article className="community-panorama-missing">
      <h1 id="page-title" tabIndex={-1}>
        {panorama.title}
      </h1>
      <p role="status">{text}</p>
      {children}
    </article>
  )
}
