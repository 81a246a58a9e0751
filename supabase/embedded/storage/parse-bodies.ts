export type ListOptions = { prefix: string; search: string; limit: number; offset: number; sortBy?: object }
export type Entry = Readonly<Record<string, unknown>> & { name: string }

const DEFAULT_LIMIT = 100

/** What a listing asks for; what is missing or of another type counts as not said. */
export function parseListOptions(body: unknown): ListOptions {
  const { prefix, search, limit, offset, sortBy } = toRecord(body)
  return {
    prefix: typeof prefix === 'string' ? prefix : '',
    search: typeof search === 'string' ? search : '',
    limit: typeof limit === 'number' ? limit : DEFAULT_LIMIT,
    offset: typeof offset === 'number' ? offset : 0,
    ...(typeof sortBy === 'object' && sortBy !== null && { sortBy }),
  }
}

/** @throws TypeError when this is not a list of objects with names. */
export function parseEntries(body: unknown): Entry[] {
  if (Array.isArray(body) && body.every((entry) => typeof entry?.name === 'string')) return body as Entry[]
  throw new TypeError('The storage has answered a listing with something else')
}

/** Several paths to sign; nothing where the body is something else. */
export function parsePathsToSign(body: unknown): { expiresIn: number; paths: readonly string[] } {
  const { expiresIn, paths } = toRecord(body)
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === 'string')
  return { expiresIn: typeof expiresIn === 'number' ? expiresIn : 0, paths: isList ? (paths as string[]) : [] }
}

function toRecord(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
