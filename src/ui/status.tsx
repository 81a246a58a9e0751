import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Room kept for what is on its way; its surroundings say in words that it loads. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} {...props} />
}

type ProgressProps = {
  label: string
  /** How much is done, 0 to 1; left out where the end is not known. */
  share?: number
  className?: string
}

/** Progress as a hairline; without a known end it runs along. */
export function Progress({ label, share, className }: ProgressProps) {
  if (share === undefined) {
    return <div role="progressbar" aria-label={label} className={classNames('progress', 'progress-open', className)} />
  }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      className={classNames('progress', className)}
    >
      <div className="progress-done" style={{ scale: `${share} 1` }} />
    </div>
  )
}

type EmptyStateProps = {
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** Says why there is nothing, and offers what can be done about it. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p>{text}</p>
      {children}
    </div>
  )
}
