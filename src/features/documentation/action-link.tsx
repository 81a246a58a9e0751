import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { Button, buttonClass } from '#ui/button.tsx'

type Props = {
  to: PageAddress
  look?: 'primary' | 'secondary'
  children: ReactNode
}

/** A way to another page that is as prominent as a button; while that page is being built, the button rests. */
export function ActionLink({ to, look = 'primary', children }: Props) {
  if (!isBuilt(to)) {
    return (
      <Button look={look} disabled>
        {children}
      </Button>
    )
  }
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
