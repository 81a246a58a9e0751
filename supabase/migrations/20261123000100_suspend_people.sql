-- A person whom moderators have suspended: what they wrote is hidden, and they write nothing more, until it is lifted. Set
-- and lifted by `moderate()` alone, which writes both down.
create table public.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- What the moderator said to the person.
  reason text not null default '' check (char_length(reason) <= 500),
  created_at timestamptz not null default now()
);

alter table public.suspensions enable row level security;

revoke all on table public.suspensions from public, anon, authenticated, service_role;
grant select on table public.suspensions to authenticated;
grant select, insert, update, delete on table public.suspensions to service_role;

-- A moderator who is suspended decides nothing.
create or replace function private.is_moderator() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.moderators where user_id = (select auth.uid()))
    and not exists (select from public.suspensions where user_id = (select auth.uid()));
$$;

create policy "People learn that they are suspended, moderators who is" on public.suspensions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_moderator()));

-- 'withheld' was public, or would be, and is hidden while its author is suspended.
alter table public.posts drop constraint posts_status_check;
alter table public.posts add constraint posts_status_check
  check (status in ('draft', 'in_review', 'public', 'withheld', 'rejected', 'removed'));
alter table public.post_comments drop constraint post_comments_status_check;
alter table public.post_comments add constraint post_comments_status_check
  check (status in ('in_review', 'public', 'withheld', 'removed'));
alter table public.chat_messages drop constraint chat_messages_status_check;
alter table public.chat_messages add constraint chat_messages_status_check
  check (status in ('in_review', 'public', 'withheld', 'removed'));

create function private.is_suspended(person uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.suspensions where user_id = $1);
$$;

revoke execute on function private.is_suspended(uuid) from public, anon, authenticated;

create function private.refuse_suspended() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_suspended(new.author_id) then
    raise exception 'This person is suspended' using errcode = 'UT403';
  end if;
  return new;
end;
$$;

revoke execute on function private.refuse_suspended() from public, anon, authenticated;

-- Named to come after `accept_…`, which waits for the locks that a suspension takes.
create trigger refuse_suspended before insert on public.post_comments
  for each row execute function private.refuse_suspended();
create trigger refuse_suspended before insert on public.chat_messages
  for each row execute function private.refuse_suspended();
create trigger refuse_suspended before insert
  or update of type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft
  on public.posts
  for each row execute function private.refuse_suspended();

create function private.suspend_person(person uuid, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What is being written at this moment is stored before, and hidden with the rest.
  perform pg_advisory_xact_lock(hashtextextended('posts of ' || $1, 0));
  perform pg_advisory_xact_lock(hashtextextended('comments of ' || $1, 0));
  perform pg_advisory_xact_lock(hashtextextended('chat_messages', 0));
  insert into public.suspensions as suspension (user_id, reason) values ($1, $2)
    on conflict (user_id) do update set reason = excluded.reason;
  update public.posts set status = 'withheld' where author_id = $1 and status = 'public';
  update public.post_comments set status = 'withheld' where author_id = $1 and status = 'public';
  update public.chat_messages set status = 'withheld' where author_id = $1 and status = 'public';
end;
$$;

revoke execute on function private.suspend_person(uuid, text) from public, anon, authenticated;

create function private.lift_suspension(person uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.suspensions where user_id = $1;
  update public.posts set status = 'public' where author_id = $1 and status = 'withheld';
  update public.post_comments set status = 'public' where author_id = $1 and status = 'withheld';
  update public.chat_messages set status = 'public' where author_id = $1 and status = 'withheld';
$$;

revoke execute on function private.lift_suspension(uuid) from public, anon, authenticated;

create function private.decide_about_person(person uuid, decision text, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if $1 = auth.uid() then
    raise exception 'Nobody decides about themselves' using errcode = 'insufficient_privilege';
  elsif not exists (select from auth.users where id = $1) then
    raise exception 'There is nobody to decide about' using errcode = 'foreign_key_violation';
  elsif $2 = 'remove' then
    perform private.suspend_person($1, $3);
  elsif $2 = 'approve' then
    perform private.lift_suspension($1);
  elsif $2 <> 'dismiss' then
    raise exception 'People are suspended, let back in or left as they are' using errcode = 'check_violation';
  end if;
end;
$$;

revoke execute on function private.decide_about_person(uuid, text, text) from public, anon, authenticated;

-- 'approve' lets others see it, 'reject' and 'remove' do not, 'dismiss' leaves it as it is. A person is suspended by
-- 'remove' and let back in by 'approve'. Reports on it are closed.
create or replace function private.moderate(subject_kind text, subject_id uuid, decision text, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_status text := case $3 when 'approve' then 'public' when 'reject' then 'rejected' when 'remove' then 'removed' end;
  other_status text := case $3 when 'approve' then 'public' else 'removed' end;
begin
  if not private.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
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
    set status = private.status_for(post.author_id, new_status), review_note = btrim($4),
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

-- What is approved while its author is suspended appears when that is lifted.
create function private.status_for(author_id uuid, status text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when $2 = 'public' and private.is_suspended($1) then 'withheld' else $2 end;
$$;

revoke execute on function private.status_for(uuid, text) from public, anon, authenticated;

-- What a person wrote last, for whoever decides about them.
create function private.latest_words_of(person uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select string_agg(written.body, E'\n' order by written.created_at desc)
  from (
    (select body, created_at from public.posts where author_id = $1 and status <> 'draft' order by created_at desc limit 3)
    union all
    (select body, created_at from public.post_comments where author_id = $1 order by created_at desc limit 3)
    union all
    (select body, created_at from public.chat_messages where author_id = $1 order by created_at desc limit 3)
    order by created_at desc
    limit 3
  ) as written;
$$;

revoke execute on function private.latest_words_of(uuid) from public, anon, authenticated;

create or replace function private.moderation_queue()
returns table (
  subject_kind text, subject_id uuid, author_id uuid, author_name text, body text, media_path text, media_alt text,
  waiting_since timestamptz, due_at timestamptz, reasons text[]
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
    select 'post' as kind, post.id, post.submitted_at as since, null::text as reason
    from public.posts as post where post.status = 'in_review'
    union all
    select 'comment', comment.id, comment.created_at, null
    from public.post_comments as comment where comment.status = 'in_review'
    union all
    select 'message', message.id, message.created_at, null
    from public.chat_messages as message where message.status = 'in_review'
    union all
    select report.subject_kind, report.subject_id, report.created_at, report.reason
    from public.reports as report where report.status = 'open'
  ),
  grouped as (
    select kind, id, min(since) as since, array_remove(array_agg(distinct reason), null) as reasons
    from waiting group by kind, id
  )
  select
    item.kind, item.id,
    coalesce(post.author_id, comment.author_id, message.author_id, person.id),
    coalesce(post.author_name, comment.author_name, message.author_name, (private.author_of(person.id)).name),
    coalesce(post.body, comment.body, message.body, private.latest_words_of(person.id), ''), post.media_path, post.media_alt,
    item.since, item.since + interval '48 hours', item.reasons
  from grouped as item
  left join public.posts as post on item.kind = 'post' and post.id = item.id
  left join public.post_comments as comment on item.kind = 'comment' and comment.id = item.id
  left join public.chat_messages as message on item.kind = 'message' and message.id = item.id
  left join auth.users as person on item.kind = 'person' and person.id = item.id
  where coalesce(post.id, comment.id, message.id, person.id) is not null
  order by item.since, item.id
  limit 100;
end;
$$;


-- Whom moderators have suspended, the latest first.
create function private.suspended_people()
returns table (user_id uuid, name text, reason text, suspended_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators see who is suspended' using errcode = 'insufficient_privilege';
  end if;
  return query
  select suspension.user_id, (private.author_of(suspension.user_id)).name, suspension.reason, suspension.created_at
  from public.suspensions as suspension
  order by suspension.created_at desc, suspension.user_id
  limit 100;
end;
$$;

revoke execute on function private.suspended_people() from public, anon, authenticated;
grant execute on function private.suspended_people() to authenticated;

create function public.suspended_people()
returns table (user_id uuid, name text, reason text, suspended_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.suspended_people();
$$;

revoke execute on function public.suspended_people() from public, anon, authenticated, service_role;
grant execute on function public.suspended_people() to authenticated;

alter function public.export_my_data() rename to export_my_data_before_suspension;
alter function public.export_my_data_before_suspension() set schema private;

create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.export_my_data_before_suspension() || jsonb_build_object(
    'suspension', (
      select to_jsonb(suspension) - 'user_id' from public.suspensions as suspension
      where suspension.user_id = (select auth.uid())
    )
  );
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
