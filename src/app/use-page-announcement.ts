import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { titleFromMatches } from './page-title.ts'

/** Keeps the document's title true and, after a navigation to another page, moves the focus to its heading. */
export function usePageAnnouncement(): void {
  const { pathname } = useLocation()
  const title = titleFromMatches(useMatches())
  const shownPathname = useRef(pathname)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [pathname])
}
