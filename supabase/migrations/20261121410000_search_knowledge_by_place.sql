-- What answers a question best, in one language, of all places or of some. `coverage` is how much of the question a row
-- has words for, from 0 to 1, and `title_coverage` how much of it its title and its own words have: a picture is turned
-- to what somebody names, not to what a text mentions. A question without any word that counts finds nothing.
drop function public.search_knowledge(text, text, integer);

create function public.search_knowledge(
  question text, in_language text default 'en', max_results integer default 6, in_places text[] default null
)
returns table (
  id text,
  kind text,
  title text,
  body text,
  href text,
  destination_id text,
  topic text,
  panorama_id text,
  heading_deg double precision,
  pitch_deg double precision,
  coverage real,
  title_coverage real
)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select tsvector_to_array(
      case in_language
        when 'en' then to_tsvector('pg_catalog.english', left(question, 2000))
        else to_tsvector('pg_catalog.simple', left(question, 2000))
      end
    ) as words
  ), wanted as (
    select words, nullif(array_to_string(
      array(select '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' from unnest(words) as word), ' | '
    ), '')::tsquery as query
    from asked
  )
  select
    row.id, row.kind, row.title, row.body, row.href, row.destination_id, row.topic,
    row.panorama_id, row.heading_deg, row.pitch_deg,
    (
      select count(*) from unnest(wanted.words) as word where word = any (tsvector_to_array(row.search))
    )::real / cardinality(wanted.words),
    (
      select count(*) from unnest(wanted.words) as word
      where word = any (tsvector_to_array(ts_filter(row.search, '{a}')))
    )::real / cardinality(wanted.words)
  from wanted
  join public.knowledge as row on row.search @@ wanted.query and row.language = in_language
  where in_places is null or row.destination_id = any (in_places)
  order by 11 desc, ts_rank(row.search, wanted.query, 1) desc, row.id
  limit least(greatest(max_results, 1), 12);
$$;

revoke execute on function public.search_knowledge(text, text, integer, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.search_knowledge(text, text, integer, text[]) to anon, authenticated, service_role;
