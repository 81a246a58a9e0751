import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Database, Queries, Row } from './database.ts'
import { createMutex } from './mutex.ts'
import { TIMESTAMP_OID, TIMESTAMPTZ_OID, toIsoTimestamp } from './timestamps.ts'

/** PostgreSQL compiled to WebAssembly, in this process, with its files in `folder`. */
export async function openPglite(folder: string): Promise<Database> {
  if (!holdsPglite(folder)) await createFiles(folder)
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { parsers: { [TIMESTAMPTZ_OID]: toIsoTimestamp, [TIMESTAMP_OID]: toIsoTimestamp } },
  })
  const { driver } = connection
  const exclusively = createMutex()
  const queriesOf = (client: Pick<PGlite, 'query' | 'exec'>): Queries => ({
    query: async (sql, parameters = []) => (await client.query<Row>(sql, [...parameters])).rows,
    exec: async (script) => {
      await client.exec(script)
    },
  })
  const direct = queriesOf(driver)
  return {
    engine: 'pglite',
    connection,
    query: (sql, parameters) => exclusively(() => direct.query(sql, parameters)),
    exec: (script) => exclusively(() => direct.exec(script)),
    transaction: (work) => exclusively(() => driver.transaction((client) => work(queriesOf(client)))),
    listen: (channel, onPayload) => exclusively(() => driver.listen(channel, onPayload)),
    exclusively,
    close: () => exclusively(() => connection.close()),
  }
}

/** Whether a database lies there, and not the folder alone that a first start left behind. */
export function holdsPglite(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

/** Made aside and then renamed: files that were copied by half never open again. */
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.init`
  for (const remains of [unfinished, folder]) rmSync(remains, { recursive: true, force: true })
  const made = await PGlite.create(unfinished)
  await made.close()
  renameSync(unfinished, folder)
}
