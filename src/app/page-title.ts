import type { UIMatch } from 'react-router-dom'

const APP_NAME = 'Utalii'

type Match = Pick<UIMatch, 'handle' | 'loaderData'>
type PageText = string | ((data: unknown) => string)
type PageHandle = { title: PageText; description?: PageText }

/** '{page} · Utalii' from the deepest route that names itself. */
export function titleFromMatches(matches: readonly Match[]): string {
  const page = pageFromMatches(matches)
  const title = page ? textFrom(page.handle.title, page.data) : APP_NAME
  return title === APP_NAME ? title : `${title} · ${APP_NAME}`
}

/** One sentence about the page for search engines and shared links, where the route gives one. */
export function descriptionFromMatches(matches: readonly Match[]): string | null {
  const page = pageFromMatches(matches)
  return page?.handle.description === undefined ? null : textFrom(page.handle.description, page.data)
}

function pageFromMatches(matches: readonly Match[]): { handle: PageHandle; data: unknown } | null {
  for (const { handle, loaderData } of matches.toReversed()) {
    if (isPageHandle(handle)) return { handle, data: loaderData }
  }
  return null
}

function textFrom(text: PageText, data: unknown): string {
  return typeof text === 'function' ? text(data) : text
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
