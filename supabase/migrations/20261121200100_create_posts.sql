create table public.posts (
  -- The app makes the id, so that a post sent twice over a bad line is stored once.
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Set by the database, so that nobody writes in another's name.
  author_name text not null default '',
  author_username text not null default '',
  type text not null check (type in ('Post', 'VR', 'AR')),
  body text not null check (char_length(body) <= 2000),
  place text not null default '' check (char_length(place) <= 120),
  -- A picture in the bucket `community`, always in the author's own folder, or the folder of a panorama's tiles.
  media_path text check (char_length(media_path) <= 200 and starts_with(media_path, author_id::text || '/')),
  media_alt text not null default '' check (char_length(media_alt) <= 300),
  media_width integer check (media_width between 1 and 20000),
  media_height integer check (media_height between 1 and 20000),
  -- Width of a face of each level of a panorama's cube, in px, the coarsest first; null where the picture is flat.
  panorama_faces integer[] check (cardinality(panorama_faces) between 1 and 6),
  is_draft boolean not null default false,
  -- 'draft' is the author's own; 'in_review' waits for a moderator; 'rejected' and 'removed' were decided by one.
  status text not null default 'draft' check (status in ('draft', 'in_review', 'public', 'rejected', 'removed')),
  -- What the moderator said to the author.
  review_note text not null default '' check (char_length(review_note) <= 500),
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  edited_at timestamptz,
  search tsvector not null default '',
  constraint posts_media_is_described check (
    media_path is null
    or (btrim(media_alt) <> '' and media_width is not null and media_height is not null)
  ),
  constraint posts_media_size check (media_width::bigint * media_height <= 100000000),
  constraint posts_say_something check (is_draft or btrim(body) <> '')
);

-- The feed, by type and of everything, in the order in which it is read.
create index posts_feed_idx on public.posts (published_at desc, id desc) where status = 'public';
create index posts_feed_by_type_idx on public.posts (type, published_at desc, id desc) where status = 'public';
create index posts_search_idx on public.posts using gin (search) where status = 'public';
create index posts_author_id_created_at_idx on public.posts (author_id, created_at desc);
create index posts_review_idx on public.posts (submitted_at) where status = 'in_review';

alter table public.posts enable row level security;

revoke all on table public.posts from public, anon, authenticated, service_role;
grant select (
  id, author_id, author_name, author_username, type, body, place, media_path, media_alt, media_width, media_height,
  panorama_faces, status, created_at, published_at, edited_at
) on table public.posts to anon;
grant select (
  id, author_id, author_name, author_username, type, body, place, media_path, media_alt, media_width, media_height,
  panorama_faces, is_draft, status, review_note, created_at, submitted_at, published_at, edited_at
) on table public.posts to authenticated;
grant insert (id, type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft)
  on table public.posts to authenticated;
grant update (type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft)
  on table public.posts to authenticated;
grant delete on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

create policy "Everybody reads public posts" on public.posts
  for select to anon
  using (status = 'public');

create policy "People read public posts and their own, moderators what was submitted" on public.posts
  for select to authenticated
  using (
    status = 'public'
    or author_id = (select auth.uid())
    or (status <> 'draft' and (select private.is_moderator()))
  );

create policy "People post in their own name" on public.posts
  for insert to authenticated
  with check (author_id = (select auth.uid()));

create policy "People change what has not been removed" on public.posts
  for update to authenticated
  using (author_id = (select auth.uid()) and status <> 'removed')
  with check (author_id = (select auth.uid()));

create policy "People delete their own posts" on public.posts
  for delete to authenticated
  using (author_id = (select auth.uid()));

-- First posts, pictures and links are looked at before others see them.
create function private.needs_review(post public.posts) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select post.media_path is not null
    or private.has_link(post.body || ' ' || post.place)
    or not exists (
      select from public.posts as earlier
      where earlier.author_id = post.author_id and earlier.status = 'public' and earlier.id <> post.id
    );
$$;

revoke execute on function private.needs_review(public.posts) from public, anon, authenticated;

create function private.accept_post() returns trigger
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
    (new.body, new.place, new.type, new.media_path, new.media_alt) is not distinct from
    (old.body, old.place, old.type, old.media_path, old.media_alt) then
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
    new.submitted_at := now();
    new.status := case when private.needs_review(new) then 'in_review' else 'public' end;
    if new.status = 'public' then
      new.published_at := coalesce(new.published_at, now());
    end if;
  end if;
  return new;
end;
$$;

revoke execute on function private.accept_post() from public, anon, authenticated;

-- Decisions of moderators change other columns, and are not asked again.
create trigger accept_new_post before insert on public.posts
  for each row execute function private.accept_post();
create trigger accept_changed_post
  before update of type, body, place, media_path, media_alt, panorama_faces, is_draft on public.posts
  for each row execute function private.accept_post();

-- Whoever looks hears of a new post; who may not read it hears nothing.
alter publication supabase_realtime add table public.posts;

-- Pictures and tiles, at `<user id>/<file>` and `<user id>/<post>/<tile>`. Addresses cannot be guessed; whoever has one
-- may see the file.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('community', 'community', true, 4194304, array['image/avif', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create function private.own_community_file_count() returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from storage.objects
  where bucket_id = 'community' and (storage.foldername(name))[1] = (select auth.uid())::text;
$$;

revoke execute on function private.own_community_file_count() from public, anon, authenticated;
grant execute on function private.own_community_file_count() to authenticated;

create policy "People see their own community files" on storage.objects
  for select to authenticated
  using (bucket_id = 'community' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People add to their own community folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'community'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and array_length(storage.foldername(name), 1) <= 3
    and (select private.own_community_file_count()) < 5000
  );

create policy "People remove their own community files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'community' and (storage.foldername(name))[1] = (select auth.uid())::text);
