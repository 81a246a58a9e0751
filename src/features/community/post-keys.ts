import type { FeedTab } from '#content/community-post.ts'

// Everything that a person was answered goes by who they are.

/** Of every answer in which there are posts. */
export const postsKey = (viewer: string) => ['community', viewer, 'posts']
/** Of the feed of a tab. */
export const feedKey = (viewer: string, tab: FeedTab) => [...postsKey(viewer), 'feed', tab]
/** Of what stands above the sample posts. */
export const topKey = (viewer: string) => [...postsKey(viewer), 'top']
export const linkedKey = (viewer: string, id: string) => [...postsKey(viewer), 'linked', id]
/** Of what the page of a post's panorama was answered. */
export const panoramaKey = (viewer: string, id: string) => ['community', viewer, 'panorama', id]
/** Of posts that are being stored or changed. */
export const savingKey = (viewer: string) => ['community', viewer, 'save-post']
/** Of posts that are being deleted. */
export const deletingKey = (viewer: string) => ['community', viewer, 'delete-post']
