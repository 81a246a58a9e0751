import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useLanguage } from '#state/preferences-store.ts'
import { languageFromMatches, titleFromMatches } from './page-title.ts'

/** Keeps the document's title and language true and, after a navigation to another page, moves the focus to its heading. */
export function usePageAnnouncement(): void {
  const { pathname } = useLocation()
  const matches = useMatches()
  const language = languageFromMatches(matches, useLanguage())
  const title = titleFromMatches(matches, language)
  const shownPathname = useRef(pathname)

  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])

  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    // It names the page that the document was written for; browsers would share that one instead of this.
    document.querySelector('link[rel="canonical"]')?.remove()
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [pathname])
}
