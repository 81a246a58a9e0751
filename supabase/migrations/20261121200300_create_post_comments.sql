create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  author_name text not null default '',
  author_username text not null default '',
  -- The comment that this one answers; answers have no answers.
  parent_id uuid references public.post_comments (id) on delete cascade,
  body text not null check (char_length(body) <= 500 and btrim(body) <> ''),
  status text not null default 'public' check (status in ('in_review', 'public', 'removed')),
  created_at timestamptz not null default now()
);

create index post_comments_post_id_created_at_idx on public.post_comments (post_id, created_at, id);
create index post_comments_author_id_created_at_idx on public.post_comments (author_id, created_at desc);
create index post_comments_parent_id_idx on public.post_comments (parent_id);
create index post_comments_review_idx on public.post_comments (created_at) where status = 'in_review';

alter table public.post_comments enable row level security;

revoke all on table public.post_comments from public, anon, authenticated, service_role;
grant select on table public.post_comments to anon, authenticated;
grant insert (id, post_id, parent_id, body) on table public.post_comments to authenticated;
grant delete on table public.post_comments to authenticated;
grant select, insert, update, delete on table public.post_comments to service_role;

create policy "Everybody reads public comments" on public.post_comments
  for select to anon
  using (status = 'public');

create policy "People read public comments and their own, moderators all" on public.post_comments
  for select to authenticated
  using (status = 'public' or author_id = (select auth.uid()) or (select private.is_moderator()));

create policy "People comment in their own name on what they can read" on public.post_comments
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and exists (select from public.posts as post where post.id = post_id and post.status = 'public')
  );

create policy "People delete their own comments" on public.post_comments
  for delete to authenticated
  using (author_id = (select auth.uid()));

create function private.accept_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limit_per_minute constant integer := 10;
begin
  perform pg_advisory_xact_lock(hashtextextended('comments of ' || new.author_id, 0));
  if (
    select count(*) from public.post_comments
    where author_id = new.author_id and created_at > now() - interval '1 minute'
  ) >= limit_per_minute then
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

revoke execute on function private.accept_comment() from public, anon, authenticated;

create trigger accept_comment before insert on public.post_comments
  for each row execute function private.accept_comment();

-- The post's count follows what is public, whoever changes it.
create function private.count_comment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.status = 'public' then 1 else 0 end;
  is_now integer := case when tg_op <> 'DELETE' and new.status = 'public' then 1 else 0 end;
  post uuid := case when tg_op = 'DELETE' then old.post_id else new.post_id end;
begin
  if was <> is_now and exists (select from public.posts where id = post) then
    perform private.count_for_post(post, comments => is_now - was);
  end if;
  return null;
end;
$$;

revoke execute on function private.count_comment() from public, anon, authenticated;

create trigger count_comment after insert or delete or update of status on public.post_comments
  for each row execute function private.count_comment();
