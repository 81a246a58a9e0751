import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateDatabaseTypes, TYPES_FILE } from './database-types.ts'

it('src/gateway/database-types.ts is what `npm run db:types` writes', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes())
}, 90_000)
