export type RequestPath = { pathname: string; searchParams: URLSearchParams }

/**
 * The decoded path of a request, or null when it is malformed or tries to smuggle a separator: an encoded slash or
 * backslash, a control character, a dot segment, a broken escape. No address of ours needs any of these.
 */
export function parseRequestPath(url: string | undefined): RequestPath | null {
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return null
  const [beforeFragment = ''] = url.split('#', 1)
  const queryStart = beforeFragment.indexOf('?')
  const rawPath = queryStart === -1 ? beforeFragment : beforeFragment.slice(0, queryStart)
  if (/%2f|%5c/i.test(rawPath)) return null
  const pathname = decode(rawPath)
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  if (pathname === null || /[\u0000-\u001f\u007f\\]/.test(pathname)) return null
  if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return null
  return { pathname, searchParams: new URLSearchParams(queryStart === -1 ? '' : beforeFragment.slice(queryStart + 1)) }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
