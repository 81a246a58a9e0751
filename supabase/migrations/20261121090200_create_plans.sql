-- The authority on prices. A price changes by a migration, never by hand.
create table public.plans (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null unique check (char_length(name) between 1 and 40),
  -- Whole US cents for one month.
  unit_price_cents integer not null check (unit_price_cents > 0),
  is_popular boolean not null default false
);

alter table public.plans enable row level security;

revoke all on table public.plans from public, anon, authenticated, service_role;
grant select on table public.plans to anon, authenticated;
grant select, insert, update, delete on table public.plans to service_role;

create policy "Everybody reads the plans" on public.plans
  for select to anon, authenticated
  using (true);

insert into public.plans (id, name, unit_price_cents, is_popular) values
  ('explorer', 'Explorer', 100, false),
  ('adventurer', 'Adventurer', 1999, true),
  ('guide-pro', 'Guide Pro', 4999, false),
  ('enterprise', 'Enterprise', 29999, false);
