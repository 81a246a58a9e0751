-- Panoramas in posts: a folder of tiles that the browser has cut, of a shape that a viewer can show, complete before it is
-- submitted.

-- Whether faces of these widths, the coarsest first, are a pyramid over a whole of this size: tiles of at most 316 texels,
-- of even size, and no finer than the picture.
create function private.is_pyramid(faces integer[], width_px integer, height_px integer) returns boolean
language sql
immutable
set search_path = ''
as $$
  select $2 = $3 * 2 and $2 between 1024 and 8192 and array_ndims($1) = 1 and array_lower($1, 1) = 1
    and not exists (
      select from unnest($1) with ordinality as level (face, position)
      where level.face is null or level.face < 64 or level.face > $2 / pi()
        or level.face % (2 * ceil(level.face / 316.0)::integer) <> 0
        or level.face <= any ($1[:level.position::integer - 1])
    );
$$;

revoke execute on function private.is_pyramid(integer[], integer, integer) from public, anon, authenticated;
-- A check is made in the name of whoever writes.
grant execute on function private.is_pyramid(integer[], integer, integer) to authenticated, service_role;

-- The folder's name says what its files are: a hash of what they were made from, and their kind.
alter table public.posts add constraint posts_panorama_is_possible check (
  panorama_faces is null
  or (
    media_path ~ '^[0-9a-f-]{36}/[0-9a-f]{32}-(webp|jpeg)$'
    and private.is_pyramid(panorama_faces, media_width, media_height)
  ) is true
) not valid;

-- Every file of a panorama: three pictures of the whole, and the tiles of each level.
create function private.panorama_files(folder text, faces integer[]) returns setof text
language sql
immutable
set search_path = ''
as $$
  select concat($1, '/', picture.name, '.', split_part($1, '-', -1))
  from unnest(array['preview', 'poster-landscape', 'poster-portrait']) as picture (name)
  union all
  select concat($1, '/f', level.face, '/', side.number, '-', down.row, '-', across.col, '.', split_part($1, '-', -1))
  from unnest($2) as level (face)
  cross join generate_series(0, 5) as side (number)
  cross join lateral generate_series(0, ceil(level.face / 316.0)::integer - 1) as down (row)
  cross join lateral generate_series(0, ceil(level.face / 316.0)::integer - 1) as across (col);
$$;

revoke execute on function private.panorama_files(text, integer[]) from public, anon, authenticated;

-- A post cannot be submitted before all that it shows is there to be looked at.
create or replace function private.has_stored_media(post public.posts) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select post.media_path is null or not exists (
    select from (
      select post.media_path as name where post.panorama_faces is null
      union all
      select private.panorama_files(post.media_path, post.panorama_faces) where post.panorama_faces is not null
    ) as wanted
    where not exists (
      select from storage.objects as file where file.bucket_id = 'community' and file.name = wanted.name
    )
  );
$$;

-- How many files lie in the person's folder. With the folder's name in its text, the query finds an index for it.
create or replace function private.own_community_file_count() returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found bigint;
begin
  execute format(
    'select count(*) from storage.objects where bucket_id = ''community'' and name like %L', auth.uid() || '/%'
  ) into found;
  return found;
end;
$$;

-- A panorama has 800 files at most.
drop policy "People add to their own community folder" on storage.objects;
create policy "People add to their own community folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'community'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and array_length(storage.foldername(name), 1) <= 3
    and (select private.own_community_file_count()) < 20000
  );

-- What a moderator has removed is nobody's to see: its files go, unless another post shows them.
create policy "Moderators see the files of removed posts" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'community'
    and (select private.is_moderator())
    and exists (
      select from public.posts as post
      where post.status = 'removed'
        and post.media_path in (name, split_part(name, '/', 1) || '/' || split_part(name, '/', 2))
    )
  );

create policy "Moderators remove the files of removed posts" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'community'
    and (select private.is_moderator())
    and exists (
      select from public.posts as post
      where post.status = 'removed'
        and post.media_path in (name, split_part(name, '/', 1) || '/' || split_part(name, '/', 2))
    )
    and not exists (
      select from public.posts as post
      where post.status not in ('draft', 'removed')
        and post.media_path in (name, split_part(name, '/', 1) || '/' || split_part(name, '/', 2))
    )
  );

-- Nobody decides about what they wrote themselves, and the queue says what reporters have written.
create function private.author_of_subject(subject_kind text, subject_id uuid) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select case $1
    when 'post' then (select author_id from public.posts where id = $2)
    when 'comment' then (select author_id from public.post_comments where id = $2)
    when 'message' then (select author_id from public.chat_messages where id = $2)
  end;
$$;

revoke execute on function private.author_of_subject(text, uuid) from public, anon, authenticated;

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
begin
  if not private.is_moderator() then
    raise exception 'Only moderators decide' using errcode = 'insufficient_privilege';
  end if;
  if private.author_of_subject($1, $2) = auth.uid() then
    raise exception 'Nobody decides about what they wrote' using errcode = 'insufficient_privilege';
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

drop function public.moderation_queue();
drop function private.moderation_queue();

create function private.moderation_queue()
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
  left join public.posts as post on item.kind = 'post' and post.id = item.id
  left join public.post_comments as comment on item.kind = 'comment' and comment.id = item.id
  left join public.chat_messages as message on item.kind = 'message' and message.id = item.id
  left join auth.users as person on item.kind = 'person' and person.id = item.id
  where coalesce(post.author_id, comment.author_id, message.author_id, person.id) <> (select auth.uid())
  order by item.since, item.id
  limit 100;
end;
$$;

revoke execute on function private.moderation_queue() from public, anon, authenticated;
grant execute on function private.moderation_queue() to authenticated;

create function public.moderation_queue()
returns table (
  subject_kind text, subject_id uuid, author_id uuid, author_name text, body text, media_path text, media_alt text,
  waiting_since timestamptz, due_at timestamptz, reasons text[], submitted_at timestamptz, panorama_faces integer[],
  details text[]
)
language sql
stable
set search_path = ''
as $$
  select * from private.moderation_queue();
$$;

revoke execute on function public.moderation_queue() from public, anon, authenticated, service_role;
grant execute on function public.moderation_queue() to authenticated;
