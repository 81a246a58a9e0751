import type { PaymentContext } from './context.ts'

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

/** Who asks, as far as it can be known; the public key alone, or a session that has ended, is nobody. */
export async function visitorOf(request: Request, { backend, settings }: PaymentContext): Promise<Visitor> {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const { data } = token.split('.').length === 3 ? await backend.server.auth.getUser(token) : { data: { user: null } }
  return {
    userId: data.user?.id ?? null,
    email: data.user?.email ?? '',
    addressHash: await sha256(address),
    origin: settings.isSandbox ? (forwardedOrigin(request) ?? settings.siteUrl) : settings.siteUrl,
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
