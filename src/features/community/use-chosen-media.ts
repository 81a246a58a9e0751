import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LivePost, PostMedia } from '#content/live-post.ts'
import { type DraftFile, keepDraftFile, readDraftFile } from '#platform/draft-file.ts'
import type { ShrunkPicture } from '#platform/shrink-picture.ts'
import type { PanoramaFault } from './inspect-panorama.ts'
import { type OpenedPanorama, openPanorama } from './panorama-cutter.ts'
import { preparePicture } from './prepare-picture.ts'

/** A picture that is stored already, or one that will be. */
export type ChosenMedia = PostMedia | ShrunkPicture | OpenedPanorama
export type MediaKind = 'picture' | 'panorama'

/** The picture or panorama of a post that is being written. That of a new one is kept with its draft until it is stored. */
export function useChosenMedia(post: LivePost | undefined, draftId: string) {
  const [media, setMedia] = useState<ChosenMedia | null>(post?.media ?? null)
  const [fault, setFault] = useState<PanoramaFault | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const isNew = post === undefined
  const isThere = useRef(true)

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  useEffect(() => (media && 'cut' in media ? media.close : undefined), [media])

  const keep = (draft: DraftFile | null) => {
    // A device without room for it keeps the words alone.
    if (isNew) keepDraftFile(draftId, draft).catch(() => {})
  }

  const choose = async (kind: MediaKind, file: Blob): Promise<boolean> => {
    setFault(null)
    setIsPreparing(true)
    const prepared = await (kind === 'panorama' ? openPanorama(file) : preparePicture(file))
    if (!isThere.current && typeof prepared !== 'string' && 'cut' in prepared) prepared.close()
    setIsPreparing(false)
    if (typeof prepared === 'string') setFault(prepared)
    else setMedia(prepared)
    return typeof prepared !== 'string'
  }

  const takeUp = useEffectEvent((draft: DraftFile | null) => {
    if (draft) void choose(draft.kind === 'panorama' ? 'panorama' : 'picture', draft.file)
  })
  useEffect(() => {
    if (!isNew) return
    readDraftFile(draftId).then(
      (draft) => isThere.current && takeUp(draft),
      () => {},
    )
  }, [isNew, draftId])

  return {
    media,
    fault,
    isPreparing,
    clearFault: () => setFault(null),
    choose: async (kind: MediaKind, file: Blob) => {
      // Whoever has signed out meanwhile leaves nothing behind.
      if ((await choose(kind, file)) && isThere.current) keep({ kind, file })
    },
    remove: () => {
      setFault(null)
      setMedia(null)
      keep(null)
    },
  }
}
