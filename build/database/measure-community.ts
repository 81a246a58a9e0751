// The community at ten thousand and at a million posts (`POSTS=` sets another size): pages of the feed and of comments,
// searches, a post and a clap, as a visitor and as a person ask for them, with row-level security on.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Notice, type TransactionSql } from 'postgres'
import { communityQuestions, type Question } from './community-questions.ts'
import { CLAPS_PER_POST, createSchema, fillCommunity } from './community-rows.ts'
import { startPostgres } from '#embedded/database/postgres-server.ts'

const SMALL = 10_000
const LARGE = Number(process.env['POSTS'] || 1_000_000)
const ROUNDS = 200
const MOST_RATIO = 2
const MOST_SLOWER_MS = 1

type Figures = { posts: number; p95Ms: Record<string, number>; plans: Record<string, string> }

const folder = mkdtempSync(join(tmpdir(), 'utalii-community-bench-'))
// The database runs as a user of its own, who has to get there.
chmodSync(folder, 0o755)
const server = process.env['DATABASE_URL'] ? null : await startPostgres(join(folder, 'postgres'))
/** What the database says aside: the plans of the statements, those inside functions too. */
const notices: string[] = []
const onnotice = ({ message = '' }: Notice) => void notices.push(message)
const sql = postgres(server?.url ?? process.env['DATABASE_URL'] ?? '', { max: 1, onnotice })
try {
  await createSchema(sql)
  const results: Figures[] = []
  for (const posts of [SMALL, LARGE]) {
    console.log(`${posts} posts: writing them`)
    await fillCommunity(sql, posts)
    console.log(`${posts} posts: asking`)
    results.push(await measure(posts))
  }
  report(results)
} finally {
  await sql.end({ timeout: 3 })
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(posts: number): Promise<Figures> {
  const samples: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS + 10; round += 1) {
    for (const [name, question] of Object.entries(communityQuestions(posts, round))) {
      const tookMs = await ask(question, async (asker) => {
        const startMs = performance.now()
        const rows = await asker.unsafe(question.statement)
        if (rows.length === 0) throw new Error(`${name} found nothing`)
        return performance.now() - startMs
      })
      // The first rounds warm the caches.
      if (round >= 10) (samples[name] ??= []).push(tookMs)
    }
  }
  const plans = await explain(posts)
  const p95Ms = Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, p95(values)]))
  return { posts, p95Ms, plans }
}

async function explain(posts: number): Promise<Record<string, string>> {
  await sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = 'notice';
    set auto_explain.log_min_duration = 0;
  `)
  const plans: Record<string, string> = {}
  for (const [name, question] of Object.entries(communityQuestions(posts, 1))) {
    notices.length = 0
    await ask(question, (asker) => asker.unsafe(question.statement))
    plans[name] = notices.join('\n')
  }
  await sql.unsafe('set auto_explain.log_min_duration = -1')
  return plans
}

/** Speaks as a visitor, or as the first of the people. */
async function ask<T>({ isPerson }: Question, work: (asker: TransactionSql) => Promise<T>): Promise<T> {
  const answers: T[] = []
  await sql.begin(async (transaction) => {
    if (isPerson) await transaction`select set_config('request.jwt.claim.sub', md5('person 1')::uuid::text, true)`
    await transaction.unsafe(`set local role ${isPerson ? 'authenticated' : 'anon'}`)
    answers.push(await work(transaction))
  })
  const [answer] = answers
  if (answer === undefined) throw new Error('There was no answer')
  return answer
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
}

function report([small, large]: readonly Figures[]): void {
  if (!small || !large) throw new Error('Nothing was measured')
  const faults: string[] = []
  const lines = Object.entries(large.p95Ms).map(([name, largeMs]) => {
    const smallMs = small.p95Ms[name] ?? 0
    const plan = large.plans[name] ?? ''
    const indexes = new Set(
      Array.from(plan.matchAll(/Index (?:Only )?Scan(?: Backward)? (?:using|on) (\w+)/g), ([, index]) => index),
    )
    if (indexes.size === 0 || /Seq Scan on post/.test(plan)) faults.push(`${name} reads a whole table:\n${plan}`)
    // Below a millisecond a ratio says more about the machine than about the query.
    if (largeMs > MOST_RATIO * smallMs && largeMs - smallMs > MOST_SLOWER_MS)
      faults.push(`${name} grows with the posts`)
    return `| ${name} | ${smallMs.toFixed(2)} | ${largeMs.toFixed(2)} | ${(largeMs / smallMs).toFixed(2)} | ${[...indexes].join(', ')} |`
  })
  const markdown = [
    `# The community at ${large.posts.toLocaleString('en')} posts`,
    '',
    `${(large.posts * CLAPS_PER_POST).toLocaleString('en')} claps, PostgreSQL ${server ? 'from npm' : 'at DATABASE_URL'}, ${cpus().length} cores (${cpus()[0]?.model.trim()}). p95 of ${ROUNDS} questions, in ms.`,
    '',
    `| question | ${small.posts.toLocaleString('en')} posts | ${large.posts.toLocaleString('en')} posts | ratio | indexes |`,
    '| --- | --: | --: | --: | --- |',
    ...lines,
    '',
  ].join('\n')
  console.log(`\n${markdown}`)
  writeFileSync('tests/bench/results/community.md', markdown)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
