import { writeFileSync } from 'node:fs'
import { seedSql } from './seed-sql.ts'

writeFileSync('supabase/seed.sql', seedSql())
