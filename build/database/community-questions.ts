/** What is asked, as `anon` or by the first of the people, and with which statement. */
export type Question = { isPerson: boolean; statement: string }

const POST_COLUMNS =
  'id, author_id, author_name, type, body, place, status, published_at, likes, comments, shares, views'
const FEED_ORDER = 'order by published_at desc, id desc limit 12'

/** As the REST interface asks: the statements of src/gateway/community-posts.ts and post-comments.ts, by their names. */
export function communityQuestions(posts: number, round: number): Record<string, Question> {
  const candidate = 101 + ((round * 7919) % (posts - 5_500))
  // One of ten thousand posts is not public.
  const n = candidate % 10_000 === 5_000 ? candidate + 1 : candidate
  const statements = [readingOf(n), searching(n, round), commentsOf(n)].map(Object.entries).flat()
  return Object.fromEntries([
    ...statements.map(([name, statement]) => [name, { isPerson: false, statement }]),
    ...[...statements, ...Object.entries(own(n))].map(([name, statement]) => [
      `${name}, signed in`,
      { isPerson: true, statement },
    ]),
  ])
}

function readingOf(n: number): Record<string, string> {
  const before = timeOf(n)
  return {
    feed: `select ${POST_COLUMNS} from public.community_posts where status = 'public' ${FEED_ORDER}`,
    'feed further down': `select ${POST_COLUMNS} from public.community_posts where status = 'public'
      and published_at <= ${before}
      and (published_at < ${before} or (published_at = ${before} and id < md5('post ${n}')::uuid)) ${FEED_ORDER}`,
    'feed of one type': `select ${POST_COLUMNS} from public.community_posts
      where status = 'public' and type = 'VR' ${FEED_ORDER}`,
    post: `select ${POST_COLUMNS} from public.community_posts where id = md5('post ${n}')::uuid`,
  }
}

function searching(n: number, round: number): Record<string, string> {
  const search = (words: string, more = '') => `select ${POST_COLUMNS} from public.search_posts('${words}'${more})`
  const kind = `kind${round % 101}x`
  return {
    'search: in every post': search('quiet mor'),
    'search: in 1 of 100': search(kind),
    'search: in 1 of 100, next page': search(kind, `, null, 24, ${timeOf(n + 5_000)}, md5('post')::uuid`),
    'search: in 1 of 100, of one type': search(kind, `, 'VR'`),
    'search: in 1 of 200': search(`herd${round % 211}x`),
    'search: in 1 of 1,000': search(`bird${round % 997}x`),
    'search: in 1 of 1,000, two words': search(`bird${round % 997}x qui`),
    'search: in one': search(`number ${n}`),
  }
}

function commentsOf(n: number): Record<string, string> {
  const page = (
    after: string,
  ) => `select id, author_id, author_name, author_username, parent_id, body, status, created_at
    from public.post_comments where post_id = md5('post 1')::uuid and status in ('public', 'in_review') ${after}
    order by created_at, id limit 50`
  const after = timeOf(n - (n % 10))
  return {
    comments: page(''),
    'comments further down': page(`and created_at >= ${after}
      and (created_at > ${after} or (created_at = ${after} and id > md5('comment ${n - (n % 10)}')::uuid))`),
  }
}

function own(n: number): Record<string, string> {
  return {
    'own unseen posts': `select id, author_name, type, body, place, status, review_note, created_at from public.posts
      where author_id = auth.uid() and status <> 'public' order by created_at desc limit 20`,
    'a clap': `select public.applaud_post(md5('post ${n}')::uuid, 1)`,
  }
}

function timeOf(n: number): string {
  return `timestamptz '2026-01-01' + ${n} * interval '3 seconds'`
}
