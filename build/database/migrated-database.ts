import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { getAuthSchemaSql } from '@supabase/lite'
import { createPlatformObjects, createStorageTables } from '#embedded/database/bootstrap.ts'

const FOLDER = 'supabase'

/** Who asks, as the API says before each request. */
const CLAIMS_SQL = `
create function auth.uid() returns uuid language sql stable
  as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
create function auth.jwt() returns jsonb language sql stable
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
`

/** Where the Supabase command line puts it, and the search path that it gives the tests. */
const PGTAP_SQL = `
create extension pgtap schema extensions;
set search_path = public, extensions;
`

/**
 * A throw-away PostgreSQL in this process with every migration and the seed applied.
 * @throws Error naming the file that failed.
 */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgcrypto, pgtap } })
  const platform = {
    exec: async (script: string) => {
      await database.exec(script)
    },
  }
  await createPlatformObjects(platform)
  await platform.exec(CLAIMS_SQL)
  await platform.exec(getAuthSchemaSql())
  await createStorageTables(platform)
  await platform.exec(PGTAP_SQL)
  for (const file of listScripts(join(FOLDER, 'migrations'))) await runScript(database, file)
  await runScript(database, join(FOLDER, 'seed.sql'))
  return database
}

/** The SQL files of a folder in the order of their names. */
export function listScripts(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => join(folder, file))
}

async function runScript(database: PGlite, file: string): Promise<void> {
  try {
    await database.transaction((transaction) => transaction.exec(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
