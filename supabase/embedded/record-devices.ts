import { decodeJwt } from 'jose'
import type { Database } from './database/database.ts'
import type { FetchHandler } from './rest-and-auth.ts'

/** What answers with a session: signing in, signing up, refreshing, and the link of a mail. */
const GIVES_SESSIONS: ReadonlySet<string> = new Set(['/auth/v1/token', '/auth/v1/signup', '/auth/v1/verify'])
const MAX_CHARACTERS = 500

/**
 * `@supabase/lite` 0.10 leaves empty which browser a session belongs to. This notes it with every token that is given,
 * as the hosted service does, so that people recognise their devices.
 */
export function recordDevices(next: FetchHandler, database: Pick<Database, 'query'>): FetchHandler {
  return async (request, context) => {
    const response = await next(request, context)
    const userAgent = request.headers.get('user-agent')
    if (userAgent === null || !response.ok || !GIVES_SESSIONS.has(new URL(request.url).pathname)) return response
    const sessionId = sessionIdIn(await response.clone().json())
    if (sessionId !== null) {
      const noted = userAgent.slice(0, MAX_CHARACTERS)
      await database.query('update auth.sessions set user_agent = $1 where id = $2', [noted, sessionId])
    }
    return response
  }
}

function sessionIdIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('access_token' in answer)) return null
  const id = typeof answer.access_token === 'string' ? decodeJwt(answer.access_token)['session_id'] : null
  return typeof id === 'string' ? id : null
}
