import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoding } from './accept-encoding.ts'
import { createRouteFinder, pageFileFor, type PageRoutes, parsePageRoutes } from './page-routes.ts'
import type { RequestPath } from './request-path.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { hashOf } from './static-index.ts'

export type Page = {
  html: Buffer
  encoded: ReadonlyMap<Encoding, Buffer>
  etag: string
  policy: string
}

export type PageStore = {
  /** The page of an address; its canonical address when only a slash at the end is too much; null when there is none. */
  find: (path: RequestPath) => Page | { redirectTo: string } | null
  notFound: Page
}

/**
 * All prerendered pages, read once: they are few and small, and each needs its policy computed from its content.
 * @throws Error when the build is missing or incomplete.
 */
export function createPageStore(root: string): PageStore {
  const folder = join(root, 'server')
  const { routes, notFound, hostedBackend } = readPageRoutes(folder)
  const pages = new Map<string, Page>()
  for (const file of [notFound, ...routes.flatMap((route) => route.files)]) {
    if (!pages.has(file)) pages.set(file, readPage(join(folder, file), hostedBackend))
  }
  const findRoute = createRouteFinder(routes)

  return {
    notFound: pageNamed(notFound),
    find({ pathname, searchParams }) {
      const route = findRoute(pathname)
      if (route) return pageNamed(pageFileFor(route, searchParams))
      const shorter = pathname.replace(/\/+$/, '')
      const search = searchParams.size > 0 ? `?${searchParams}` : ''
      return findRoute(shorter) ? { redirectTo: encodeURI(shorter) + search } : null
    },
  }

  function pageNamed(file: string): Page {
    const page = pages.get(file)
    if (!page) throw new Error(`No page ${file} was read`)
    return page
  }
}

/** @throws Error when the build is missing. */
export function readPageRoutes(folder: string): PageRoutes {
  const file = join(folder, 'routes.json')
  if (!existsSync(file))
    throw new Error(`There is no build to serve (${file} is missing). Run \`npm run build\` first.`)
  return parsePageRoutes(JSON.parse(readFileSync(file, 'utf8')))
}

function readPage(file: string, hostedBackend: string | null): Page {
  const html = readFileSync(file)
  const encoded = new Map<Encoding, Buffer>()
  if (existsSync(`${file}.br`)) encoded.set('br', readFileSync(`${file}.br`))
  if (existsSync(`${file}.gz`)) encoded.set('gzip', readFileSync(`${file}.gz`))
  return { html, encoded, etag: hashOf(html), policy: contentSecurityPolicy(html.toString('utf8'), hostedBackend) }
}
