import { useRef } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  texts: { title: string; text: string; keep: string; confirm: string }
  onConfirmed: () => void
  onClosed: () => void
}

/** Asks before something goes for good. */
export function ConfirmDialog({ texts, onConfirmed, onClosed }: Props) {
  const { composer } = useMessages(communityLiveMessages)
  const isConfirmed = useRef(false)
  const handleConfirm = () => {
    isConfirmed.current = true
    onClosed()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClosed}
      // Not before: what goes away hands on the focus that it has.
      onGone={() => isConfirmed.current && onConfirmed()}
      title={texts.title}
      description={texts.text}
      closeLabel={composer.close}
    >
      <div className="community-dialog-actions">
        <Button look="secondary" onClick={onClosed}>
          {texts.keep}
        </Button>
        <Button onClick={handleConfirm}>{texts.confirm}</Button>
      </div>
    </Dialog>
  )
}
