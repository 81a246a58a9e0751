-- The catalogue. Its rows come from seed.sql.
create table public.destinations (
  -- The slug in addresses.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (char_length(name) between 1 and 80),
  -- The country, as headings show it.
  location text not null,
  -- Where it lies and how one gets there.
  location_text text not null,
  description text not null,
  tags text[] not null,
  -- Out of 5. A sample value: nobody has rated anything yet.
  sample_rating numeric(2, 1) check (sample_rating between 0 and 5),
  -- Degrees, north and east positive.
  latitude_deg double precision not null check (latitude_deg between -90 and 90),
  longitude_deg double precision not null check (longitude_deg between -180 and 180)
);

-- The viewpoints of a place. Their pictures are files of the app, named by the id.
create table public.panoramas (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  destination_id text not null references public.destinations (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  credit text not null,
  licence text not null,
  kind text not null check (kind in ('render', 'photograph')),
  -- Compass bearing of the panorama's front, degrees clockwise from north.
  north_offset_deg double precision not null check (north_offset_deg >= 0 and north_offset_deg < 360)
);

create index panoramas_destination_id_idx on public.panoramas (destination_id);

alter table public.destinations enable row level security;
alter table public.panoramas enable row level security;

revoke all on table public.destinations, public.panoramas from public, anon, authenticated, service_role;
grant select on table public.destinations, public.panoramas to anon, authenticated;
grant select, insert, update, delete on table public.destinations, public.panoramas to service_role;

create policy "Everybody reads the destinations" on public.destinations
  for select to anon, authenticated
  using (true);

create policy "Everybody reads the panoramas" on public.panoramas
  for select to anon, authenticated
  using (true);
