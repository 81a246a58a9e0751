import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Room kept for what is on its way; its surroundings say in words that it loads. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} {...props} />
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
