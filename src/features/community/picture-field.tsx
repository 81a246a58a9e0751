import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { PostMedia } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { WarningIcon } from '#ui/icons.tsx'
import { Progress } from '#ui/status.tsx'
import type { ShrunkPicture } from '#platform/shrink-picture.ts'
import type { ComposerFault } from './use-composer.ts'

type Props = {
  /** A picture that is stored already, or one that will be. */
  media: PostMedia | ShrunkPicture | null
  fault: ComposerFault | null
  isBusy: boolean
  onChosen: (file: Blob | null) => void
}

export function PictureField({ media, fault, isBusy, onChosen }: Props) {
  const { composer: texts } = useMessages(communityLiveMessages)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isPictureFault = fault === 'notAPicture' || fault === 'tooHeavy' || fault === 'tooLarge'

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again.
    currentTarget.value = ''
    if (file) onChosen(file)
  }

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="field-label">
        {texts.picture}
      </span>
      {media && 'picture' in media && <Preview picture={media.picture} />}
      <div className="community-picture-actions">
        <Button look="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
          {texts.choosePicture}
        </Button>
        {media && (
          <Button look="quiet" disabled={isBusy} onClick={() => onChosen(null)}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      {isBusy && <Progress label={texts.preparing} />}
      <p className="field-hint">{texts.pictureHint}</p>
      {isPictureFault && (
        <p className="field-error" role="alert">
          <WarningIcon />
          {texts[fault]}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.picture}
        className="sr-only"
        tabIndex={-1}
        onChange={handleChange}
      />
    </div>
  )
}

function Preview({ picture }: { picture: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} className="community-picture-preview" alt="" />
}
