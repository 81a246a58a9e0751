-- Files that no post shows do not stay: neither those of a post that its author deleted before they were removed, nor what was
-- sent and never submitted. As before, moderators' browsers delete them; the database says which.

-- Files and folders, as posts name them, that no submitted post shows, and since when a moderator's browser may delete them.
create table private.loose_media (
  path text primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  removable_from timestamptz not null
);

create index loose_media_owner_id_idx on private.loose_media (owner_id);
create index loose_media_removable_from_idx on private.loose_media (removable_from desc, path);

alter table private.loose_media enable row level security;

revoke all on table private.loose_media from public, anon, authenticated, service_role;

-- Whether others see this file or folder, or a moderator may let them.
create function private.is_shown(path text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.posts where media_path = $1 and status not in ('draft', 'removed'));
$$;

revoke execute on function private.is_shown(text) from public, anon, authenticated;

-- What has been sent has thirty days to be submitted.
create function private.loosen_stored_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_folder constant text := split_part(new.name, '/', 1);
begin
  if owner_folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into private.loose_media (path, owner_id, removable_from)
    select private.medium_of(new.name), person.id, now() + interval '30 days'
    from auth.users as person where person.id = owner_folder::uuid
    on conflict do nothing;
  end if;
  return null;
end;
$$;

revoke execute on function private.loosen_stored_file() from public, anon, authenticated;

create trigger loosen_stored_file after insert on storage.objects
  for each row when (new.bucket_id = 'community') execute function private.loosen_stored_file();

-- What a post shows is kept. What it shows no more may go at once, and in thirty days where the post was taken back to be
-- changed.
create function private.follow_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' and new.media_path is not null and new.status not in ('draft', 'removed') then
    delete from private.loose_media where path = new.media_path;
  end if;
  if tg_op = 'INSERT' or old.media_path is null then
    return null;
  end if;
  -- Of two posts that are deleted at the same moment, the second one sees that the first is gone.
  perform pg_advisory_xact_lock(hashtextextended('medium ' || old.media_path, 0));
  if not private.is_shown(old.media_path) then
    insert into private.loose_media (path, owner_id, removable_from)
    select old.media_path, person.id,
      case
        when tg_op = 'UPDATE' and new.status = 'draft' and new.media_path = old.media_path then now() + interval '30 days'
        else now()
      end
    from auth.users as person where person.id = old.author_id
    on conflict (path) do update set removable_from = excluded.removable_from;
  end if;
  return null;
end;
$$;

revoke execute on function private.follow_media() from public, anon, authenticated;

create trigger follow_new_media after insert on public.posts
  for each row when (new.media_path is not null) execute function private.follow_media();
create trigger follow_changed_media after update on public.posts
  for each row when ((old.media_path, old.status) is distinct from (new.media_path, new.status))
  execute function private.follow_media();
create trigger follow_deleted_media after delete on public.posts
  for each row when (old.media_path is not null) execute function private.follow_media();

-- What lies there already.
insert into private.loose_media (path, owner_id, removable_from)
select distinct private.medium_of(file.name), person.id, now() + interval '30 days'
from storage.objects as file join auth.users as person on person.id::text = split_part(file.name, '/', 1)
where file.bucket_id = 'community' and not private.is_shown(private.medium_of(file.name));

-- The names of the files of a medium. With the folder's name in its text, the query finds an index for it.
create function private.files_of(path text) returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query execute format(
    'select name from storage.objects where bucket_id = ''community'' and (name = %L or name like %L) order by name',
    $1, regexp_replace($1, '([\\%_])', '\\\1', 'g') || '/%'
  );
end;
$$;

revoke execute on function private.files_of(text) from public, anon, authenticated;

-- What a moderator's browser is to delete now, at most a thousand files; nothing for who is no moderator. The latest first: what
-- has just been removed goes before what is left from earlier.
create function private.files_to_remove() returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_moderator() then
    return query
    select file.name
    from (
      select loose.path, loose.removable_from from private.loose_media as loose
      where loose.removable_from <= now() and not private.is_shown(loose.path)
      order by loose.removable_from desc, loose.path
      limit 50
    ) as due
    cross join lateral private.files_of(due.path) as file (name)
    order by due.removable_from desc, due.path, file.name
    limit 1000;
  end if;
end;
$$;

revoke execute on function private.files_to_remove() from public, anon, authenticated;
grant execute on function private.files_to_remove() to authenticated;

drop policy "Moderators see the files of removed posts" on storage.objects;
create policy "Moderators see the files that are to go" on storage.objects
  for select to authenticated
  using (bucket_id = 'community' and name in (select private.files_to_remove()));

drop policy "Moderators remove the files of removed posts" on storage.objects;
create policy "Moderators remove the files that are to go" on storage.objects
  for delete to authenticated
  using (bucket_id = 'community' and name in (select private.files_to_remove()));

drop function public.media_to_remove();
drop function private.media_to_remove();
drop function private.has_files_left(public.posts);
drop table private.cleared_posts;
drop index public.posts_media_to_remove_idx;
create index posts_rejected_media_idx on public.posts (rejected_at) where status = 'rejected' and media_path is not null;

-- Thirty days after its rejection a post with files counts as removed, which is written down, by nobody's decision.
create function private.media_to_remove() returns setof text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators remove what others posted' using errcode = 'insufficient_privilege';
  end if;
  with expired as (
    update public.posts as post set status = 'removed'
    where post.status = 'rejected' and post.media_path is not null and post.rejected_at < now() - interval '30 days'
    returning post.id
  )
  insert into public.moderation_log (subject_kind, subject_id, decision, reason)
  select 'post', id, 'remove', 'Not changed within thirty days of its rejection' from expired;
  delete from private.loose_media as loose
  where loose.path in (
    select due.path from private.loose_media as due
    where due.removable_from <= now() order by due.removable_from desc, due.path limit 200
  )
    and (private.is_shown(loose.path) or not exists (select from private.files_of(loose.path)));
  return query select private.files_to_remove();
end;
$$;

revoke execute on function private.media_to_remove() from public, anon, authenticated;
grant execute on function private.media_to_remove() to authenticated;

create function public.media_to_remove() returns setof text
language sql
set search_path = ''
as $$
  select private.media_to_remove();
$$;

revoke execute on function public.media_to_remove() from public, anon, authenticated, service_role;
grant execute on function public.media_to_remove() to authenticated;
