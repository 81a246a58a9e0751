import type { PublicPage } from './public-pages.ts'

/** The table by which the server finds the file of an address, `dist/server/routes.json`. */
export type PageTable = { routes: { path: string; query?: string; files: string[] }[]; notFound: string }

/** The file of a page, relative to `dist/server`: `/explore?category=1` is `pages/explore-category-1.html`. */
export function pageFile({ address }: Pick<PublicPage, 'address'>): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll(':', 'any-').replaceAll(/[?=]/g, '-')
  return `pages/${name}.html`
}

/** Pages of one path differ by one search parameter; their order is the order of its values. */
export function pageTable(pages: readonly PublicPage[], notFound: PublicPage): PageTable {
  const byPath = new Map<string, PublicPage[]>()
  for (const page of pages) {
    const path = pathOf(page)
    byPath.set(path, [...(byPath.get(path) ?? []), page])
  }
  const routes = [...byPath].map(([path, group]) => {
    const query = /\?([^=]+)=/.exec(group.at(-1)?.address ?? '')?.[1]
    return { path, ...(query !== undefined && { query }), files: group.map(pageFile) }
  })
  return { routes, notFound: pageFile(notFound) }
}

export function pathOf({ address }: Pick<PublicPage, 'address'>): string {
  return address.replace(/\?.*$/, '')
}
