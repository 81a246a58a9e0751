import { useId, useRef, type ChangeEvent } from 'react'
import { settingsMessages } from '#content/messages/settings.ts'
import { AppError } from '#core/app-error.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { useProfile, useSaveAvatar } from './use-profile.ts'

type Props = { userId: string; name: string }

/** The person's picture, or the initials where there is none. */
export function AvatarField({ userId, name }: Props) {
  const { profile: texts, notSaved } = useMessages(settingsMessages)
  const { data } = useProfile(userId)
  const avatarPath = data?.avatarPath ?? null
  const { mutate, isPending } = useSaveAvatar(userId, avatarPath)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  const save = (file: Blob | null) =>
    mutate(file, {
      onSuccess: () => notify(file ? texts.pictureSaved : texts.pictureRemoved),
      // What the backend refuses is an `AppError`; anything else is a file that shows no picture.
      onError: (error) => notify({ ...(error instanceof AppError ? notSaved : texts.noPicture), kind: 'error' }),
    })

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again.
    currentTarget.value = ''
    if (file) save(file)
  }

  return (
    <div className="settings-avatar" role="group" aria-label={texts.picture}>
      {typeof data?.avatarUrl === 'string' ? (
        <img className="settings-picture" src={data.avatarUrl} alt={texts.picture} width="96" height="96" />
      ) : (
        <span className="settings-picture" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className="dashboard-actions">
        <Button look="secondary" disabled={isPending} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {texts.choosePicture}
        </Button>
        {avatarPath !== null && (
          <Button look="quiet" disabled={isPending} onClick={() => save(null)}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      <p id={hintId} className="field-hint">
        {texts.pictureHint}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/avif,image/jpeg,image/png,image/webp"
        aria-label={texts.picture}
        hidden
        onChange={handleChange}
      />
    </div>
  )
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
