-- Counts of a post in a few shards: people who applaud at the same moment rarely wait for the same row, and a reader adds
-- up at most eight.
create table public.post_counters (
  post_id uuid not null references public.posts (id) on delete cascade,
  shard smallint not null check (shard between 0 and 7),
  likes bigint not null default 0,
  comments bigint not null default 0,
  shares bigint not null default 0,
  views bigint not null default 0,
  primary key (post_id, shard)
);

alter table public.post_counters enable row level security;

revoke all on table public.post_counters from public, anon, authenticated, service_role;
grant select on table public.post_counters to anon, authenticated;
grant select, insert, update, delete on table public.post_counters to service_role;

create policy "Counts are read by everybody" on public.post_counters
  for select to anon, authenticated
  using (true);

create function private.count_for_post(
  post_id uuid, likes integer default 0, comments integer default 0, shares integer default 0, views integer default 0
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.post_counters as counter (post_id, shard, likes, comments, shares, views)
  values ($1, floor(random() * 8)::smallint, $2, $3, $4, $5)
  on conflict (post_id, shard) do update set
    likes = counter.likes + excluded.likes,
    comments = counter.comments + excluded.comments,
    shares = counter.shares + excluded.shares,
    views = counter.views + excluded.views;
$$;

revoke execute on function private.count_for_post(uuid, integer, integer, integer, integer)
  from public, anon, authenticated;

-- A person's applause and shares: at most 50 of each per post.
create table public.post_reactions (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  claps smallint not null default 0 check (claps between 0 and 50),
  shares smallint not null default 0 check (shares between 0 and 50),
  primary key (post_id, user_id)
);

create index post_reactions_user_id_idx on public.post_reactions (user_id);

alter table public.post_reactions enable row level security;

revoke all on table public.post_reactions from public, anon, authenticated, service_role;
grant select on table public.post_reactions to authenticated;
grant select, insert, update, delete on table public.post_reactions to service_role;

create policy "People read their own reactions" on public.post_reactions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Keeps clicks on a public post, and answers how many were kept; beyond fifty none are.
create function private.react_to_post(post_id uuid, claps integer, shares integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  before_claps integer := 0;
  before_shares integer := 0;
  kept_claps integer;
  kept_shares integer;
begin
  if claps not between 0 and 50 or shares not between 0 and 50 or claps is null or shares is null then
    raise exception 'Between 0 and 50 at a time' using errcode = 'check_violation';
  end if;
  if not exists (select from public.posts as post where post.id = $1 and post.status = 'public') then
    return 0;
  end if;
  insert into public.post_reactions as reaction (post_id, user_id) values ($1, person)
    on conflict do nothing;
  select reaction.claps, reaction.shares into before_claps, before_shares
  from public.post_reactions as reaction where reaction.post_id = $1 and reaction.user_id = person for update;
  kept_claps := least(claps, 50 - before_claps);
  kept_shares := least(shares, 50 - before_shares);
  if kept_claps + kept_shares > 0 then
    update public.post_reactions as reaction
    set claps = before_claps + kept_claps, shares = before_shares + kept_shares
    where reaction.post_id = $1 and reaction.user_id = person;
    perform private.count_for_post($1, likes => kept_claps, shares => kept_shares);
  end if;
  return kept_claps + kept_shares;
end;
$$;

revoke execute on function private.react_to_post(uuid, integer, integer) from public, anon, authenticated;
grant execute on function private.react_to_post(uuid, integer, integer) to authenticated;

create function public.applaud_post(post_id uuid, clicks integer) returns integer
language sql
set search_path = ''
as $$
  select private.react_to_post($1, $2, 0);
$$;

create function public.share_post(post_id uuid, clicks integer) returns integer
language sql
set search_path = ''
as $$
  select private.react_to_post($1, 0, $2);
$$;

revoke execute on function public.applaud_post(uuid, integer) from public, anon, authenticated, service_role;
revoke execute on function public.share_post(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.applaud_post(uuid, integer) to authenticated;
grant execute on function public.share_post(uuid, integer) to authenticated;

-- Who has seen a post today. Yesterday's rows have done their work.
create table public.post_views (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, post_id, day)
);

create index post_views_post_id_idx on public.post_views (post_id);

alter table public.post_views enable row level security;

revoke all on table public.post_views from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.post_views to service_role;

create policy "Views are the server's alone" on public.post_views
  for select to service_role
  using (true);

-- Counts posts as seen by the person who asks, once a day each; answers how many were new.
create function private.see_posts(post_ids uuid[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  today constant date := (now() at time zone 'UTC')::date;
  seen uuid;
  new_count integer := 0;
begin
  if cardinality(post_ids) > 50 then
    raise exception 'At most 50 posts at a time' using errcode = 'check_violation';
  end if;
  delete from public.post_views where user_id = person and day < today;
  for seen in
    insert into public.post_views (post_id, user_id, day)
    select post.id, person, today from public.posts as post
    where post.id = any (post_ids) and post.status = 'public' and post.author_id <> person
    on conflict do nothing returning post_id
  loop
    perform private.count_for_post(seen, views => 1);
    new_count := new_count + 1;
  end loop;
  return new_count;
end;
$$;

revoke execute on function private.see_posts(uuid[]) from public, anon, authenticated;
grant execute on function private.see_posts(uuid[]) to authenticated;

create function public.see_posts(post_ids uuid[]) returns integer
language sql
set search_path = ''
as $$
  select private.see_posts($1);
$$;

revoke execute on function public.see_posts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.see_posts(uuid[]) to authenticated;
