import { parsePathsToSign } from './parse-bodies.ts'
import { replaceJson } from './replace-json.ts'

type Answer = (request: Request) => Promise<Response>

const SEVERAL = /^\/storage\/v1\/object\/sign\/[^/]+$/

/**
 * Addresses that are good without a session, named as the client library expects: `signedURL` for reading and `url` for
 * writing, below `/storage/v1`. Several at once are signed one by one, since the library behind this answers that route
 * with another.
 */
export async function signAddresses(request: Request, answer: Answer): Promise<Response> {
  if (SEVERAL.test(new URL(request.url).pathname)) return signSeveral(request, answer)
  const response = await answer(forNewFilesAlone(request))
  return response.ok ? replaceJson(response, rename(await response.json())) : response
}

/** The library behind this writes the bytes before it asks the database whether a file may be replaced. */
function forNewFilesAlone(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('x-upsert')
  return new Request(request, { headers })
}

async function signSeveral(request: Request, answer: Answer): Promise<Response> {
  const { expiresIn, paths } = parsePathsToSign(await request.json().catch(() => null))
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const signed: object[] = []
  for (const path of paths) {
    const url = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`
    const response = await answer(new Request(url, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) }))
    const value: unknown = await response.json()
    signed.push(response.ok ? { path, error: null, ...rename(value) } : { path, signedURL: null, ...failure(value) })
  }
  return Response.json(signed)
}

function failure(value: unknown): object {
  const { message }: { message?: unknown } = toObject(value)
  return { error: message ?? 'Not signed' }
}

function rename(value: unknown): object {
  const { signedUrl, ...rest }: { signedUrl?: unknown } = toObject(value)
  const address = typeof signedUrl === 'string' ? signedUrl.replace(/^\/storage\/v1/, '') : null
  return { ...rest, signedURL: address, url: address }
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
