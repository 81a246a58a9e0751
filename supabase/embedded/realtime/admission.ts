import type { Database } from '../database/database.ts'
import { type Access, FULL_ACCESS, readAccess } from './channel-access.ts'
import type { Claims, ReadToken } from './claims.ts'

export type Admission = { claims: Claims; access: Access }

/**
 * Finds out who comes with a token and what they may do in a channel.
 * @throws Error whose message is for the client: the token is no good, or nothing here is for them.
 */
export type Admit = (token: string, topic: string, isPrivate: boolean) => Promise<Admission>

export function createAdmit(database: Database, readToken: ReadToken): Admit {
  return async (token, topic, isPrivate) => {
    const claims = await identify(token)
    if (!isPrivate) return { claims, access: FULL_ACCESS }
    const access = await readAccess(database, claims, topic)
    if (access.broadcast.canRead || access.presence.canRead) return { claims, access }
    throw new Error(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)
  }

  async function identify(token: string): Promise<Claims> {
    try {
      return await readToken(token)
    } catch (error) {
      throw new Error(`InvalidJWTToken: ${error instanceof Error ? error.message : 'Token is invalid'}`, {
        cause: error,
      })
    }
  }
}
