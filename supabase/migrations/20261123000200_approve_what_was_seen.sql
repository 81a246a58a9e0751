-- Moderators approve what they have seen: the queue says which submission of a post it shows, and an approval of another one
-- is refused.
drop function public.moderate(text, uuid, text, text);
drop function private.moderate(text, uuid, text, text);
drop function public.moderation_queue();
drop function private.moderation_queue();

-- 'approve' lets others see it, 'reject' and 'remove' do not, 'dismiss' leaves it as it is. A person is suspended by
-- 'remove' and let back in by 'approve'. Reports on it are closed.
-- A post that was submitted again after the moderator looked at it is not approved unseen.
create function private.moderate(
  subject_kind text, subject_id uuid, decision text, reason text, seen_submission timestamptz
) returns void
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

revoke execute on function private.moderate(text, uuid, text, text, timestamptz) from public, anon, authenticated;
grant execute on function private.moderate(text, uuid, text, text, timestamptz) to authenticated;

create function public.moderate(
  subject_kind text, subject_id uuid, decision text, reason text default '', seen_submission timestamptz default null
) returns void
language sql
set search_path = ''
as $$
  select private.moderate($1, $2, $3, $4, $5);
$$;

revoke execute on function public.moderate(text, uuid, text, text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.moderate(text, uuid, text, text, timestamptz) to authenticated;

create function private.moderation_queue()
returns table (
  subject_kind text, subject_id uuid, author_id uuid, author_name text, body text, media_path text, media_alt text,
  waiting_since timestamptz, due_at timestamptz, reasons text[], submitted_at timestamptz
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
    item.since, item.since + interval '48 hours', item.reasons,
    post.submitted_at
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
  waiting_since timestamptz, due_at timestamptz, reasons text[], submitted_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.moderation_queue();
$$;

revoke execute on function public.moderation_queue() from public, anon, authenticated, service_role;
grant execute on function public.moderation_queue() to authenticated;
