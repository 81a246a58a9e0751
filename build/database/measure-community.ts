// The community at ten thousand and at a million posts (`POSTS=` sets another size): a page of the feed, a search and a
// post, as a visitor asks for them, with row-level security on.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAuthSchemaSql } from '@supabase/lite'
import postgres, { type Notice, type TransactionSql } from 'postgres'
import { listScripts } from './migrated-database.ts'
import { createPlatformObjects, createStorageTables } from '#embedded/database/bootstrap.ts'
import { startPostgres } from '#embedded/database/postgres-server.ts'

const SMALL = 10_000
const LARGE = Number(process.env['POSTS'] || 1_000_000)
const CLAPS_PER_POST = 10
/** Written in one transaction. */
const PIECE = 50_000
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
  await createSchema()
  const results: Figures[] = []
  for (const posts of [SMALL, LARGE]) {
    console.log(`${posts} posts: writing them`)
    await fill(posts)
    console.log(`${posts} posts: asking`)
    results.push(await measure(posts))
  }
  report(results)
} finally {
  await sql.end({ timeout: 3 })
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function createSchema(): Promise<void> {
  const platform = { exec: async (script: string) => void (await sql.unsafe(script)) }
  await createPlatformObjects(platform)
  await platform.exec(`
    create or replace function auth.uid() returns uuid language sql stable
      as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
    create or replace function auth.jwt() returns jsonb language sql stable
      as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  `)
  await platform.exec(getAuthSchemaSql())
  await createStorageTables(platform)
  for (const file of listScripts('supabase/migrations')) await platform.exec(readFileSync(file, 'utf8'))
}

/** Adds posts until there are so many. */
async function fill(posts: number): Promise<void> {
  const [{ have } = { have: 0 }] = await sql`select count(*)::integer as have from public.posts`
  for (let from = have; from < posts; from += PIECE) {
    await write(from + 1, Math.min(from + PIECE, posts))
    console.log(`${Math.min(from + PIECE, posts)} of ${posts} are written`)
  }
  await sql.unsafe('vacuum (analyze) public.posts')
  await sql.unsafe('vacuum (analyze) public.post_counters')
  await sql.unsafe('vacuum (analyze) public.post_reactions')
}

/** Writes these posts. Triggers would only slow that down; what they compute is written as they would. */
async function write(first: number, last: number): Promise<void> {
  await sql.unsafe(`
    alter table public.posts disable trigger user;
    insert into auth.users (id, email)
    select md5('person ' || n)::uuid, 'person-' || n || '@example.com' from generate_series(1, 5000) as n
    on conflict do nothing;
    insert into public.posts (
      id, author_id, author_name, author_username, type, body, place, status, published_at, created_at, search
    )
    select md5('post ' || n)::uuid, md5('person ' || 1 + n % 5000)::uuid, 'Person ' || n % 5000, 'person-' || n % 5000,
      (array['Post', 'VR', 'AR'])[1 + n % 3], text.body, 'Lake ' || n % 700, 'public',
      timestamptz '2026-01-01' + n * interval '3 seconds', timestamptz '2026-01-01' + n * interval '3 seconds',
      to_tsvector('simple', text.body || ' Lake ' || n % 700)
    from generate_series(${first}, ${last}) as n
    cross join lateral (
      select 'A morning by the water number ' || n || ' with word' || n % 997 || ' and ' || repeat('many quiet words ', 6)
    ) as text (body);
    insert into public.post_reactions (post_id, user_id, claps)
    select md5('post ' || n)::uuid, md5('person ' || 1 + (n * 7 + who) % 5000)::uuid, ${CLAPS_PER_POST / 2}
    from generate_series(${first}, ${last}) as n cross join generate_series(1, 2) as who;
    insert into public.post_counters (post_id, shard, likes, views)
    select md5('post ' || n)::uuid, shard, ${CLAPS_PER_POST / 2}, 3
    from generate_series(${first}, ${last}) as n cross join generate_series(0, 1) as shard;
    alter table public.posts enable trigger user;
  `)
}

/** As the REST interface asks: the statements of src/gateway/community-posts.ts, in the role of a visitor. */
function questions(posts: number, round: number): Record<string, string> {
  const n = 100 + ((round * 7919) % (posts - 100))
  const columns = 'id, author_id, author_name, type, body, place, status, published_at, likes, comments, shares, views'
  const page = 'order by published_at desc, id desc limit 12'
  const before = `timestamptz '2026-01-01' + ${n} * interval '3 seconds'`
  return {
    feed: `select ${columns} from public.community_posts where status = 'public' ${page}`,
    'feed further down': `select ${columns} from public.community_posts where status = 'public'
      and published_at <= ${before}
      and (published_at < ${before} or (published_at = ${before} and id < md5('post ${n}')::uuid)) ${page}`,
    'feed of one type': `select ${columns} from public.community_posts where status = 'public' and type = 'VR' ${page}`,
    'search for a common word': `select ${columns} from public.search_posts('quiet mor')`,
    'search for a rare word': `select ${columns} from public.search_posts('number ${n}')`,
    post: `select ${columns} from public.community_posts where id = md5('post ${n}')::uuid`,
  }
}

async function measure(posts: number): Promise<Figures> {
  const samples: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS + 10; round += 1) {
    for (const [name, question] of Object.entries(questions(posts, round))) {
      const tookMs = await asVisitor(async (visitor) => {
        const startMs = performance.now()
        const rows = await visitor.unsafe(question)
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
  for (const [name, question] of Object.entries(questions(posts, 1))) {
    notices.length = 0
    await asVisitor((visitor) => visitor.unsafe(question))
    plans[name] = notices.join('\n')
  }
  await sql.unsafe('set auto_explain.log_min_duration = -1')
  return plans
}

async function asVisitor<T>(work: (visitor: TransactionSql) => Promise<T>): Promise<T> {
  const answers: T[] = []
  await sql.begin(async (transaction) => {
    await transaction.unsafe('set local role anon')
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
    if (indexes.size === 0 || plan.includes('Seq Scan')) faults.push(`${name} reads a whole table:\n${plan}`)
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
