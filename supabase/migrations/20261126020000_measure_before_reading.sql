-- The queue holds what can be decided about, what is written is measured before it is read, and who asks what was decided
-- about them is not answered from all that was ever removed.

-- Refuses what a check of the table would refuse, in its words, but before anybody waits for a lock and before anything is
-- read: checks come after triggers.
create function private.refuse_unless(possible boolean, relation text, broken text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not possible then
    raise exception 'new row for relation "%" violates check constraint "%"', relation, broken
      using errcode = 'check_violation', constraint = broken;
  end if;
end;
$$;

revoke execute on function private.refuse_unless(boolean, text, text) from public, anon, authenticated;

create or replace function private.accept_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limit_per_minute constant integer := 20;
begin
  perform private.refuse_unless(char_length(new.body) <= 500, 'chat_messages', 'chat_messages_body_check');
  -- One writer at a time: whoever has seen a position has seen every one before it.
  perform pg_advisory_xact_lock(hashtextextended('chat_messages', 0));
  perform private.refuse_taken_id(
    'chat_messages', (select author_id from public.chat_messages where id = new.id), new.author_id
  );
  if not private.count_writing(new.author_id, 'message', interval '1 minute', limit_per_minute) then
    raise exception 'There are already % messages in a minute', limit_per_minute
      using errcode = 'check_violation', constraint = 'chat_messages_rate';
  end if;
  new.position := nextval('private.chat_positions');
  select name, username into new.author_name, new.author_username from private.author_of(new.author_id);
  new.status := case when private.has_link(new.body) then 'in_review' else 'public' end;
  return new;
end;
$$;

create or replace function private.accept_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limit_per_minute constant integer := 10;
begin
  perform private.refuse_unless(char_length(new.body) <= 500, 'post_comments', 'post_comments_body_check');
  perform pg_advisory_xact_lock(hashtextextended('comments of ' || new.author_id, 0));
  perform private.refuse_taken_id(
    'post_comments', (select author_id from public.post_comments where id = new.id), new.author_id
  );
  if not private.count_writing(new.author_id, 'comment', interval '1 minute', limit_per_minute) then
    raise exception 'There are already % comments in a minute', limit_per_minute
      using errcode = 'check_violation', constraint = 'post_comments_rate';
  end if;
  if new.parent_id is not null and not exists (
    select from public.post_comments as parent
    where parent.id = new.parent_id and parent.post_id = new.post_id and parent.parent_id is null
  ) then
    raise exception 'An answer belongs to a comment on the same post'
      using errcode = 'check_violation', constraint = 'post_comments_one_level';
  end if;
  select name, username into new.author_name, new.author_username from private.author_of(new.author_id);
  new.status := case when private.has_link(new.body) then 'in_review' else 'public' end;
  return new;
end;
$$;

-- Its words are indexed by a trigger of their own.
create or replace function private.accept_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  daily_limit constant integer := 10;
begin
  perform private.refuse_unless(char_length(new.body) <= 2000, 'posts', 'posts_body_check');
  perform private.refuse_unless(char_length(new.place) <= 120, 'posts', 'posts_place_check');
  perform private.refuse_unless(cardinality(new.panorama_faces) between 1 and 6, 'posts', 'posts_panorama_faces_check');
  perform private.refuse_unless(
    new.panorama_faces is null
      or private.is_pyramid(new.panorama_faces, new.media_width, new.media_height) is true,
    'posts', 'posts_panorama_is_possible'
  );
  if tg_op = 'INSERT' then
    -- Two posts of one person at the same moment are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended('posts of ' || new.author_id, 0));
    perform private.refuse_taken_id('posts', (select author_id from public.posts where id = new.id), new.author_id);
    if not private.count_writing(new.author_id, 'post', interval '1 day', daily_limit) then
      raise exception 'There are already % posts of today', daily_limit
        using errcode = 'check_violation', constraint = 'posts_daily_limit';
    end if;
    select name, username into new.author_name, new.author_username from private.author_of(new.author_id);
  elsif not new.is_draft and old.status <> 'draft' and
    (
      new.body, new.place, new.type, new.media_path, new.media_alt, new.media_width, new.media_height,
      new.panorama_faces
    ) is not distinct from (
      old.body, old.place, old.type, old.media_path, old.media_alt, old.media_width, old.media_height,
      old.panorama_faces
    ) then
    -- Nothing that anybody reads has changed.
    return new;
  else
    new.edited_at := now();
  end if;
  if new.is_draft then
    new.status := 'draft';
    new.published_at := null;
  else
    if not private.has_stored_media(new) then
      raise exception 'The picture is not stored' using errcode = 'check_violation', constraint = 'posts_media_is_stored';
    end if;
    new.submitted_at := now();
    new.status := case when private.needs_review(new) then 'in_review' else 'public' end;
    if new.status = 'public' then
      new.published_at := coalesce(new.published_at, now());
    end if;
  end if;
  return new;
end;
$$;

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
