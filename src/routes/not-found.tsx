import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { frameMessages } from '#content/messages/frame.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'

export const handle = { title: 'Page not found' } satisfies PageHandle

export function Component() {
  const { pathname } = useLocation()
  const { notFound } = useMessages(frameMessages)
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
        {notFound.title}
      </h1>
      <p>{notFound.text}</p>
      <Link to="/" className={buttonClass()}>
        {notFound.home}
      </Link>
    </section>
  )
}
