import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { buttonClass, type ButtonLook } from '#ui/button.tsx'

type Props = { to: PageAddress; look?: ButtonLook; className?: string; children: ReactNode }

/** A link as prominent as a button; not there as long as its page is not. */
export function ActionLink({ to, look = 'primary', className, children }: Props) {
  if (!isBuilt(to)) return null
  return (
    <Link to={to} className={buttonClass(look, className)}>
      {children}
    </Link>
  )
}
