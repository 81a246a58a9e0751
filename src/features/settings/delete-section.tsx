import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { settingsMessages } from '#content/messages/settings.ts'
import { deleteAccount } from '#gateway/account-data.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { SettingsSection } from './settings-section.tsx'

type Props = { onDeleted: () => void }

export function DeleteSection({ onDeleted }: Props) {
  const { remove } = useMessages(settingsMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection title={remove.title} text={remove.text}>
      <Button look="secondary" className="settings-delete" onClick={() => setIsOpen(true)}>
        {remove.open}
      </Button>
      {isOpen && <DeleteDialog onKept={() => setIsOpen(false)} onDeleted={onDeleted} />}
    </SettingsSection>
  )
}

type DialogProps = Props & { onKept: () => void }

/** Asks for the password, so that nobody else's hand at an open browser is enough. */
function DeleteDialog({ onKept, onDeleted }: DialogProps) {
  const { remove } = useMessages(settingsMessages)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: deleteAccount,
    onSuccess: (outcome) => {
      if (outcome === 'kept') return notify({ ...remove.failed, kind: 'error' })
      if (outcome === 'payment-under-way') return notify({ ...remove.underWay, kind: 'error' })
      if (outcome === 'signed-out') return notify({ ...remove.signedOut, kind: 'error' })
      if (outcome !== 'deleted') return setError(remove.refusals[outcome])
      notify(remove.done)
      onDeleted()
    },
    onError: () => notify({ ...remove.unknown, kind: 'error' }),
  })

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setError(password === '' ? remove.passwordMissing : null)
    if (password !== '' && !isPending) mutate(password)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onKept}
      title={remove.dialogTitle}
      description={remove.dialogText}
      closeLabel={remove.close}
      isLocked={isPending}
    >
      <form className="settings-form" noValidate onSubmit={handleSubmit}>
        <TextField
          label={remove.password}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div className="dashboard-actions">
          <Button look="secondary" disabled={isPending} onClick={onKept}>
            {remove.keep}
          </Button>
          <Button type="submit" className="settings-delete-now" aria-disabled={isPending}>
            {remove.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
