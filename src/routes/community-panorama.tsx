import '#features/community/community.css'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { communityEn } from '#content/messages/community.en.ts'
import { communityMessages } from '#content/messages/community.ts'
import { viewerMessages } from '#content/messages/viewer.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { PageWithoutPanorama } from '#features/community/page-without-panorama.tsx'
import { useMessages } from '#state/preferences-store.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** Viewer and backend together are more than a page begins with. */
const PanoramaOfPost = lazy(async () => ({ default: (await import('./panorama-of-post.tsx')).PanoramaOfPost }))

export const handle = {
  title: (_, language) => communityMessages[language].panorama.title,
  description: communityEn.description,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const { loading } = useMessages(viewerMessages)
  const postId = useParams()['post'] ?? ''
  const waiting = <PageWithoutPanorama text={loading} />
  return useIsHydrated() ? (
    <Suspense fallback={waiting}>
      <PanoramaOfPost postId={postId} />
    </Suspense>
  ) : (
    waiting
  )
}
