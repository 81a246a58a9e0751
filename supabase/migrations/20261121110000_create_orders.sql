create type public.payment_provider as enum ('paypal', 'pesapal');

create type public.order_status as enum (
  'created', 'pending', 'approved', 'review', 'paid', 'failed', 'canceled', 'expired',
  'partially_refunded', 'refunded', 'reversed'
);

-- What somebody buys: some months of a plan, paid once. Written by the edge functions alone, never removed.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Null for somebody who is not signed in, and after the end of an account.
  user_id uuid references auth.users (id) on delete set null,
  plan_id text not null references public.plans (id),
  months integer not null check (months between 1 and 12),
  -- What the plan cost when it was ordered, in whole US cents for one month.
  unit_price_cents integer not null check (unit_price_cents > 0),
  amount_cents integer not null,
  currency text not null default 'USD' check (currency = 'USD'),
  provider public.payment_provider not null,
  status public.order_status not null default 'created',
  provider_order_id text check (char_length(provider_order_id) between 1 and 100),
  -- Where the buyer pays.
  approval_url text check (char_length(approval_url) <= 2000),
  -- The capture of PayPal, the confirmation code of PesaPal.
  provider_payment_id text check (char_length(provider_payment_id) between 1 and 100),
  refunded_cents integer not null default 0,
  -- The provider's word for why the last attempt failed.
  failure_code text check (char_length(failure_code) <= 200),
  -- Counts the buyer's attempts; a provider answers a repeated request with what it said the first time.
  attempt integer not null default 1 check (attempt > 0),
  -- Null after the end of the buyer's account.
  email text check (char_length(email) between 3 and 254),
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  phone text not null default '' check (char_length(phone) <= 30),
  -- By which a second click is known: the account, or the address of somebody without one.
  buyer_key text not null check (char_length(buyer_key) <= 300),
  -- SHA-256 of the network address that asked; for limits alone.
  address_hash text check (char_length(address_hash) = 64),
  -- SHA-256 of the token in the mail by which an account takes what was bought without one.
  claim_token_hash text unique check (char_length(claim_token_hash) = 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  last_read_at timestamptz,
  next_check_at timestamptz,
  check_count integer not null default 0,
  constraint orders_amount_is_price_times_months check (amount_cents = unit_price_cents * months),
  constraint orders_refund_is_not_above_the_amount check (refunded_cents between 0 and amount_cents),
  constraint orders_known_to_the_provider check (
    status in ('created', 'failed') or provider_order_id is not null
  ),
  constraint orders_paid_is_proven check (
    status not in ('paid', 'partially_refunded', 'refunded', 'reversed')
    or (paid_at is not null and provider_payment_id is not null)
  ),
  constraint orders_of_a_provider_are_its_own unique (provider, provider_order_id)
);

create index orders_user_id_created_at_idx on public.orders (user_id, created_at desc);
create index orders_plan_id_idx on public.orders (plan_id);
create index orders_buyer_key_created_at_idx on public.orders (buyer_key, created_at desc);
create index orders_address_hash_created_at_idx on public.orders (address_hash, created_at desc);
create index orders_provider_payment_id_idx on public.orders (provider_payment_id);
create index orders_next_check_at_idx on public.orders (next_check_at) where next_check_at is not null;

-- Everything that ever changed an order, and every message of a provider that was acted on.
create table public.payment_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  source text not null check (source in ('create', 'return', 'webhook', 'ipn', 'reconciler', 'dispute', 'claim')),
  -- The provider's own number of its message: what was applied once is never applied again.
  provider_event_id text unique check (char_length(provider_event_id) between 1 and 100),
  from_status public.order_status,
  to_status public.order_status not null,
  -- What the provider said it had taken, whatever we expected.
  amount_cents integer,
  currency text check (char_length(currency) <= 10),
  refunded_cents integer,
  reason text check (char_length(reason) <= 200),
  created_at timestamptz not null default now()
);

create index payment_events_order_id_idx on public.payment_events (order_id, id);

alter table public.orders enable row level security;
alter table public.payment_events enable row level security;

revoke all on table public.orders, public.payment_events from public, anon, authenticated, service_role;
grant select (
  id, user_id, plan_id, months, unit_price_cents, amount_cents, currency, provider, status, provider_payment_id,
  refunded_cents, email, first_name, last_name, created_at, paid_at
) on table public.orders to authenticated;
grant select (id, order_id, from_status, to_status, created_at) on table public.payment_events to authenticated;
grant select, insert, update, delete on table public.orders, public.payment_events to service_role;

create policy "People read their own orders" on public.orders
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People read what happened to their orders" on public.payment_events
  for select to authenticated
  using (exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid())));

create function private.order_may_move(from_status public.order_status, to_status public.order_status) returns boolean
language sql
immutable
set search_path = ''
as $$
  select $2::text = any (case $1::text
    when 'created' then array['pending', 'failed']
    when 'pending' then array['approved', 'review', 'paid', 'failed', 'canceled', 'expired']
    when 'approved' then array['paid', 'review', 'failed', 'expired']
    when 'review' then array['paid', 'failed']
    when 'paid' then array['partially_refunded', 'refunded', 'reversed']
    when 'failed' then array['pending', 'paid']
    when 'canceled' then array['pending', 'paid']
    when 'expired' then array['paid']
    -- The rest of the money may follow its first part.
    when 'partially_refunded' then array['refunded', 'reversed']
    -- A dispute that was won.
    when 'reversed' then array['paid']
    else array[]::text[]
  end);
$$;

revoke execute on function private.order_may_move(public.order_status, public.order_status)
  from public, anon, authenticated;
grant execute on function private.order_may_move(public.order_status, public.order_status) to service_role;

create function private.accept_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status <> 'created' then
    raise exception 'An order begins as created'
      using errcode = 'check_violation', constraint = 'orders_begin_as_created';
  end if;
  return new;
end;
$$;

revoke execute on function private.accept_order() from public, anon, authenticated;

create trigger accept_order before insert on public.orders
  for each row execute function private.accept_order();

create function private.move_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (
    new.id, new.plan_id, new.months, new.unit_price_cents, new.amount_cents, new.currency, new.provider, new.created_at
  ) is distinct from (
    old.id, old.plan_id, old.months, old.unit_price_cents, old.amount_cents, old.currency, old.provider, old.created_at
  ) then
    raise exception 'What was ordered does not change'
      using errcode = 'check_violation', constraint = 'orders_are_what_was_ordered';
  end if;
  if new.user_id is distinct from old.user_id and new.user_id is not null
    and (old.user_id is not null or old.claim_token_hash is null or new.claim_token_hash is not null) then
    raise exception 'An order is claimed once, by its link'
      using errcode = 'check_violation', constraint = 'orders_are_claimed_once';
  end if;
  if new.status <> old.status and not private.order_may_move(old.status, new.status) then
    raise exception 'An order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_status_moves_as_allowed';
  end if;
  -- With the account goes who it was; what was paid stays, for the books.
  if old.user_id is not null and new.user_id is null then
    new.email := null;
    new.first_name := '';
    new.last_name := '';
    new.phone := '';
    new.address_hash := null;
    new.buyer_key := 'gone:' || new.id;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.move_order() from public, anon, authenticated;

create trigger move_order before update on public.orders
  for each row execute function private.move_order();

create function private.keep_history() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The history of payments is only added to'
    using errcode = 'check_violation', constraint = 'payment_events_are_only_added_to';
end;
$$;

revoke execute on function private.keep_history() from public, anon, authenticated;

create trigger keep_history before update or delete on public.payment_events
  for each row execute function private.keep_history();
create trigger keep_all_history before truncate on public.payment_events
  for each statement execute function private.keep_history();

-- Account pages show new states at once.
alter publication supabase_realtime add table public.orders;
