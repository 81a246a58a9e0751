-- How much somebody writes is counted apart from what they wrote: whoever deletes it has written it all the same.
create table private.writings (
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'message')),
  written_at timestamptz not null,
  -- What was written in one transaction is one row.
  written integer not null check (written > 0),
  primary key (author_id, kind, written_at)
);

create index writings_written_at_idx on private.writings (written_at);

alter table private.writings enable row level security;

revoke all on table private.writings from public, anon, authenticated, service_role;

-- What was written before counts were kept apart.
insert into private.writings (author_id, kind, written_at, written)
select author_id, 'post', created_at, count(*) from public.posts
where created_at > now() - interval '1 day' group by author_id, created_at;

-- One more within the limit: true where it was counted. Whoever calls it holds a lock under which this person writes alone.
create function private.count_writing(author uuid, counted_kind text, stretch interval, allowed integer) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- No limit asks about more than a day. Rows that another writer is sweeping are left to them.
  delete from private.writings as writing using (
    select author_id, kind, written_at from private.writings
    where written_at <= now() - interval '1 day' limit 1000 for update skip locked
  ) as old
  where (writing.author_id, writing.kind, writing.written_at) = (old.author_id, old.kind, old.written_at);
  if (
    select coalesce(sum(written), 0) from private.writings
    where author_id = author and kind = counted_kind and written_at > now() - stretch
  ) >= allowed then
    return false;
  end if;
  insert into private.writings as writing (author_id, kind, written_at, written)
  values (author, counted_kind, now(), 1)
  on conflict (author_id, kind, written_at) do update set written = writing.written + 1;
  return true;
end;
$$;

revoke execute on function private.count_writing(uuid, text, interval, integer) from public, anon, authenticated;

create or replace function private.accept_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limit_per_minute constant integer := 20;
begin
  -- One writer at a time: whoever has seen a position has seen every one before it.
  perform pg_advisory_xact_lock(hashtextextended('chat_messages', 0));
  if exists (select from public.chat_messages where id = new.id) then
    raise exception 'duplicate key value violates unique constraint "chat_messages_pkey"'
      using errcode = 'unique_violation', constraint = 'chat_messages_pkey';
  end if;
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
  perform pg_advisory_xact_lock(hashtextextended('comments of ' || new.author_id, 0));
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

create or replace function private.accept_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  daily_limit constant integer := 10;
begin
  if tg_op = 'INSERT' then
    -- Two posts of one person at the same moment are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended('posts of ' || new.author_id, 0));
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
  new.search := to_tsvector('simple', concat_ws(' ', new.body, new.place, new.author_name, new.author_username));
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
