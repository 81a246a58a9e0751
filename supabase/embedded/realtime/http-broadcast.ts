import type { Database } from '../database/database.ts'
import { readAccess } from './channel-access.ts'
import type { Claims, ReadToken } from './claims.ts'
import type { Broadcast, Hub } from './hub.ts'
import { parseBroadcasts } from './parse-broadcasts.ts'

type Options = { hub: Hub; database: Database; readToken: ReadToken; isKey: (key: string | null) => boolean }

const ONE = /\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/

/**
 * Broadcasts without a socket: `POST …/api/broadcast` takes several, `POST …/api/broadcast/<topic>/events/<event>` one,
 * whose body is the payload. What somebody may not send into a private channel is left out.
 */
export function createHttpBroadcast({ hub, database, readToken, isKey }: Options) {
  return async (request: Request): Promise<Response> => {
    const key = request.headers.get('apikey')
    if (request.method === 'OPTIONS') return answer(204)
    if (request.method !== 'POST') return answer(405)
    if (key === null || !isKey(key)) return answer(401)
    const claims = await identify(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? key)
    if (!claims) return answer(401)
    const broadcasts = await readBroadcasts(request)
    if (!broadcasts) return answer(422)
    for (const broadcast of broadcasts) if (await maySend(broadcast, claims)) hub.broadcast(broadcast)
    return answer(202)
  }

  async function identify(token: string): Promise<Claims | null> {
    try {
      return await readToken(token)
    } catch {
      return null
    }
  }

  async function maySend({ topic, isPrivate }: Broadcast, claims: Claims): Promise<boolean> {
    return !isPrivate || (await readAccess(database, claims, topic.replace(/^realtime:/, ''))).broadcast.canWrite
  }
}

async function readBroadcasts(request: Request): Promise<readonly Broadcast[] | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [, topic, event] = ONE.exec(pathname) ?? []
  const body: unknown = await request.json().catch(() => undefined)
  if (topic === undefined || event === undefined) return parseBroadcasts(body)
  if (body === undefined) return null
  const isPrivate = searchParams.get('private') === 'true'
  return [
    { topic: `realtime:${decodeURIComponent(topic)}`, event: decodeURIComponent(event), payload: body, isPrivate },
  ]
}

function answer(status: number): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  }
  return new Response(null, { status, headers })
}
