import { useEffect } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'

export type ShownNotice = {
  title: string
  text: string
  durationMs: number
  kind: 'info' | 'error'
  id?: string
}

/** `onReady` takes what shows a notice, and answers with the way to stop. */
export type NoticeRegionProps = { onReady: (show: (notice: ShownNotice) => void) => () => void }

/** Where notices appear; up to five are readable at once. A chunk of its own: no page begins with a notice. */
export function NoticeRegion({ onReady }: NoticeRegionProps) {
  // After the effects of its children: they listen by then.
  useEffect(() => onReady(show), [onReady])

  return (
    <SonnerToaster
      position="top-center"
      expand
      visibleToasts={5}
      gap={8}
      offset={{ top: 'calc(var(--nav-height) + 0.75rem)' }}
      mobileOffset={{ top: 'calc(var(--nav-height) + 0.5rem)', left: '0.75rem', right: '0.75rem' }}
      containerAriaLabel="Notices"
    />
  )
}

function show({ title, text, durationMs, kind, id }: ShownNotice): void {
  toast.custom(
    () => (
      <div className="toast" role={kind === 'error' ? 'alert' : 'status'} data-type={kind}>
        <p className="toast-title">{title}</p>
        <p className="toast-text">{text}</p>
      </div>
    ),
    { duration: durationMs, ...(id === undefined ? {} : { id }) },
  )
}
