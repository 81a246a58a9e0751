-- The queue holds what can be decided about, and who asks what was decided about them is not answered from all that was ever
-- removed.

-- A reported post that its author has made a draft again is nobody's to read or to decide about. Its reports stay open, and
-- come back with it.
create or replace function private.moderation_queue()
returns table (
  subject_kind text, subject_id uuid, author_id uuid, author_name text, body text, media_path text, media_alt text,
  waiting_since timestamptz, due_at timestamptz, reasons text[], submitted_at timestamptz, panorama_faces integer[],
  details text[]
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators see the queue' using errcode = 'insufficient_privilege';
  end if;
  return query
  with waiting as (
    select 'post' as kind, post.id, post.submitted_at as since, null::text as reason, null::text as details
    from public.posts as post where post.status = 'in_review'
    union all
    select 'comment', comment.id, comment.created_at, null, null
    from public.post_comments as comment where comment.status = 'in_review'
    union all
    select 'message', message.id, message.created_at, null, null
    from public.chat_messages as message where message.status = 'in_review'
    union all
    select report.subject_kind, report.subject_id, report.created_at, report.reason, nullif(btrim(report.details), '')
    from public.reports as report where report.status = 'open'
  ),
  grouped as (
    select kind, id, min(since) as since, array_remove(array_agg(distinct reason), null) as reasons,
      array_remove(array_agg(waiting.details), null) as details
    from waiting group by kind, id
  )
  select
    item.kind, item.id,
    coalesce(post.author_id, comment.author_id, message.author_id, person.id),
    coalesce(post.author_name, comment.author_name, message.author_name, (private.author_of(person.id)).name),
    coalesce(post.body, comment.body, message.body, private.latest_words_of(person.id), ''), post.media_path, post.media_alt,
    item.since, item.since + interval '48 hours', item.reasons,
    post.submitted_at, post.panorama_faces, item.details
  from grouped as item
  left join public.posts as post on item.kind = 'post' and post.id = item.id and post.status <> 'draft'
  left join public.post_comments as comment on item.kind = 'comment' and comment.id = item.id
  left join public.chat_messages as message on item.kind = 'message' and message.id = item.id
  left join auth.users as person on item.kind = 'person' and person.id = item.id
  where coalesce(post.author_id, comment.author_id, message.author_id, person.id) <> (select auth.uid())
  order by item.since, item.id
  limit 100;
end;
$$;

-- What was removed of what a person wrote, without looking at the rest of theirs or at what was removed of others.
create index post_comments_removed_idx on public.post_comments (author_id) where status = 'removed';
create index chat_messages_removed_idx on public.chat_messages (author_id) where status = 'removed';
