-- What the assistant may speak about. Rows come from seed.sql, which is written from the catalogue and the guide.
create table public.knowledge (
  id text primary key check (char_length(id) between 1 and 160),
  kind text not null check (kind in ('destination', 'fact', 'spot', 'guide', 'plan', 'provider')),
  language text not null check (language in ('en', 'sw')),
  title text not null check (char_length(title) between 1 and 160),
  body text not null check (char_length(body) <= 4000),
  -- Where a person reads more: an address of the app, never of another site.
  href text not null check (href ~ '^/([a-z0-9][a-z0-9/_.-]*)?([?#][A-Za-z0-9=&_.-]*)*$'),
  destination_id text references public.destinations (id) on delete cascade,
  -- Of a fact: what it is about.
  topic text check (topic in ('about', 'access', 'season', 'duration')),
  -- Of a spot: where in which picture it is seen, degrees as in the app's addresses.
  panorama_id text references public.panoramas (id) on delete cascade,
  heading_deg double precision check (heading_deg >= 0 and heading_deg < 360),
  pitch_deg double precision check (pitch_deg between -90 and 90),
  -- Words that people use for it and that its text has not.
  keywords text not null default '',
  search tsvector not null generated always as (
    case language
      when 'en' then
        setweight(to_tsvector('pg_catalog.english', title || ' ' || keywords), 'A')
        || setweight(to_tsvector('pg_catalog.english', body), 'C')
      else
        setweight(to_tsvector('pg_catalog.simple', title || ' ' || keywords), 'A')
        || setweight(to_tsvector('pg_catalog.simple', body), 'C')
    end
  ) stored
);

create index knowledge_search_idx on public.knowledge using gin (search);
create index knowledge_destination_id_idx on public.knowledge (destination_id);
create index knowledge_panorama_id_idx on public.knowledge (panorama_id);

-- What a plan of days rests on. Null and empty mean that the catalogue does not say.
create table public.place_planning (
  destination_id text primary key references public.destinations (id) on delete cascade,
  -- 1 to 12.
  good_months smallint[] not null check (good_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  poor_months smallint[] not null check (poor_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  min_days smallint check (min_days between 1 and 30),
  max_days smallint check (max_days between min_days and 30),
  interests text[] not null,
  effort text not null check (effort in ('easy', 'hard')),
  check (not good_months && poor_months)
);

alter table public.knowledge enable row level security;
alter table public.place_planning enable row level security;

revoke all on table public.knowledge, public.place_planning from public, anon, authenticated, service_role;
grant select on table public.knowledge, public.place_planning to anon, authenticated;
grant select, insert, update, delete on table public.knowledge, public.place_planning to service_role;

create policy "Everybody reads what the assistant knows" on public.knowledge
  for select to anon, authenticated
  using (true);

create policy "Everybody reads what plans rest on" on public.place_planning
  for select to anon, authenticated
  using (true);

-- What answers a question best, in one language. `coverage` is how much of the question a row has words for, from 0 to
-- 1; a question without any word that counts finds nothing.
create function public.search_knowledge(question text, in_language text default 'en', max_results integer default 6)
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
  coverage real
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
    )::real / cardinality(wanted.words)
  from wanted
  join public.knowledge as row on row.search @@ wanted.query and row.language = in_language
  order by 11 desc, ts_rank(row.search, wanted.query, 1) desc, row.id
  limit least(greatest(max_results, 1), 12);
$$;

revoke execute on function public.search_knowledge(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_knowledge(text, text, integer) to anon, authenticated, service_role;
