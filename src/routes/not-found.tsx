import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PageHandle } from '#content/page-handle.ts'
import { buttonClass } from '#ui/button.tsx'

export const handle = { title: 'Page not found' } satisfies PageHandle

export function Component() {
  const { pathname } = useLocation()
  const logged = useRef('')
  useEffect(() => {
    if (logged.current === pathname) return
    logged.current = pathname
    // oxlint-disable-next-line no-console -- the missing path belongs in the console, for whoever follows a broken link
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <section className="not-found">
      <p className="not-found-code">404</p>
      <h1 id="page-title" tabIndex={-1}>
        Oops! Page not found
      </h1>
      <p>Nothing lives at this address. It may have moved, or the link may have lost a letter.</p>
      <Link to="/" className={buttonClass()}>
        Back to Home
      </Link>
    </section>
  )
}
