import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Queries } from './database.ts'

const NAME = /^(\d{14})_([\w-]+)\.sql$/
/** The history tables of the Supabase CLI, so that it can take over. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`

/**
 * Applies the migrations of `folder` that the database has not seen, in the order of their versions, each in one
 * transaction of its own.
 * @throws Error naming the file that failed, or whose name is no migration's; that file has changed nothing.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await database.exec(HISTORY_SQL)
  const rows = await database.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  for (const file of listScripts(folder)) {
    const [, version = '', name = ''] = NAME.exec(file) ?? []
    if (version === '') throw new Error(`${file} is not named <14 digits>_<name>.sql`)
    if (applied.has(version)) continue
    await applyScript(database, file, readFileSync(join(folder, file), 'utf8'), ({ query }) =>
      query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [version, name]),
    )
  }
}

/**
 * Runs the seed when it is new or has changed; it is written so that it may run again.
 * @throws Error when it fails; it has changed nothing then.
 */
export async function applySeed(database: Database, file: string): Promise<void> {
  if (!existsSync(file)) return
  const script = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(script).digest('hex')
  const path = 'supabase/seed.sql'
  const [known] = await database.query('select hash from supabase_migrations.seed_files where path = $1', [path])
  if (known?.['hash'] === hash) return
  await applyScript(database, path, script, ({ query }) =>
    query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [path, hash],
    ),
  )
}

function listScripts(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
}

async function applyScript(
  database: Database,
  name: string,
  script: string,
  record: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  try {
    await database.transaction(async (queries) => {
      await queries.exec(script)
      await record(queries)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${name} failed: ${reason}`, { cause: error })
  }
}
