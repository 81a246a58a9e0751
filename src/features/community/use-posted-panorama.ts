import { useQuery } from '@tanstack/react-query'
import type { LivePost, PostMedia } from '#content/live-post.ts'
import { viewedPost } from '#content/posted-panorama.ts'
import { AppError } from '#core/app-error.ts'
import { fetchMediaAddress } from '#gateway/community-files.ts'
import { fetchPost } from '#gateway/community-posts.ts'
import { offerPanorama } from '#state/viewed-panoramas.ts'
import { panoramaKey } from './post-keys.ts'
import { UUID, useViewer } from './use-live-posts.ts'

export type PanoramaPost = LivePost & { media: PostMedia }

/** `panoramaId` is what the viewer knows it by. */
type PostedPanoramaState =
  | { kind: 'loading' | 'gone' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'shown'; post: PanoramaPost; panoramaId: string }

/**
 * The panorama of a post, offered to the viewer; whoever may read the post may look around in it. What was read on another
 * visit is not shown: whoever decides about it is to see what is submitted now.
 */
export function usePostedPanorama(postId: string): PostedPanoramaState {
  const { viewer, isKnown } = useViewer()
  const isPossible = UUID.test(postId)
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: panoramaKey(viewer, postId),
    enabled: isKnown && isPossible,
    staleTime: 0,
    // Nobody is taken out of a panorama for having looked away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const post = await fetchPost(postId, signal)
      const { media } = post
      if (!media?.faces) throw new AppError('not-found', 'The post has no panorama')
      // Where a post is given another panorama, the viewer must not go on with the one before.
      const panoramaId = `post-${postId}-${media.path}`
      const address = await fetchMediaAddress(media.path)
      offerPanorama(viewedPost(panoramaId, post.author.name, { path: media.path, faces: media.faces }, `${address}/`))
      return { post: { ...post, media }, panoramaId }
    },
  })
  if (data && isFetchedAfterMount && !error) return { kind: 'shown', ...data }
  if (!isPossible || (error instanceof AppError && error.code === 'not-found')) return { kind: 'gone' }
  return error ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}
