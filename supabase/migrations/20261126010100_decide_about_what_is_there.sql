-- What moderators decide is decided about something that is there, and is told to whoever wrote it. Comments are read where
-- their post is. What is written is measured before it is read, and who sends the same thing again learns that it is stored.

-- A post that was rejected waits again however it is changed: with a letter more it was public at once.
alter table public.posts add column rejected_at timestamptz;
comment on column public.posts.rejected_at is
  'When a moderator rejected or removed it; no more where one approved it afterwards.';
update public.posts as post
set rejected_at = coalesce(
  (
    select max(logged.created_at) from public.moderation_log as logged
    where logged.subject_kind = 'post' and logged.subject_id = post.id and logged.decision in ('reject', 'remove')
  ),
  post.submitted_at,
  now()
)
where post.status in ('rejected', 'removed');

-- Everybody who is signed in reads the notes of public posts; what a moderator said of an earlier text is for its author alone.
update public.posts set review_note = '' where status = 'public' and review_note <> '';

create or replace function private.needs_review(post public.posts) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select post.media_path is not null
    or post.rejected_at is not null
    or private.has_link(post.body || ' ' || post.place)
    or not exists (
      select from public.posts as earlier
      where earlier.author_id = post.author_id and earlier.status = 'public' and earlier.id <> post.id
    );
$$;

-- Whoever sends something again, because no answer came, is told that it is there, also where they may send nothing more;
-- another's id is nobody's to take. Called under the lock under which a person writes alone.
create function private.refuse_taken_id(relation text, stored_for uuid, author_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if $2 = $3 then
    raise exception 'duplicate key value violates unique constraint "%_pkey"', $1
      using errcode = 'unique_violation', constraint = $1 || '_pkey';
  elsif $2 is not null then
    raise exception 'Somebody else has written this' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

revoke execute on function private.refuse_taken_id(text, uuid, uuid) from public, anon, authenticated;

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

-- The post is asked for with the rights of whoever asks: who may not read it reads no comments on it. One look-up for each
-- comment, and no `exists`, which the planner would answer for every post there is.
drop policy "Everybody reads public comments" on public.post_comments;
create policy "Everybody reads public comments on what they can read" on public.post_comments
  for select to anon
  using (status = 'public' and (select true from public.posts as post where post.id = post_id));

drop policy "People read public comments and their own, moderators all" on public.post_comments;
create policy "People read public comments on what they can read and their own, moderators all" on public.post_comments
  for select to authenticated
  using (
    author_id = (select auth.uid())
    or (select private.is_moderator())
    or (status = 'public' and (select true from public.posts as post where post.id = post_id))
  );

-- What others have seen can be reported: no draft, and nothing that waits for its first time.
create or replace function private.accept_report() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  daily_limit constant integer := 30;
begin
  perform pg_advisory_xact_lock(hashtextextended('reports of ' || new.reporter_id, 0));
  if (
    select count(*) from public.reports
    where reporter_id = new.reporter_id and created_at > now() - interval '1 day'
  ) >= daily_limit then
    raise exception 'There are already % reports of today', daily_limit
      using errcode = 'check_violation', constraint = 'reports_daily_limit';
  end if;
  if not (case new.subject_kind
    when 'post' then exists (
      select from public.posts where id = new.subject_id and status <> 'draft' and published_at is not null
    )
    when 'comment' then exists (
      select from public.post_comments where id = new.subject_id and status <> 'in_review'
    )
    when 'message' then exists (
      select from public.chat_messages where id = new.subject_id and status <> 'in_review'
    )
    else exists (select from auth.users where id = new.subject_id)
  end) then
    raise exception 'There is nothing to report'
      using errcode = 'foreign_key_violation', constraint = 'reports_subject';
  end if;
  return new;
end;
$$;

-- Who wrote what there is to decide about: nobody where it is gone, or was taken back.
create or replace function private.author_of_subject(subject_kind text, subject_id uuid) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select case $1
    when 'post' then (select author_id from public.posts where id = $2 and status <> 'draft')
    when 'comment' then (select author_id from public.post_comments where id = $2)
    when 'message' then (select author_id from public.chat_messages where id = $2)
  end;
$$;

create or replace function private.moderate(
  subject_kind text, subject_id uuid, decision text, reason text, seen_submission timestamptz
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_status text := case $3 when 'approve' then 'public' when 'reject' then 'rejected' when 'remove' then 'removed' end;
  other_status text := case $3 when 'approve' then 'public' else 'removed' end;
  author uuid;
begin
  if not private.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  if $1 <> 'person' then
    author := private.author_of_subject($1, $2);
    if author = auth.uid() then
      raise exception 'Nobody decides about what they wrote' using errcode = 'insufficient_privilege';
    elsif author is null then
      raise exception 'There is nothing to decide about'
        using errcode = 'foreign_key_violation', constraint = 'moderation_log_subject';
    end if;
  end if;
  if $1 = 'post' and new_status = 'public' and exists (
    select from public.posts as post where post.id = $2 and post.submitted_at <> seen_submission for update
  ) then
    raise exception 'The post has been changed since' using errcode = 'check_violation', constraint = 'posts_as_seen';
  end if;
  insert into public.moderation_log (moderator_id, subject_kind, subject_id, decision, reason)
  values (auth.uid(), $1, $2, $3, btrim($4));
  update public.reports as report
  set status = case when $3 in ('reject', 'remove') then 'upheld' else 'dismissed' end
  where report.subject_kind = $1 and report.subject_id = $2 and report.status = 'open';
  if $1 = 'person' then
    perform private.decide_about_person($2, $3, btrim($4));
  elsif new_status is null then
    return;
  elsif $1 = 'post' then
    update public.posts as post
    set status = private.status_for(post.author_id, new_status),
      review_note = case when new_status = 'public' then '' else btrim($4) end,
      rejected_at = case when new_status = 'public' then null else now() end,
      published_at = case when new_status = 'public' then coalesce(post.published_at, now()) else post.published_at end
    where post.id = $2 and post.status <> 'draft';
  elsif $1 = 'comment' then
    update public.post_comments as comment
    set status = private.status_for(comment.author_id, other_status) where comment.id = $2;
  elsif $1 = 'message' then
    update public.chat_messages as message
    set status = private.status_for(message.author_id, other_status) where message.id = $2;
  end if;
end;
$$;

create index moderation_log_subject_idx on public.moderation_log (subject_kind, subject_id, created_at desc);

-- The last decision about each thing of the person who asks that others do not see because of it, and about themselves while
-- they are suspended, the latest first. Not who decided.
create function private.my_decisions()
returns table (subject_kind text, subject_id uuid, body text, decision text, reason text, decided_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select own.kind, own.id, own.body, logged.decision, logged.reason, logged.created_at
  from (
    select 'post' as kind, id, body from public.posts
    where author_id = (select auth.uid()) and status in ('rejected', 'removed')
    union all
    select 'comment', id, body from public.post_comments where author_id = (select auth.uid()) and status = 'removed'
    union all
    select 'message', id, body from public.chat_messages where author_id = (select auth.uid()) and status = 'removed'
    union all
    select 'person', user_id, '' from public.suspensions where user_id = (select auth.uid())
  ) as own
  cross join lateral (
    select log.decision, log.reason, log.created_at from public.moderation_log as log
    where log.subject_kind = own.kind and log.subject_id = own.id and log.decision in ('reject', 'remove')
    order by log.created_at desc
    limit 1
  ) as logged
  order by logged.created_at desc, own.id
  limit 100;
$$;

revoke execute on function private.my_decisions() from public, anon, authenticated;
grant execute on function private.my_decisions() to authenticated;

create function public.my_decisions()
returns table (subject_kind text, subject_id uuid, body text, decision text, reason text, decided_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.my_decisions();
$$;

revoke execute on function public.my_decisions() from public, anon, authenticated, service_role;
grant execute on function public.my_decisions() to authenticated;
