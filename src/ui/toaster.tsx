import { toast, Toaster as SonnerToaster } from 'sonner'

export type Notice = {
  title: string
  text: string
  durationMs?: number
  /** `error` is destructive: it is announced at once and marked as such. */
  kind?: 'info' | 'error'
  /** A notice with the id of one on screen replaces it. */
  id?: string
}

const DEFAULT_DURATION_MS = 4000

/** The region in which notices appear; up to five are readable at once. */
export function Toaster() {
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

/** Shows a notice of two lines for a while. */
export function notify({ title, text, durationMs = DEFAULT_DURATION_MS, kind = 'info', id }: Notice): void {
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
