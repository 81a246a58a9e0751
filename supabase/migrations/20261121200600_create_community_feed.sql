-- A post with its counts, added up from at most eight rows. Read with the rights of whoever asks.
create view public.community_posts with (security_invoker = true) as
select
  post.id, post.author_id, post.author_name, post.author_username, post.type, post.body, post.place, post.media_path,
  post.media_alt, post.media_width, post.media_height, post.panorama_faces, post.status, post.created_at,
  post.published_at, post.edited_at, count.likes, count.comments, count.shares, count.views
from public.posts as post
cross join lateral (
  select
    coalesce(sum(counter.likes), 0)::integer as likes, coalesce(sum(counter.comments), 0)::integer as comments,
    coalesce(sum(counter.shares), 0)::integer as shares, coalesce(sum(counter.views), 0)::integer as views
  from public.post_counters as counter
  where counter.post_id = post.id
) as count;

revoke all on table public.community_posts from public, anon, authenticated, service_role;
grant select on table public.community_posts to anon, authenticated, service_role;

grant usage on schema private to anon;

-- The latest public posts that have every word in their text, their place or their author; the last word may be the
-- beginning of one. Asked past the policies, or no index could be used: operators of text search may not be tried before
-- a policy. Words that many posts have are found among the latest ones, in the order of the feed; the index is asked for
-- the others, and then has little to sort.
create function private.find_posts(words text, post_type text, page_size integer) returns table (id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  latest constant integer := 2000;
  most constant integer := least(page_size, 50);
  split text[] := array_remove(regexp_split_to_array(lower(left(words, 200)), '[^[:alnum:]]+'), '');
  query tsquery;
  found uuid[];
begin
  if cardinality(split) = 0 then
    return;
  end if;
  query := to_tsquery('simple', array_to_string(split, ' & ') || ':*');
  found := array(
    select recent.id
    from (
      select post.id, post.published_at, post.search from public.posts as post
      where post.status = 'public' and (post_type is null or post.type = post_type)
      order by post.published_at desc, post.id desc
      limit latest
    ) as recent
    where recent.search @@ query
    order by recent.published_at desc, recent.id desc
    limit most
  );
  if cardinality(found) < most then
    found := array(
      select post.id from public.posts as post
      where post.status = 'public' and post.search @@ query and (post_type is null or post.type = post_type)
      order by post.published_at desc, post.id desc
      limit most
    );
  end if;
  return query select unnest(found);
end;
$$;

revoke execute on function private.find_posts(text, text, integer) from public, anon, authenticated;
grant execute on function private.find_posts(text, text, integer) to anon, authenticated;

create function public.search_posts(words text, post_type text default null, page_size integer default 24)
returns setof public.community_posts
language sql
stable
set search_path = ''
as $$
  select post.* from private.find_posts($1, $2, $3) as found join public.community_posts as post on post.id = found.id
  where post.status = 'public'
  order by post.published_at desc, post.id desc;
$$;

revoke execute on function public.search_posts(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_posts(text, text, integer) to anon, authenticated;

-- A person who changes their name is called so beside what they wrote.
create function private.rename_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  author record := private.author_of(new.id);
begin
  update public.posts set author_name = author.name where author_id = new.id;
  update public.post_comments set author_name = author.name where author_id = new.id;
  update public.chat_messages set author_name = author.name where author_id = new.id;
  return null;
end;
$$;

revoke execute on function private.rename_author() from public, anon, authenticated;

create trigger rename_author after update of name on public.profiles
  for each row when (old.name is distinct from new.name) execute function private.rename_author();

-- What people take along is what was there before, and what they gave to the community.
alter function public.export_my_data() rename to export_account;
alter function public.export_account() set schema private;

create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.export_account() || jsonb_build_object(
    'posts', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', post.id, 'type', post.type, 'body', post.body, 'place', post.place, 'media_path', post.media_path,
            'media_alt', post.media_alt, 'status', post.status, 'created_at', post.created_at
          ) order by post.created_at, post.id
        )
        from public.posts as post where post.author_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'comments', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('post_id', comment.post_id, 'body', comment.body, 'created_at', comment.created_at)
          order by comment.created_at, comment.id
        )
        from public.post_comments as comment where comment.author_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'messages', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('body', message.body, 'created_at', message.created_at) order by message.position
        )
        from public.chat_messages as message where message.author_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'reactions', coalesce(
      (
        select jsonb_agg(to_jsonb(reaction) - 'user_id' order by reaction.post_id)
        from public.post_reactions as reaction where reaction.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    )
  );
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
