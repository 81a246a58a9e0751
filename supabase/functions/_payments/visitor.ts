import { Refusal } from '../_http/answer.ts'
import { type Backend, tokenOf } from '../_http/backend.ts'
import type { PaymentContext } from './context.ts'
import { parseJson, textAt } from './parse-json.ts'

export type Visitor = {
  /** Null for somebody who is not signed in. */
  userId: string | null
  /** The account's, or empty. */
  email: string
  /** SHA-256 of the network address. */
  addressHash: string
  /** Where the buyer comes back to. */
  origin: string
}

/**
 * Who asks: somebody with a session, or with the public key alone, which is nobody.
 * @throws Refusal 401 for a session that cannot be checked: what its person buys must not become nobody's.
 */
export async function visitorOf(request: Request, { backend, settings }: PaymentContext): Promise<Visitor> {
  const token = tokenOf(request)
  const user = token === null || isPublicKey(token) ? null : await userOf(token, backend)
  return {
    userId: user?.id ?? null,
    email: user?.email ?? '',
    addressHash: await sha256(addressOf(request)),
    origin: settings.isSandbox ? (forwardedOrigin(request) ?? settings.siteUrl) : settings.siteUrl,
  }
}

/** The network address that asks; empty where nobody in front tells it. */
function addressOf({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
}

async function userOf(token: string, { server }: Backend) {
  const { data } = await server.auth.getUser(token)
  if (!data.user)
    throw new Refusal(401, 'session_not_valid', 'Your session could not be checked. Please sign in again.')
  return data.user
}

/** Of the new form, or of the old one, which is a token of its own. Whoever writes such a thing by hand is nobody, too. */
function isPublicKey(token: string): boolean {
  if (token.startsWith('sb_publishable_')) return true
  const [, payload = ''] = token.split('.')
  try {
    return textAt(parseJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))), 'role') === 'anon'
  } catch {
    return false
  }
}

/** The name under which this server was asked; the server in front has refused names that are not its own. */
function forwardedOrigin({ headers }: Request): string | null {
  const [host, scheme] = [headers.get('x-forwarded-host'), headers.get('x-forwarded-proto')]
  return host && scheme ? `${scheme}://${host}` : null
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
