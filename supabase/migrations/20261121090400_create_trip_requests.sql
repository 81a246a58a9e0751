-- In the order a request moves through them; the last two are final.
create type public.trip_request_status as enum (
  'requested', 'acknowledged', 'quoted', 'confirmed', 'declined', 'canceled'
);

create table public.trip_requests (
  -- The app makes the id, so that a request sent twice over a bad line is stored once.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  destination_id text not null references public.destinations (id),
  -- What the place was called when it was asked for. Always set by the database.
  destination_name text not null default '',
  arrival date not null check (isfinite(arrival)),
  departure date not null check (isfinite(departure)),
  visitors integer not null check (visitors between 1 and 1000),
  special_requests text not null default '' check (char_length(special_requests) <= 2000),
  status public.trip_request_status not null default 'requested',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_requests_departure_after_arrival check (departure >= arrival),
  constraint trip_requests_stay_within_a_year check (departure - arrival <= 365)
);

create index trip_requests_user_id_created_at_idx on public.trip_requests (user_id, created_at desc);
create index trip_requests_destination_id_idx on public.trip_requests (destination_id);

alter table public.trip_requests enable row level security;

revoke all on table public.trip_requests from public, anon, authenticated, service_role;
grant select on table public.trip_requests to authenticated;
grant insert (id, destination_id, arrival, departure, visitors, special_requests)
  on table public.trip_requests to authenticated;
grant update (status) on table public.trip_requests to authenticated;
grant select, insert, update, delete on table public.trip_requests to service_role;

create policy "People read their own trip requests" on public.trip_requests
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People ask for trips of their own" on public.trip_requests
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "People cancel what is not final" on public.trip_requests
  for update to authenticated
  using ((select auth.uid()) = user_id and status not in ('declined', 'canceled'))
  with check ((select auth.uid()) = user_id and status = 'canceled');

-- Rules that need the clock or another row, which no check constraint may ask for.
create function private.accept_trip_request() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The date where the day ends last on Earth: what is today for anybody is not in the past.
  earliest constant date := (now() at time zone interval '-12:00')::date;
  open_limit constant integer := 20;
begin
  if new.arrival < earliest then
    raise exception 'Arrival is in the past'
      using errcode = 'check_violation', constraint = 'trip_requests_arrival_not_in_the_past';
  end if;
  -- Two requests of one person at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('trip_requests of ' || new.user_id, 0));
  if (
    select count(*) from public.trip_requests
    where user_id = new.user_id and status not in ('declined', 'canceled') and departure >= earliest
  ) >= open_limit then
    raise exception 'There are already % open trip requests', open_limit
      using errcode = 'check_violation', constraint = 'trip_requests_open_limit';
  end if;
  select name into new.destination_name from public.destinations where id = new.destination_id;
  -- Without a place the foreign key would refuse too, but only after the missing name.
  if not found then
    raise exception 'There is no such destination'
      using errcode = 'foreign_key_violation', constraint = 'trip_requests_destination_id_fkey';
  end if;
  return new;
end;
$$;

revoke execute on function private.accept_trip_request() from public, anon, authenticated;

create trigger accept_trip_request before insert on public.trip_requests
  for each row execute function private.accept_trip_request();

create function private.move_trip_request() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status < old.status or (new.status <> old.status and old.status in ('declined', 'canceled')) then
    raise exception 'A trip request cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'trip_requests_status_moves_forward';
  end if;
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.move_trip_request() from public, anon, authenticated;

create trigger move_trip_request before update on public.trip_requests
  for each row execute function private.move_trip_request();

-- My Trips shows new states at once.
alter publication supabase_realtime add table public.trip_requests;
