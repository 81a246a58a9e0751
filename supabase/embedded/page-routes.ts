/**
 * A route answered with prerendered HTML. A segment that begins with a colon stands for any one segment. With `query`,
 * one file per value of that search parameter: of the `values`, or counted from zero.
 */
export type PageRoute = { path: string; query?: string; values?: readonly string[]; files: readonly string[] }

export type PageRoutes = {
  routes: readonly PageRoute[]
  notFound: string
  /** The origin of the hosted project that the pages talk to; null when that is this server. */
  hostedBackend: string | null
}

/** @throws Error naming the entry of `dist/server/routes.json` that is not as the prerender step promises. */
export function parsePageRoutes(value: unknown): PageRoutes {
  if (!isRecord(value) || !Array.isArray(value.routes) || typeof value.notFound !== 'string') {
    throw new Error('routes.json: expected { routes: [...], notFound: "…" }')
  }
  const { hostedBackend = null } = value
  if (hostedBackend !== null && typeof hostedBackend !== 'string') {
    throw new Error('routes.json: hostedBackend is an origin or null')
  }
  return { routes: value.routes.map(parsePageRoute), notFound: value.notFound, hostedBackend }
}

function parsePageRoute(value: unknown): PageRoute {
  const where = `routes.json: ${JSON.stringify(value)}`
  if (!isRecord(value)) throw new Error(`${where} is not a route`)
  const { path, query, values, files } = value
  if (typeof path !== 'string' || !path.startsWith('/')) throw new Error(`${where} needs a path that starts with "/"`)
  if (!Array.isArray(files) || files.length === 0 || !files.every((file) => typeof file === 'string')) {
    throw new Error(`${where} needs at least one file`)
  }
  if (query === undefined) return { path, files }
  if (typeof query !== 'string') throw new Error(`${where} has a query that is not a name`)
  if (values === undefined) return { path, query, files }
  if (!Array.isArray(values) || values.length !== files.length || !values.every((one) => typeof one === 'string')) {
    throw new Error(`${where} needs a value for every file`)
  }
  return { path, query, values, files }
}

/**
 * The file of a route for these search parameters. Where files are counted, an integer wraps around their number, also
 * below zero; what is no value of the route, or nothing, is the first file.
 */
export function pageFileFor(route: PageRoute, searchParams: URLSearchParams): string {
  const written = route.query === undefined ? null : searchParams.get(route.query)
  const index = route.values?.indexOf(written ?? '') ?? wrapInteger(written ?? '', route.files.length)
  const file = route.files[Math.max(0, index)]
  if (file === undefined) throw new Error(`Route ${route.path} has no files`)
  return file
}

/** Finds the route of a path: the one that names it exactly, otherwise the first whose open segments fit. */
export function createRouteFinder(routes: readonly PageRoute[]): (pathname: string) => PageRoute | null {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const open = routes
    .filter(({ path }) => path.includes('/:'))
    .map((route) => ({ route, segments: route.path.split('/') }))

  return (pathname) => {
    const exact = byPath.get(pathname)
    if (exact) return exact
    const asked = pathname.split('/')
    return open.find(({ segments }) => fits(segments, asked))?.route ?? null
  }
}

function fits(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) => (segment.startsWith(':') ? asked[index] !== '' : segment === asked[index]))
  )
}

/** Exact for integers of any length, which a double is not. */
function wrapInteger(text: string, length: number): number {
  const digits = /^\s*(?:\+(?=\d))?(-?\d+)\s*$/.exec(text)?.[1]
  if (digits === undefined) return 0
  const count = BigInt(length)
  return Number(((BigInt(digits) % count) + count) % count)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
