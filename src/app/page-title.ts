import type { UIMatch } from 'react-router-dom'
import type { Language } from '#content/messages/language.ts'
import { APP_NAME } from '#content/app-name.ts'
import type { PageHandle, PageText } from '#content/page-handle.ts'

type Match = Pick<UIMatch, 'handle' | 'loaderData'>

/** '{page} · Utalii' from the deepest route that names itself. */
export function titleFromMatches(matches: readonly Match[], language: Language = 'en'): string {
  const page = pageFromMatches(matches)
  const title = page ? textFrom(page.handle.title, page.data, language) : APP_NAME
  return title === APP_NAME ? title : `${title} · ${APP_NAME}`
}

/** One sentence about the page for search engines and shared links, where the route gives one. */
export function descriptionFromMatches(matches: readonly Match[]): string | null {
  const page = pageFromMatches(matches)
  return page?.handle.description === undefined ? null : textFrom(page.handle.description, page.data, 'en')
}

/** The language that the page's content is in, which is the preferred one only where it has been translated. */
export function languageFromMatches(matches: readonly Match[], preferred: Language): Language {
  return pageFromMatches(matches)?.handle.isTranslated ? preferred : 'en'
}

function pageFromMatches(matches: readonly Match[]): { handle: PageHandle; data: unknown } | null {
  let page = null
  for (const { handle, loaderData } of matches) if (isPageHandle(handle)) page = { handle, data: loaderData }
  return page
}

function textFrom(text: PageText, data: unknown, language: Language): string {
  return typeof text === 'function' ? text(data, language) : text
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
