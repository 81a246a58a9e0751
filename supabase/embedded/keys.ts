import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'

export type Keys = {
  /** Public: the browser holds it. Whoever shows it alone is `anon`. */
  publishableKey: string
  /** Whoever shows it is `service_role` and above row-level security. */
  secretKey: string
  /** Signs access tokens; who knows it can be anybody. */
  jwtSecret: string
}

const FILE = 'keys.json'

/** The keys of a data folder, made on the first start and readable by its owner alone. */
export async function keepKeys(folder: string): Promise<Keys> {
  const file = join(folder, FILE)
  if (existsSync(file)) return parseKeys(JSON.parse(readFileSync(file, 'utf8')))
  const keys = {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}

function parseKeys(value: unknown): Keys {
  if (typeof value === 'object' && value !== null) {
    const { publishableKey, secretKey, jwtSecret } = { publishableKey: '', secretKey: '', jwtSecret: '', ...value }
    const keys = { publishableKey, secretKey, jwtSecret }
    if (Object.values(keys).every((key) => typeof key === 'string' && key.length > 20)) return keys
  }
  throw new Error(
    `${FILE} does not hold the three keys; remove it to have new ones made (everybody must sign in again)`,
  )
}
