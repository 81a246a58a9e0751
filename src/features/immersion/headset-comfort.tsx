import { lazy, Suspense, useState } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import { useVrSupport } from '#state/immersion-store.ts'
import { useMessages } from '#state/preferences-store.ts'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ComfortIcon } from '#ui/icons.tsx'
import './immersion.css'

const LazyChoices = lazy(async () => ({ default: (await import('./comfort-choices.tsx')).ComfortChoices }))

/** 'Headset comfort': how the headset turns and what a look does there. Only where there is a headset. */
export function HeadsetComfort() {
  const { comfort, close } = useMessages(viewerMessages)
  const [isOpen, setIsOpen] = useState(false)
  if (useVrSupport() !== 'supported') return null
  return (
    <>
      <IconButton
        look="on-picture"
        className="headset-comfort"
        label={comfort.title}
        icon={<ComfortIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={comfort.title}
        description={comfort.text}
        closeLabel={close}
      >
        <Suspense>
          <LazyChoices />
        </Suspense>
      </Dialog>
    </>
  )
}
