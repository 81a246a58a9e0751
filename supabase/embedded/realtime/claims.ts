import { jwtVerify } from 'jose'
import type { Queries } from '../database/database.ts'
import type { Keys } from '../keys.ts'

const ROLES = ['anon', 'authenticated', 'service_role'] as const

/** Who somebody is to the database. */
export type Claims = {
  role: (typeof ROLES)[number]
  sub: string
  /** When the token ends, in milliseconds since 1970; Infinity for keys. */
  expiresMs: number
  /** All claims, as policies read them. */
  json: string
}

/**
 * What a token says, or a key in its place.
 * @throws Error when it is neither, has ended, or was signed by somebody else.
 */
export type ReadToken = (token: string) => Promise<Claims>

export function createTokenReader({ jwtSecret, publishableKey, secretKey }: Keys): ReadToken {
  const secret = new TextEncoder().encode(jwtSecret)
  return async (token) => {
    if (token === publishableKey) return ofKey('anon')
    if (token === secretKey) return ofKey('service_role')
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
    const role = ROLES.find((known) => known === payload['role'])
    if (!role) throw new Error('The token names no role')
    const expiresMs = payload.exp === undefined ? Infinity : payload.exp * 1000
    return { role, sub: payload.sub ?? '', expiresMs, json: JSON.stringify(payload) }
  }
}

function ofKey(role: Claims['role']): Claims {
  return { role, sub: '', expiresMs: Infinity, json: JSON.stringify({ role }) }
}

/** For the rest of the transaction, its queries are those of this person, in this channel. */
export async function actAs({ query }: Queries, { role, sub, json }: Claims, topic = ''): Promise<void> {
  await query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true), set_config('realtime.topic', $4, true),
       set_config('role', $3, true)`,
    [json, sub, role, topic],
  )
}
