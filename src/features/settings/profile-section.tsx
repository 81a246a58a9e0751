import { useState, type FormEvent } from 'react'
import { settingsMessages } from '#content/messages/settings.ts'
import { PROFILE_NAME_MAX } from '#content/profile.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { AvatarField } from './avatar-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useProfile, useSaveProfile } from './use-profile.ts'

type Props = {
  user: { id: string; email: string; name: string }
  onRenamed: (name: string) => void
}

export function ProfileSection({ user, onRenamed }: Props) {
  const { profile: texts, notSaved } = useMessages(settingsMessages)
  const { data } = useProfile(user.id)
  const { mutate, isPending } = useSaveProfile(user.id)
  // Null until something is typed: until then it is what the backend says.
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const name = typed ?? data?.name ?? user.name

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const next = name.trim()
    setError(next === '' ? texts.nameMissing : null)
    if (next === '' || isPending) return
    mutate(
      { name: next },
      {
        onSuccess: () => {
          setTyped(null)
          onRenamed(next)
          notify(texts.saved(next))
        },
        onError: () => notify({ ...notSaved, kind: 'error' }),
      },
    )
  }

  return (
    <SettingsSection title={texts.title}>
      <AvatarField userId={user.id} name={name} />
      <form className="settings-form" noValidate onSubmit={handleSubmit}>
        <TextField
          label={texts.name}
          required
          maxLength={PROFILE_NAME_MAX}
          autoComplete="name"
          value={name}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextField label={texts.email} type="email" value={user.email} readOnly />
        <Button type="submit" aria-disabled={isPending}>
          {texts.save}
        </Button>
      </form>
    </SettingsSection>
  )
}
