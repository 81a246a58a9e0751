import { lazy, Suspense, useState } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import type { viewerEn } from '#content/messages/viewer.en.ts'
import { useMessages } from '#state/preferences-store.ts'
import { linkToView } from '#state/view-link.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { HeadsetIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'

const LazyQrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

/** 'View in a headset': this place, in this direction, as a link to open there. */
export function HeadsetLink() {
  const { headsetLink, close } = useMessages(viewerMessages)
  // Taken when the dialog opens: what is in view then.
  const [link, setLink] = useState<string | null>(null)
  return (
    <>
      <Button
        look="on-picture"
        className="enter-vr"
        aria-haspopup="dialog"
        onClick={() => setLink(linkToView(window.location.href))}
      >
        <HeadsetIcon />
        {headsetLink.title}
      </Button>
      <Dialog
        isOpen={link !== null}
        onOpenChange={(isOpen) => !isOpen && setLink(null)}
        title={headsetLink.title}
        description={headsetLink.text}
        closeLabel={close}
      >
        {link !== null && <LinkToOpen link={link} />}
      </Dialog>
    </>
  )
}

function LinkToOpen({ link }: { link: string }) {
  const { headsetLink } = useMessages(viewerMessages)
  return (
    <div className="headset-link">
      <Suspense fallback={<div className="qr-code" />}>
        <LazyQrCode text={link} label={headsetLink.code} />
      </Suspense>
      <div className="headset-link-text">
        <a href={link}>{link}</a>
        <Button look="secondary" onClick={() => void copy(link, headsetLink)}>
          {headsetLink.copy}
        </Button>
      </div>
    </div>
  )
}

async function copy(link: string, texts: (typeof viewerEn)['headsetLink']): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify(texts.copied)
  } catch {
    notify({ ...texts.notCopied, kind: 'error' })
  }
}
