create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'message', 'person')),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'danger', 'falsehood', 'rights', 'other')),
  details text not null default '' check (char_length(details) <= 500),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  -- One report of a person on a thing: saying it twice adds nothing.
  unique (reporter_id, subject_kind, subject_id)
);

create index reports_open_idx on public.reports (created_at) where status = 'open';
create index reports_subject_idx on public.reports (subject_kind, subject_id);

alter table public.reports enable row level security;

revoke all on table public.reports from public, anon, authenticated, service_role;
grant select on table public.reports to authenticated;
grant insert (subject_kind, subject_id, reason, details) on table public.reports to authenticated;
grant select, insert, update, delete on table public.reports to service_role;

create policy "People read their own reports, moderators all" on public.reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_moderator()));

create policy "People report in their own name" on public.reports
  for insert to authenticated
  with check (reporter_id = (select auth.uid()));

create function private.accept_report() returns trigger
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
    when 'post' then exists (select from public.posts where id = new.subject_id)
    when 'comment' then exists (select from public.post_comments where id = new.subject_id)
    when 'message' then exists (select from public.chat_messages where id = new.subject_id)
    else exists (select from auth.users where id = new.subject_id)
  end) then
    raise exception 'There is nothing to report'
      using errcode = 'foreign_key_violation', constraint = 'reports_subject';
  end if;
  return new;
end;
$$;

revoke execute on function private.accept_report() from public, anon, authenticated;

create trigger accept_report before insert on public.reports
  for each row execute function private.accept_report();

-- Every decision, for good: it outlives what was decided about and who decided.
create table public.moderation_log (
  id uuid primary key default gen_random_uuid(),
  moderator_id uuid references auth.users (id) on delete set null,
  subject_kind text not null,
  subject_id uuid not null,
  decision text not null check (decision in ('approve', 'reject', 'remove', 'dismiss')),
  reason text not null default '' check (char_length(reason) <= 500),
  created_at timestamptz not null default now()
);

create index moderation_log_moderator_id_idx on public.moderation_log (moderator_id);
create index moderation_log_created_at_idx on public.moderation_log (created_at desc);

alter table public.moderation_log enable row level security;

revoke all on table public.moderation_log from public, anon, authenticated, service_role;
grant select on table public.moderation_log to authenticated;
grant select, insert, update, delete on table public.moderation_log to service_role;

create policy "Moderators read every decision" on public.moderation_log
  for select to authenticated
  using ((select private.is_moderator()));

-- What waits: submissions and reported things, the oldest first, each to be decided within 48 hours.
create function private.moderation_queue()
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
    coalesce(post.body, comment.body, message.body, ''), post.media_path, post.media_alt,
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

revoke execute on function private.moderation_queue() from public, anon, authenticated;
grant execute on function private.moderation_queue() to authenticated;

create function public.moderation_queue()
returns table (
  subject_kind text, subject_id uuid, author_id uuid, author_name text, body text, media_path text, media_alt text,
  waiting_since timestamptz, due_at timestamptz, reasons text[]
)
language sql
stable
set search_path = ''
as $$
  select * from private.moderation_queue();
$$;

revoke execute on function public.moderation_queue() from public, anon, authenticated, service_role;
grant execute on function public.moderation_queue() to authenticated;

-- 'approve' lets others see it, 'reject' and 'remove' do not, 'dismiss' leaves it as it is. Reports on it are closed.
create function private.moderate(subject_kind text, subject_id uuid, decision text, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_status text := case $3 when 'approve' then 'public' when 'reject' then 'rejected' when 'remove' then 'removed' end;
begin
  if not private.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  insert into public.moderation_log (moderator_id, subject_kind, subject_id, decision, reason)
  values (auth.uid(), $1, $2, $3, btrim($4));
  update public.reports as report
  set status = case when $3 in ('reject', 'remove') then 'upheld' else 'dismissed' end
  where report.subject_kind = $1 and report.subject_id = $2 and report.status = 'open';
  if new_status is null then
    return;
  elsif $1 = 'post' then
    update public.posts as post
    set status = new_status, review_note = btrim($4),
      published_at = case when new_status = 'public' then coalesce(post.published_at, now()) else post.published_at end
    where post.id = $2 and post.status <> 'draft';
  elsif $1 = 'comment' then
    update public.post_comments as comment
    set status = case when new_status = 'public' then 'public' else 'removed' end where comment.id = $2;
  elsif $1 = 'message' then
    update public.chat_messages as message
    set status = case when new_status = 'public' then 'public' else 'removed' end where message.id = $2;
  end if;
end;
$$;

revoke execute on function private.moderate(text, uuid, text, text) from public, anon, authenticated;
grant execute on function private.moderate(text, uuid, text, text) to authenticated;

create function public.moderate(subject_kind text, subject_id uuid, decision text, reason text default '') returns void
language sql
set search_path = ''
as $$
  select private.moderate($1, $2, $3, $4);
$$;

revoke execute on function public.moderate(text, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.moderate(text, uuid, text, text) to authenticated;
