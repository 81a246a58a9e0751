import { useState } from 'react'
import type { LivePost, PostMedia, PostWish } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { uploadPostPicture } from '#gateway/community-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { keepEdit } from './begun-edits.ts'
import type { PanoramaFault } from './inspect-panorama.ts'
import { forgetPostDraft, keepPostDraft, markPostDraftSent, type PostDraft, readPostDraft } from './post-draft.ts'
import { wordsOf } from './refusal.ts'
import { storePanorama } from './store-panorama.ts'
import { type ChosenMedia, useChosenMedia } from './use-chosen-media.ts'
import { useSavePost } from './use-own-changes.ts'
import { useSending } from './use-sending.ts'

export type ComposerFault = PanoramaFault | 'textMissing' | 'altMissing'

/**
 * What is being written, the checks before it is sent, and the sending. A new post is kept as a draft until then; the dialog
 * of a changed one is out of sight while it is stored, and comes back with every word where that fails.
 */
export function useComposer(post: LivePost | undefined, unstored: PostDraft | null, onClosed: () => void) {
  const messages = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const { mutateAsync } = useSavePost()
  const [draft, setDraft] = useState<PostDraft>(() => unstored ?? (post ? draftOf(post) : readPostDraft()))
  const chosen = useChosenMedia(post, draft.id)
  const [missing, setMissing] = useState<'textMissing' | 'altMissing' | null>(null)
  const sending = useSending()
  const [isAway, setIsAway] = useState(false)

  const change = (changes: Partial<PostDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setMissing(null)
    chosen.clearFault()
    if (!post) keepPostDraft(next)
  }

  const fail = (error: unknown) => {
    const { notPosted: failed, refused, suspended } = messages
    notify({ ...wordsOf(error, { failed, refused, suspended }), kind: 'error' })
  }

  const save = async (media: PostMedia | null) => {
    const { id, type, text, location } = draft
    const wish: PostWish = { id, type, text: text.trim(), location, media }
    // What follows it happens to a composer that is closed already, of which a mutation would tell nobody.
    const saving = mutateAsync({ wish, before: post })
    if (post) setIsAway(true)
    else {
      markPostDraftSent(id)
      onClosed()
    }
    try {
      const { status } = await saving
      if (post) onClosed()
      else forgetPostDraft(id)
      notify({ ...(status === 'public' ? messages.posted : messages.waiting), id: `standing-${id}` })
    } catch (error) {
      setIsAway(false)
      // What was written is a draft again: the next 'New Post' begins with it.
      if (post) keepEdit(post, draft)
      else keepPostDraft(draft)
      throw error
    }
  }

  const submit = async () => {
    const lack = lackOf(draft, chosen.media)
    setMissing(lack)
    if (lack || !user) return
    const signal = sending.begin()
    try {
      const watched = { onProgress: sending.tell, signal }
      await save(await storeMedia(user.id, chosen.media, draft.alt.trim(), watched))
    } catch (error) {
      // Whoever stops it knows that.
      if (!signal.aborted) fail(error)
    } finally {
      sending.end()
    }
  }

  const fault: ComposerFault | null = missing ?? chosen.fault
  return { draft, change, chosen, fault, sending, isAway, submit: () => void submit() }
}

function lackOf(draft: PostDraft, media: unknown): 'textMissing' | 'altMissing' | null {
  if (draft.text.trim() === '') return 'textMissing'
  return media && draft.alt.trim() === '' ? 'altMissing' : null
}

async function storeMedia(
  userId: string,
  media: ChosenMedia | null,
  alt: string,
  watched: Parameters<typeof storePanorama>[2],
): Promise<PostMedia | null> {
  if (!media) return null
  if ('path' in media) return { ...media, alt }
  if ('cut' in media) return { ...(await storePanorama(userId, media, watched)), alt }
  const { picture, widthPx, heightPx } = media
  return { path: await uploadPostPicture(userId, picture), alt, widthPx, heightPx, faces: null }
}

function draftOf({ id, type, text, location, media }: LivePost): PostDraft {
  return { id, type, text, location, alt: media?.alt ?? '' }
}
