import { useState } from 'react'
import type { LivePost, PostMedia, PostWish } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { AppError } from '#core/app-error.ts'
import { uploadPostPicture } from '#gateway/community-posts.ts'
import { isSuspension } from '#gateway/row-errors.ts'
import type { ShrunkPicture } from '#platform/shrink-picture.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { EMPTY_POST_DRAFT, forgetPostDraft, keepPostDraft, type PostDraft, readPostDraft } from './post-draft.ts'
import { type PictureFault, preparePicture } from './prepare-picture.ts'
import { useSavePost } from './use-live-posts.ts'

export type ComposerFault = PictureFault | 'textMissing' | 'altMissing'

/** What is being written, the checks before it is sent, and the sending. A new post is kept as a draft until then. */
export function useComposer(post: LivePost | undefined, onClosed: () => void) {
  const messages = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const { mutate } = useSavePost()
  const [draft, setDraft] = useState<PostDraft>(() => (post ? draftOf(post) : readPostDraft()))
  const [media, setMedia] = useState<PostMedia | ShrunkPicture | null>(post?.media ?? null)
  const [fault, setFault] = useState<ComposerFault | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const change = (changes: Partial<PostDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setFault(null)
    if (!post) keepPostDraft(next)
  }

  const choosePicture = async (file: Blob | null) => {
    setFault(null)
    if (!file) return setMedia(null)
    setIsBusy(true)
    const prepared = await preparePicture(file)
    setIsBusy(false)
    if (typeof prepared === 'string') setFault(prepared)
    else setMedia(prepared)
  }

  const fail = (error: unknown) => {
    const isRefused = error instanceof AppError && error.code === 'invalid-data'
    const words = isRefused ? messages.refused : messages.notPosted
    notify({ ...(isSuspension(error) ? messages.suspended : words), kind: 'error' })
  }

  const submit = async () => {
    const missing = faultOf(draft, media)
    setFault(missing)
    if (missing || !user) return
    setIsBusy(true)
    try {
      const stored = await storeMedia(user.id, media, draft.alt.trim())
      const { type, text, location } = draft
      const wish: PostWish = { id: post?.id ?? crypto.randomUUID(), type, text: text.trim(), location, media: stored }
      mutate(
        { wish, isNew: !post },
        {
          onSuccess: ({ status }) => notify(status === 'public' ? messages.posted : messages.waiting),
          onError: (error) => {
            // What was written is a draft again: the next 'New Post' begins with it.
            if (!post) keepPostDraft(draft)
            fail(error)
          },
        },
      )
      if (!post) forgetPostDraft()
      onClosed()
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    draft,
    change,
    media,
    fault,
    isBusy,
    choosePicture: (file: Blob | null) => void choosePicture(file),
    submit: () => void submit(),
  }
}

function faultOf(draft: PostDraft, media: unknown): ComposerFault | null {
  if (draft.text.trim() === '') return 'textMissing'
  return media && draft.alt.trim() === '' ? 'altMissing' : null
}

async function storeMedia(
  userId: string,
  media: PostMedia | ShrunkPicture | null,
  alt: string,
): Promise<PostMedia | null> {
  if (!media) return null
  if ('path' in media) return { ...media, alt }
  const path = await uploadPostPicture(userId, media.picture)
  return { path, alt, widthPx: media.widthPx, heightPx: media.heightPx }
}

function draftOf({ type, text, location, media }: LivePost): PostDraft {
  return { ...EMPTY_POST_DRAFT, type, text, location, alt: media?.alt ?? '' }
}
