-- What must be empty: money without access, access without money, amounts that differ, money that nobody has taken to an
-- account in a week, and orders that have neither been paid nor ended.
create or replace function public.payment_report() returns table (order_id uuid, finding text)
language sql
stable
set search_path = ''
as $$
  select orders.id, 'paid without access' from public.orders
  where status in ('paid', 'partially_refunded') and user_id is not null
    and months <> (select coalesce(sum(stretch.months), 0) from public.entitlements as stretch where stretch.order_id = orders.id)
  union all
  select distinct orders.id, 'access without payment'
  from public.entitlements as stretch join public.orders on orders.id = stretch.order_id
  where status not in ('paid', 'partially_refunded') and stretch.ends_at > now()
  union all
  select id, 'amount differs' from public.orders where amount_differs
  union all
  -- Without an address it was an account's, and went with it.
  select id, 'paid without owner' from public.orders
  where status in ('paid', 'partially_refunded') and user_id is null and email is not null
    and paid_at < now() - interval '7 days'
  union all
  select id, 'open for too long' from public.orders
  where status in ('created', 'pending', 'approved') and created_at < now() - interval '5 days'
    or status = 'review' and created_at < now() - interval '30 days';
$$;

-- The report of each day, kept for whoever keeps the books.
create table public.payment_reports (
  ran_on date primary key,
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  created_at timestamptz not null default now()
);

alter table public.payment_reports enable row level security;
revoke all on table public.payment_reports from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.payment_reports to service_role;

-- Makes today's report (UTC) where there is none; its findings, or null where it was made before.
create function public.take_payment_report() returns jsonb
language sql
set search_path = ''
as $$
  insert into public.payment_reports (ran_on, findings)
  select (now() at time zone 'UTC')::date, coalesce(
    (
      select jsonb_agg(jsonb_build_object('order_id', found.order_id, 'finding', found.finding)
        order by found.finding, found.order_id)
      from public.payment_report() as found
    ),
    '[]'
  )
  on conflict (ran_on) do nothing
  returning findings;
$$;

revoke execute on function public.take_payment_report() from public, anon, authenticated, service_role;
grant execute on function public.take_payment_report() to service_role;

-- Whether the minute's work is worth waking the functions for.
create or replace function public.has_payment_work() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.orders where next_check_at <= now())
    or exists (select from public.mail_outbox where next_try_at <= now())
    or exists (select from public.entitlements where ends_at between now() and now() + interval '7 days')
    or exists (select from public.orders)
      and not exists (select from public.payment_reports where ran_on = (now() at time zone 'UTC')::date);
$$;
