-- What was rejected and not mended within thirty days counts as removed, and the files of what was removed go: also those
-- which a moderator's browser could not delete at once.

create index posts_media_to_remove_idx on public.posts (submitted_at)
  where status in ('rejected', 'removed') and media_path is not null;

-- Removed posts of whose files none is left.
create table private.cleared_posts (
  post_id uuid primary key references public.posts (id) on delete cascade
);

alter table private.cleared_posts enable row level security;

revoke all on table private.cleared_posts from public, anon, authenticated, service_role;

create function private.has_files_left(post public.posts) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from (
      select post.media_path as name where post.panorama_faces is null
      union all
      select private.panorama_files(post.media_path, post.panorama_faces) where post.panorama_faces is not null
    ) as shown
    join storage.objects as file on file.bucket_id = 'community' and file.name = shown.name
  );
$$;

revoke execute on function private.has_files_left(public.posts) from public, anon, authenticated;

-- A few removed posts whose files a moderator's browser is to delete: the storage deletes files for its own interface alone.
create function private.media_to_remove() returns table (post_id uuid, media_path text, panorama_faces integer[])
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators remove what others posted' using errcode = 'insufficient_privilege';
  end if;
  update public.posts as post set status = 'removed'
  where post.status = 'rejected' and post.media_path is not null and post.submitted_at < now() - interval '30 days';
  insert into private.cleared_posts (post_id)
  select post.id from public.posts as post
  where post.status = 'removed' and post.media_path is not null
    and not exists (select from private.cleared_posts as cleared where cleared.post_id = post.id)
    and not private.has_files_left(post)
  on conflict do nothing;
  return query
  select post.id, post.media_path, post.panorama_faces from public.posts as post
  where post.status = 'removed' and post.media_path is not null
    and not exists (select from private.cleared_posts as cleared where cleared.post_id = post.id)
    -- What another post shows stays until that one is gone too.
    and not exists (
      select from public.posts as other
      where other.media_path = post.media_path and other.status not in ('draft', 'removed')
    )
  order by post.submitted_at, post.id
  limit 20;
end;
$$;

revoke execute on function private.media_to_remove() from public, anon, authenticated;
grant execute on function private.media_to_remove() to authenticated;

create function public.media_to_remove() returns table (post_id uuid, media_path text, panorama_faces integer[])
language sql
set search_path = ''
as $$
  select * from private.media_to_remove();
$$;

revoke execute on function public.media_to_remove() from public, anon, authenticated, service_role;
grant execute on function public.media_to_remove() to authenticated;
