// Runs the pgTAP files of supabase/tests/database on an embedded PostgreSQL and prints their TAP. The Supabase command
// line runs the same files with `supabase test db`. The first argument names a file for the counts.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createMigratedDatabase, listScripts } from './migrated-database.ts'

const TAP_LINE = /^(?:ok|not ok|1\.\.\d|#)/

const database = await createMigratedDatabase()
let passed = 0
const failures: string[] = []
for (const file of listScripts('supabase/tests/database')) {
  const name = basename(file)
  console.log(`# ${name}`)
  const lines = await runFile(database, file)
  console.log(lines.join('\n'))
  passed += lines.filter((line) => line.startsWith('ok')).length
  failures.push(...lines.filter(isFailure).map((line) => `${name}: ${line}`))
}
await database.close()

console.log(`# ${passed} passed, ${failures.length} failed`)
const report = process.argv[2]
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failures }))
process.exitCode = failures.length > 0 ? 1 : 0

/** The first column of every row that is TAP; a file that breaks off is one more failure. */
async function runFile(database: PGlite, file: string): Promise<string[]> {
  const lines: string[] = []
  try {
    const results = await database.exec(readFileSync(file, 'utf8'))
    for (const { rows } of results) {
      for (const row of rows) {
        const [first] = Object.values(row)
        if (typeof first === 'string' && TAP_LINE.test(first)) lines.push(first)
      }
    }
  } catch (error) {
    lines.push(`not ok - broke off: ${error instanceof Error ? error.message : String(error)}`)
  }
  // A file that broke off leaves its transaction and its role behind.
  await database.exec('rollback; reset role')
  return lines
}

/** Also a plan that was not kept, which pgTAP only mentions. */
function isFailure(line: string): boolean {
  return line.startsWith('not ok') || line.startsWith('# Looks like you planned')
}
