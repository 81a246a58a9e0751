import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { WarningIcon } from '#ui/icons.tsx'
import { Progress } from '#ui/progress.tsx'
import type { ChosenMedia, MediaKind, useChosenMedia } from './use-chosen-media.ts'

type Props = {
  chosen: ReturnType<typeof useChosenMedia>
  /** How far it has been stored, 0 to 1; null while it is not being sent. */
  sentShare: number | null
}

/** The picture or panorama of a post: one of them at most. */
export function PictureField({ chosen, sentShare }: Props) {
  const { composer: texts } = useMessages(communityLiveMessages)
  const { media, fault, isPreparing, choose, remove } = chosen
  const id = useId()
  const isBusy = isPreparing || sentShare !== null

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="field-label">
        {texts.picture}
      </span>
      {media && 'picture' in media && <Preview media={media} />}
      <div className="community-picture-actions">
        <FileButton kind="picture" isBusy={isBusy} onChosen={(file) => void choose('picture', file)} />
        <FileButton kind="panorama" isBusy={isBusy} onChosen={(file) => void choose('panorama', file)} />
        {media && (
          <Button look="quiet" disabled={isBusy} onClick={remove}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      {isPreparing && <Progress label={texts.preparing} />}
      {sentShare !== null && (
        <div className="community-sending">
          <Progress label={texts.uploading} share={sentShare} />
          <p>{texts.uploaded(Math.floor(sentShare * 100))}</p>
        </div>
      )}
      <p className="field-hint">{texts.pictureHint}</p>
      <p className="field-hint">{texts.panoramaHint}</p>
      {fault && (
        <p className="field-error" role="alert">
          <WarningIcon />
          {texts[fault]}
        </p>
      )}
    </div>
  )
}

type FileButtonProps = { kind: MediaKind; isBusy: boolean; onChosen: (file: Blob) => void }

function FileButton({ kind, isBusy, onChosen }: FileButtonProps) {
  const { composer: texts } = useMessages(communityLiveMessages)
  const input = useRef<HTMLInputElement>(null)

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again.
    currentTarget.value = ''
    if (file) onChosen(file)
  }
  return (
    <>
      <Button look="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
        {kind === 'picture' ? texts.choosePicture : texts.choosePanorama}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={kind === 'picture' ? texts.picture : texts.panorama}
        className="sr-only"
        tabIndex={-1}
        onChange={handleChange}
      />
    </>
  )
}

function Preview({ media: { picture } }: { media: Extract<ChosenMedia, { picture: Blob }> }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} className="community-picture-preview" alt="" />
}
