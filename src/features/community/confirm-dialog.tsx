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
  const handleConfirm = () => {
    onClosed()
    onConfirmed()
  }
  return (
    <Dialog isOpen onOpenChange={onClosed} title={texts.title} description={texts.text} closeLabel={composer.close}>
      <div className="community-dialog-actions">
        <Button look="secondary" onClick={onClosed}>
          {texts.keep}
        </Button>
        <Button onClick={handleConfirm}>{texts.confirm}</Button>
      </div>
    </Dialog>
  )
}
