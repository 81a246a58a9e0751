import type { PublicPage } from './public-pages.ts'

/**
 * The table by which the server finds the file of an address, `dist/server/routes.json`. `values` are those of the search
 * parameter `query`, a file each; without them the files are counted from zero.
 */
export type PageTable = {
  routes: { path: string; query?: string; values?: string[]; files: string[] }[]
  notFound: string
}

/** The file of a page, relative to `dist/server`: `/explore?category=1` is `pages/explore-category-1.html`. */
export function pageFile({ address }: Pick<PublicPage, 'address'>): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll(':', 'any-').replaceAll(/[?=]/g, '-')
  return `pages/${name}.html`
}

/** Pages of one path differ by one search parameter; the first is the one without it. */
export function pageTable(pages: readonly PublicPage[], notFound: PublicPage): PageTable {
  const byPath = new Map<string, PublicPage[]>()
  for (const page of pages) {
    const path = pathOf(page)
    byPath.set(path, [...(byPath.get(path) ?? []), page])
  }
  const routes = [...byPath].map(([path, group]) => {
    const query = /\?([^=]+)=/.exec(group.at(-1)?.address ?? '')?.[1]
    const values = group.map(({ address }) => /=(.+)$/.exec(address)?.[1] ?? '')
    const isCounted = values.every((value, index) => index === 0 || value === String(index))
    return {
      path,
      ...(query !== undefined && { query, ...(!isCounted && { values }) }),
      files: group.map(pageFile),
    }
  })
  return { routes, notFound: pageFile(notFound) }
}

export function pathOf({ address }: Pick<PublicPage, 'address'>): string {
  return address.replace(/\?.*$/, '')
}
