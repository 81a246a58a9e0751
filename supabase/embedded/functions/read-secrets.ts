import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * What `supabase secrets set --env-file` would send to a hosted project: `supabase/functions/.env`, where there is one, or
 * the file that `UTALII_SECRETS` names.
 */
export function readSecrets(root: string): Readonly<Record<string, string>> {
  const file = process.env['UTALII_SECRETS'] || join(root, 'supabase', 'functions', '.env')
  if (!existsSync(file)) return {}
  const entries = Object.entries(parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
