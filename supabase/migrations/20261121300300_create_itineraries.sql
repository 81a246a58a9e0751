-- Places, each named by an id that the catalogue has, with days and a note; nothing else may stand in it.
create function private.are_stops(stops jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(stops) = 'array' and jsonb_array_length(stops) <= 40 and not exists (
    select from jsonb_array_elements(case jsonb_typeof(stops) when 'array' then stops else '[]' end) as stop
    where jsonb_typeof(stop) is distinct from 'object'
      or jsonb_typeof(stop -> 'id') is distinct from 'string' or char_length(stop ->> 'id') not between 1 and 64
      or jsonb_typeof(stop -> 'placeId') is distinct from 'string'
      or jsonb_typeof(stop -> 'days') is distinct from 'number'
      or coalesce(stop ->> 'days', '') !~ '^[0-9]{1,2}$' or (stop ->> 'days')::numeric not between 1 and 30
      or jsonb_typeof(stop -> 'note') is distinct from 'string' or char_length(stop ->> 'note') > 1000
      or (select count(*) from jsonb_object_keys(stop)) <> 4
  );
$$;

revoke execute on function private.are_stops(jsonb) from public, anon, authenticated;
grant execute on function private.are_stops(jsonb) to authenticated, service_role;

-- A trip that a person makes of places, in their order.
create table public.itineraries (
  -- The app makes the id, so that one saved twice over a bad line is stored once.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  -- Null until it has dates.
  start_date date check (isfinite(start_date)),
  stops jsonb not null check (private.are_stops(stops)),
  -- Whoever knows it reads the trip; null: nobody else.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22,64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index itineraries_user_id_created_at_idx on public.itineraries (user_id, created_at desc);

alter table public.itineraries enable row level security;

revoke all on table public.itineraries from public, anon, authenticated, service_role;
grant select, insert (id, title, start_date, stops), update (title, start_date, stops, share_token), delete
  on table public.itineraries to authenticated;
grant select, insert, update, delete on table public.itineraries to service_role;

create policy "People read their own itineraries" on public.itineraries
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People save itineraries of their own" on public.itineraries
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "People change their own itineraries" on public.itineraries
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "People delete their own itineraries" on public.itineraries
  for delete to authenticated
  using ((select auth.uid()) = user_id);

-- No trip names a place that is not in the catalogue, whoever proposed it.
create function private.accept_itinerary() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The check of the table refuses it, in its own words.
  if not private.are_stops(new.stops) then
    return new;
  end if;
  if exists (
    select from jsonb_array_elements(new.stops) as stop
    where not exists (select from public.destinations where id = stop ->> 'placeId')
  ) then
    raise exception 'There is no such destination'
      using errcode = 'foreign_key_violation', constraint = 'itineraries_places';
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('itineraries of ' || new.user_id, 0));
    if (select count(*) from public.itineraries where user_id = new.user_id) >= 100 then
      raise exception 'There are already 100 itineraries'
        using errcode = 'check_violation', constraint = 'itineraries_limit';
    end if;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.accept_itinerary() from public, anon, authenticated;

create trigger accept_itinerary before insert or update on public.itineraries
  for each row execute function private.accept_itinerary();

-- A shared trip, for whoever has its link: what it holds, and nothing about whose it is.
create function private.shared_itinerary(token text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('title', title, 'start_date', start_date, 'stops', stops)
  from public.itineraries
  where share_token = token;
$$;

revoke execute on function private.shared_itinerary(text) from public, anon, authenticated;
grant usage on schema private to anon;
grant execute on function private.shared_itinerary(text) to anon, authenticated;

create function public.shared_itinerary(token text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.shared_itinerary(token);
$$;

revoke execute on function public.shared_itinerary(text) from public, anon, authenticated, service_role;
grant execute on function public.shared_itinerary(text) to anon, authenticated;
