import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seedSql } from './seed-sql.ts'

it('supabase/seed.sql is what `npm run db:seed` writes', () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedSql())
})
