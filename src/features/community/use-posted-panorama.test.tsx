import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { AppError } from '#core/app-error.ts'
import { fetchPost } from '#gateway/community-posts.ts'
import { finishSessionCheck } from '#state/session-store.ts'
import { LiveCache } from './live-cache.tsx'
import { LIVE_POST } from './live-post-fixtures.ts'
import { usePostedPanorama } from './use-posted-panorama.ts'

const AUTHOR = '00000000-0000-4000-8000-000000000001'

vi.mock('#gateway/community-files.ts', () => ({ fetchMediaAddress: async (path: string) => `/files/${path}` }))
vi.mock('#gateway/community-posts.ts')

beforeEach(() => finishSessionCheck())

function postWith(folder: string): LivePost {
  return {
    ...LIVE_POST,
    id: '00000000-0000-4000-8000-000000000002',
    type: 'VR',
    location: 'Lamu',
    media: { path: `${AUTHOR}/${folder}-webp`, alt: 'A beach', widthPx: 1024, heightPx: 512, faces: [256] },
    authorId: AUTHOR,
  }
}

function visit(id: string) {
  const kinds: string[] = []
  const page = renderHook(
    () => {
      const state = usePostedPanorama(id)
      kinds.push(state.kind === 'shown' ? state.post.media.path : state.kind)
      return state
    },
    { wrapper: LiveCache },
  )
  return { ...page, kinds }
}

it('whoever comes again sees what is posted now, and nothing from before', async () => {
  const before = postWith('a'.repeat(32))
  const now = postWith('b'.repeat(32))
  vi.mocked(fetchPost).mockResolvedValue(before)
  const first = visit(before.id)
  await waitFor(() => expect(first.kinds.at(-1)).toBe(before.media?.path))
  first.unmount()

  vi.mocked(fetchPost).mockResolvedValue(now)
  const second = visit(now.id)
  await waitFor(() => expect(second.kinds.at(-1)).toBe(now.media?.path))
  expect(second.kinds).not.toContain(before.media?.path)
  second.unmount()

  vi.mocked(fetchPost).mockRejectedValue(new AppError('not-found', 'gone'))
  const third = visit(now.id)
  await waitFor(() => expect(third.kinds.at(-1)).toBe('gone'))
  expect(third.kinds).not.toContain(now.media?.path)
})
