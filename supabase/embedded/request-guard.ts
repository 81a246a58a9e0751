import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Whether a request to the backend comes from our own pages. A browser of this machine or network can be led here by any
 * other site: by its scripts, which then name their own origin, or by a name of theirs that resolves to our address
 * ("DNS rebinding"), which then stands in `Host`.
 * @param origin the address that was configured, the only foreign name that is accepted
 */
export function isOwnRequest({ headers }: IncomingMessage, origin: string): boolean {
  const host = parseAuthority(headers.host)
  if (!host || !isOwnName(host.hostname, origin)) return false
  if (headers.origin === undefined) return true
  return parseUrl(headers.origin)?.host === host.host
}

function isOwnName(name: string, origin: string): boolean {
  const machine = hostname().toLowerCase()
  const known = ['localhost', machine, `${machine}.local`, new URL(origin).hostname]
  return known.includes(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function parseAuthority(host: string | undefined): URL | null {
  return host === undefined ? null : parseUrl(`http://${host}`)
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
