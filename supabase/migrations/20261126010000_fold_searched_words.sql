-- A search finds words however they are written: 'Merida' finds 'Mérida', and 'juma' finds 'amina.juma'. Words are cut and
-- folded here, and not by the parser of text search, which goes by the locale of the database and takes 'amina.juma' for the
-- name of a computer. A post is found by its author's new name, and a search has further pages.

-- The words of a text in their order: without accents, in small letters, cut at everything that is no letter and no digit.
create function private.search_words(body text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select left(split.word, 100)
    from regexp_split_to_table(
      replace(
        translate(
          lower(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g') collate "pg_c_utf8"), 'øłđı', 'oldi'
        ),
        'ß', 'ss'
      ),
      '[^[:alnum:]]+'
    ) with ordinality as split (word, position)
    where split.word <> ''
    order by split.position
  );
$$;

revoke execute on function private.search_words(text) from public, anon, authenticated;

create function private.index_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.search := array_to_tsvector(
    private.search_words(concat_ws(' ', new.body, new.place, new.author_name, new.author_username))
  );
  return new;
end;
$$;

revoke execute on function private.index_post() from public, anon, authenticated;

-- Named to come after `accept_…`, which sets the names.
create trigger index_post before insert or update of body, place, author_name, author_username on public.posts
  for each row execute function private.index_post();

update public.posts
set search = array_to_tsvector(private.search_words(concat_ws(' ', body, place, author_name, author_username)));

drop function public.search_posts(text, text, integer);
drop function private.find_posts(text, text, integer);

-- A page of public posts that have every word in their text, their place or their author, the latest first, after the post
-- `before_id` of the time `before_at`; the last word may be the beginning of one. Asked past the policies, or no index could
-- be used: operators of text search may not be tried before a policy. Words that many posts have are found among the latest
-- ones, in the order of the feed; the index is asked for the others, and then has little to sort. For the beginning of a word it
-- looks at every post that has such a word; where these are many, it is asked for the words before alone.
create function private.find_posts(
  words text, post_type text, page_size integer, before_at timestamptz, before_id uuid
) returns table (id uuid)
language plpgsql
stable
security definer
rows 24
set search_path = ''
-- A plan for all words would suit none.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  latest constant integer := 2000;
  most constant integer := least(page_size, 50);
  until_at constant timestamptz := coalesce(before_at, 'infinity');
  until_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  split constant text[] := private.search_words(left(words, 200));
  before_last constant integer := cardinality(split) - 1;
  -- A word has no quotes in it.
  last_word constant tsquery := ('''' || split[before_last + 1] || ''':*')::tsquery;
  query tsquery := last_word;
  indexed tsquery;
  found uuid[];
begin
  if cardinality(split) = 0 then
    return;
  end if;
  if before_last > 0 then
    indexed := ('''' || array_to_string(split[:before_last], ''' & ''') || '''')::tsquery;
    query := indexed && last_word;
  end if;
  found := array(
    select recent.id
    from (
      select post.id, post.published_at, post.search from public.posts as post
      where post.status = 'public' and (post_type is null or post.type = post_type)
        and (post.published_at, post.id) < (until_at, until_id)
      order by post.published_at desc, post.id desc
      limit latest
    ) as recent
    where recent.search @@ query
    order by recent.published_at desc, recent.id desc
    limit most
  );
  if cardinality(found) < most then
    if before_last = 0 or (
      select count(*) from (
        select post.search from public.posts as post
        where post.status = 'public' order by post.published_at desc, post.id desc limit latest
      ) as recent
      where recent.search @@ last_word
    ) < latest / 20 then
      indexed := query;
    end if;
    found := array(
      select post.id from public.posts as post
      where post.status = 'public' and post.search @@ indexed and (post_type is null or post.type = post_type)
        -- In a `case`, or the index would be asked for it too.
        and case when post.search @@ last_word then true else false end
        and (post.published_at, post.id) < (until_at, until_id)
      order by post.published_at desc, post.id desc
      limit most
    );
  end if;
  return query select unnest(found);
end;
$$;

revoke execute on function private.find_posts(text, text, integer, timestamptz, uuid) from public, anon, authenticated;
grant execute on function private.find_posts(text, text, integer, timestamptz, uuid) to anon, authenticated;

create function public.search_posts(
  words text, post_type text default null, page_size integer default 24, before_at timestamptz default null,
  before_id uuid default null
) returns setof public.community_posts
language sql
stable
set search_path = ''
as $$
  select post.*
  from private.find_posts($1, $2, $3, $4, $5) as found join public.community_posts as post on post.id = found.id
  where post.status = 'public'
  order by post.published_at desc, post.id desc;
$$;

revoke execute on function public.search_posts(text, text, integer, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.search_posts(text, text, integer, timestamptz, uuid) to anon, authenticated;
