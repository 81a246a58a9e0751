// What the community's queries are measured on: a schema with every migration, and people, posts, claps and comments in it.
import { readFileSync } from 'node:fs'
import { getAuthSchemaSql } from '@supabase/lite'
import type { Sql } from 'postgres'
import { listScripts } from './migrated-database.ts'
import { createPlatformObjects, createStorageTables } from '#embedded/database/bootstrap.ts'

export const CLAPS_PER_POST = 10
/** Written in one transaction. */
const PIECE = 50_000

export async function createSchema(sql: Sql): Promise<void> {
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
export async function fillCommunity(sql: Sql, posts: number): Promise<void> {
  const [{ have } = { have: 0 }] = await sql`select count(*)::integer as have from public.posts`
  for (let from = have; from < posts; from += PIECE) {
    await write(sql, from + 1, Math.min(from + PIECE, posts))
    console.log(`${Math.min(from + PIECE, posts)} of ${posts} are written`)
  }
  for (const table of ['posts', 'post_counters', 'post_reactions', 'post_comments']) {
    await sql.unsafe(`vacuum (analyze) public.${table}`)
  }
}

/**
 * Writes these posts. Triggers would only slow that down; what they compute is written as they would. Of 5,000 people the
 * first has posts that nobody else sees yet, the second is a moderator. A tenth of the comments are on the first post. No word that
 * is numbered begins with another one.
 */
async function write(sql: Sql, first: number, last: number): Promise<void> {
  await sql.unsafe(`
    alter table public.posts disable trigger user;
    alter table public.post_comments disable trigger user;
    insert into auth.users (id, email)
    select md5('person ' || n)::uuid, 'person-' || n || '@example.com' from generate_series(1, 5000) as n
    on conflict do nothing;
    insert into public.moderators (user_id) values (md5('person 2')::uuid) on conflict do nothing;
    insert into public.posts (
      id, author_id, author_name, author_username, type, body, place, status, published_at, created_at, search
    )
    select md5('post ' || n)::uuid, md5('person ' || 1 + n % 5000)::uuid, 'Person ' || n % 5000, 'person-' || n % 5000,
      (array['Post', 'VR', 'AR'])[1 + n % 3], text.body, 'Lake ' || n % 700,
      case when n % 10000 = 5000 then 'in_review' else 'public' end, text.written_at, text.written_at,
      array_to_tsvector(private.search_words(
        concat_ws(' ', text.body, 'Lake ' || n % 700, 'Person ' || n % 5000, 'person-' || n % 5000)
      ))
    from generate_series(${first}, ${last}) as n
    cross join lateral (
      select
        'A morning by the water number ' || n || ' with a bird' || n % 997 || 'x and a herd' || n % 211 || 'x and a kind'
          || n % 101 || 'x and ' || repeat('many quiet words ', 6),
        timestamptz '2026-01-01' + n * interval '3 seconds'
    ) as text (body, written_at);
    insert into public.post_reactions (post_id, user_id, claps)
    select md5('post ' || n)::uuid, md5('person ' || 1 + (n * 7 + who) % 5000)::uuid, ${CLAPS_PER_POST / 2}
    from generate_series(${first}, ${last}) as n cross join generate_series(1, 2) as who;
    insert into public.post_counters (post_id, shard, likes, views)
    select md5('post ' || n)::uuid, shard, ${CLAPS_PER_POST / 2}, 3
    from generate_series(${first}, ${last}) as n cross join generate_series(0, 1) as shard;
    insert into public.post_comments (id, post_id, author_id, author_name, body, created_at)
    select md5('comment ' || n)::uuid, md5('post ' || case when n % 10 = 0 then 1 else n end)::uuid,
      md5('person ' || 1 + n % 5000)::uuid, 'Person ' || n % 5000, 'Karibu ' || n,
      timestamptz '2026-01-01' + n * interval '3 seconds'
    from generate_series(${first}, ${last}) as n;
    alter table public.posts enable trigger user;
    alter table public.post_comments enable trigger user;
  `)
}
