import { type FormEvent, useState } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { REPORT_REASONS, type ReportReason, type SubjectKind } from '#content/moderation.ts'
import { reportSubject } from '#gateway/moderation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { notify } from '#ui/toaster.tsx'
import { wordsOf } from './refusal.ts'

type Props = { kind: SubjectKind; id: string; onClosed: () => void }

/** Asks why before moderators are told. */
export function ReportDialog({ kind, id, onClosed }: Props) {
  const messages = useMessages(communityLiveMessages)
  const { reportDialog: texts } = messages
  const isAuthenticated = useIsAuthenticated()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [details, setDetails] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAuthenticated) {
      notify({ ...messages.signInToReport, kind: 'error', id: 'sign-in-to-report' })
      return
    }
    setIsBusy(true)
    reportSubject(kind, id, reason, details.trim()).then(
      () => {
        notify(messages.reported)
        onClosed()
      },
      (error: unknown) => {
        setIsBusy(false)
        const { notReported: failed, reportRefused: refused, suspended } = messages
        notify({ ...wordsOf(error, { failed, refused, suspended }), kind: 'error' })
      },
    )
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClosed}
      title={texts.title}
      description={texts.text}
      closeLabel={messages.composer.close}
    >
      <form className="community-form" onSubmit={handleSubmit}>
        <RadioGroup
          label={texts.reason}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          onValueChange={setReason}
        />
        <TextAreaField
          label={texts.details}
          value={details}
          maxLength={500}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <div className="community-dialog-actions">
          <Button look="secondary" onClick={onClosed}>
            {messages.composer.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
