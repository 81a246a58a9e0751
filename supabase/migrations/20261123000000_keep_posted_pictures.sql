-- What a moderator has looked at is what everybody sees: while a post is submitted, the file it shows can be neither
-- exchanged nor removed by anybody but the server. Another picture is another file, and the post waits again.

-- A path that reads the same however an address is resolved: no dots between slashes, nothing that ends a path.
alter table public.posts add constraint posts_media_path_is_plain
  check (media_path ~ '^[0-9a-f-]{36}/[0-9A-Za-z_-]+(\.[a-z]+)?$') not valid;

create index posts_media_path_idx on public.posts (media_path) where media_path is not null;

-- Whether a submitted post shows this file, or, as one of its tiles, a panorama in whose folder it lies.
create function private.is_posted(file_name text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.posts as post
    where post.status <> 'draft' and post.media_path in ($1, split_part($1, '/', 1) || '/' || split_part($1, '/', 2))
  );
$$;

revoke execute on function private.is_posted(text) from public, anon, authenticated;

drop policy "People remove their own community files" on storage.objects;
create policy "People remove their own community files that no post shows" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'community'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and not exists (
      select from public.posts as post
      where post.status <> 'draft'
        and post.media_path in (name, split_part(name, '/', 1) || '/' || split_part(name, '/', 2))
    )
  );

-- A trigger and no policy: whoever comes with an address that was signed for them is asked for no policy.
create function private.keep_posted_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_posted(new.name) then
    raise exception 'A submitted post shows this file' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

revoke execute on function private.keep_posted_file() from public, anon, authenticated;

create trigger keep_posted_file before insert or update of bucket_id, name, version on storage.objects
  for each row when (new.bucket_id = 'community') execute function private.keep_posted_file();

-- A post cannot be submitted before its picture is there to be looked at.
create function private.has_stored_media(post public.posts) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select post.media_path is null or exists (
    select from storage.objects as file
    where file.bucket_id = 'community'
      and case when post.panorama_faces is null
        then file.name = post.media_path
        else starts_with(file.name, post.media_path || '/')
      end
  );
$$;

revoke execute on function private.has_stored_media(public.posts) from public, anon, authenticated;

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
    if (
      select count(*) from public.posts where author_id = new.author_id and created_at > now() - interval '1 day'
    ) >= daily_limit then
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

drop trigger accept_changed_post on public.posts;
create trigger accept_changed_post
  before update of type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft
  on public.posts
  for each row execute function private.accept_post();
