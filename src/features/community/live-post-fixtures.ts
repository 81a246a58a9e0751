import type { LivePost } from '#content/live-post.ts'

/** A public post in words alone, of which nobody has said anything yet. */
export const LIVE_POST: LivePost = {
  id: '3f0c9a52-7c1b-4a57-9d5e-0f6a2b1c3d4e',
  authorId: 'asha',
  author: { name: 'Asha Bakari', username: 'asha', avatarUrl: null, isProvider: false },
  type: 'Post',
  status: 'public',
  text: 'Zebra crossing at dusk',
  location: '',
  media: null,
  publishedAt: '2026-01-01T10:00:00Z',
  createdAt: '2026-01-01T10:00:00Z',
  isEdited: false,
  reviewNote: '',
  likes: 0,
  comments: 0,
  shares: 0,
  views: 0,
}
