import { readFileSync } from 'node:fs'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { format } from 'oxfmt'
import { createMigratedDatabase } from './migrated-database.ts'

export const TYPES_FILE = 'src/gateway/database-types.ts'

const HEADING = '// Written by `npm run db:types` from supabase/migrations.\n\n'

/** The types of the exposed schema, as `supabase gen types` writes them, in the format of this project. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await createMigratedDatabase()
  const metadata = await introspect(database, { includedSchemas: ['public'] })
  await database.close()
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))
  return generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: async (code) => (await format(TYPES_FILE, HEADING + code, options)).code,
  })
}
