import type { Database, Queries } from '../database/database.ts'
import { actAs, type Claims } from './claims.ts'

type Extension = 'broadcast' | 'presence'
/** What somebody may do in a channel. */
export type Access = Record<Extension, { canRead: boolean; canWrite: boolean }>

export const FULL_ACCESS: Access = {
  broadcast: { canRead: true, canWrite: true },
  presence: { canRead: true, canWrite: true },
}

const REFUSED = '42501'
const UNDONE = Symbol('undone')

/**
 * Asks the policies on `realtime.messages`, as a hosted project does: who can read a message of this topic may listen, who
 * can insert one may send. Nothing that is tried stays.
 */
export async function readAccess(database: Database, claims: Claims, topic: string): Promise<Access> {
  return {
    broadcast: await readExtension(database, claims, topic, 'broadcast'),
    presence: await readExtension(database, claims, topic, 'presence'),
  }
}

async function readExtension(database: Database, claims: Claims, topic: string, extension: Extension) {
  const add = async ({ query }: Queries, returning = '') =>
    query(`insert into realtime.messages (topic, extension) values ($1, $2) ${returning}`, [topic, extension])
  const canRead = await tryOut(database, async (queries) => {
    const [added] = await add(queries, 'returning id::text')
    await actAs(queries, claims, topic)
    const found = await queries.query('select from realtime.messages where id::text = $1', [String(added?.['id'])])
    return found.length > 0
  })
  const canWrite = await tryOut(database, async (queries) => {
    await actAs(queries, claims, topic)
    await add(queries)
    return true
  })
  return { canRead, canWrite }
}

/** Runs `work` and undoes it; false when a policy refuses. */
async function tryOut(database: Database, work: (queries: Queries) => Promise<boolean>): Promise<boolean> {
  let result = false
  try {
    await database.transaction(async (queries) => {
      result = await work(queries)
      throw UNDONE
    })
  } catch (error) {
    if (error !== UNDONE && !isRefusal(error)) throw error
  }
  return result
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === REFUSED
}
