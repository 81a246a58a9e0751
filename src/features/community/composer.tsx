import type { FormEvent } from 'react'
import { POST_TYPES } from '#content/community-post.ts'
import { type LivePost, POST_ALT_MAX, POST_PLACE_MAX, POST_TEXT_MAX } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { LiveCache } from './live-cache.tsx'
import { PictureField } from './picture-field.tsx'
import type { PostDraft } from './post-draft.ts'
import { useComposer } from './use-composer.ts'

type Props = {
  /** The post that is changed; left out for a new one. */
  post?: LivePost
  /** What was written of it before and not stored. */
  unstored?: PostDraft | null
  onClosed: () => void
}

/** The dialog in which a post is written. */
export function Composer(props: Props) {
  return (
    <LiveCache>
      <ComposerDialog {...props} />
    </LiveCache>
  )
}

function ComposerDialog({ post, unstored, onClosed }: Props) {
  const { composer: texts } = useMessages(communityLiveMessages)
  const { draft, change, chosen, fault, sending, isAway, submit } = useComposer(post, unstored ?? null, onClosed)
  const isSending = sending.share !== null

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      isOpen={!isAway}
      onOpenChange={onClosed}
      title={post ? texts.editTitle : texts.title}
      closeLabel={texts.close}
      isLocked={isSending}
    >
      <form className="community-form" noValidate onSubmit={handleSubmit}>
        <RadioGroup
          label={texts.type}
          value={draft.type}
          options={POST_TYPES.map((value) => ({ value, label: texts.types[value] }))}
          onValueChange={(type) => change({ type })}
        />
        <TextAreaField
          label={texts.text}
          value={draft.text}
          maxLength={POST_TEXT_MAX}
          rows={5}
          required
          error={fault === 'textMissing' ? texts.textMissing : null}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <p className="field-hint community-form-left">{texts.left(POST_TEXT_MAX - draft.text.length)}</p>
        <TextField
          label={texts.place}
          hint={texts.placeHint}
          value={draft.location}
          maxLength={POST_PLACE_MAX}
          autoComplete="off"
          onChange={(event) => change({ location: event.currentTarget.value })}
        />
        <PictureField chosen={chosen} sentShare={sending.share} />
        {chosen.media && (
          <TextField
            label={texts.alt}
            hint={texts.altHint}
            value={draft.alt}
            maxLength={POST_ALT_MAX}
            required
            error={fault === 'altMissing' ? texts.altMissing : null}
            onChange={(event) => change({ alt: event.currentTarget.value })}
          />
        )}
        <div className="community-dialog-actions">
          <Button look="secondary" onClick={isSending ? sending.stop : onClosed}>
            {isSending ? texts.stop : texts.cancel}
          </Button>
          <Button type="submit" disabled={isSending || chosen.isPreparing}>
            {post ? texts.save : texts.post}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
