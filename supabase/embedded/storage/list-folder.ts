import { type Entry, parseEntries, parseListOptions } from './parse-bodies.ts'
import { replaceJson } from './replace-json.ts'

/**
 * What lies directly in a folder, by names without its path: its folders first, each once, then its files. The library
 * behind this lists all that begins with the prefix, so what it gives is cut to the page that was asked for here.
 */
export async function listFolder(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const { prefix, search, limit, offset, sortBy } = parseListOptions(await request.json().catch(() => null))
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = JSON.stringify({ prefix: folder, ...(sortBy && { sortBy }) })
  const response = await answer(new Request(request.url, { method: 'POST', headers, body }))
  if (!response.ok) return response
  const entries = entriesIn(folder, parseEntries(await response.json()))
  const found = entries.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
  return replaceJson(response, found.slice(offset, offset + limit))
}

function entriesIn(folder: string, objects: readonly Entry[]): Entry[] {
  const folders = new Set<string>()
  const files: Entry[] = []
  for (const object of objects) {
    // The database took `_` and `%` of the prefix for any character.
    if (!object.name.startsWith(folder)) continue
    const [name = '', ...below] = object.name.slice(folder.length).split('/')
    if (below.length > 0) folders.add(name)
    else files.push({ ...object, name })
  }
  return [...[...folders].toSorted().map(toFolder), ...files]
}

function toFolder(name: string): Entry {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
}
