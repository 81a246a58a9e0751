-- When somebody has which plan: what was paid for, in whole calendar months (UTC), and one trial. Derived from the paid
-- orders by `private.schedule_entitlements`; nobody writes here by hand.
create table public.entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null for the trial.
  order_id uuid references public.orders (id),
  plan_id text not null references public.plans (id),
  -- How many months of the order lie in this stretch; null for the trial.
  months integer check (months >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint entitlements_end_after_they_start check (ends_at > starts_at),
  constraint entitlements_count_the_months_of_an_order check ((order_id is null) = (months is null))
);

create index entitlements_user_id_idx on public.entitlements (user_id, starts_at);
create index entitlements_order_id_idx on public.entitlements (order_id);
create index entitlements_plan_id_idx on public.entitlements (plan_id);
create unique index entitlements_one_trial_each on public.entitlements (user_id) where order_id is null;

alter table public.entitlements enable row level security;

revoke all on table public.entitlements from public, anon, authenticated, service_role;
grant select on table public.entitlements to authenticated;
grant select, insert, update, delete on table public.entitlements to service_role;

create policy "People read their own entitlements" on public.entitlements
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- How many months, the present one included, of a stretch have begun at a moment within it.
create function private.months_begun(starts_at timestamptz, at timestamptz) returns integer
language plpgsql
immutable
set search_path = ''
set timezone = 'UTC'
as $$
declare
  begun integer := 1;
begin
  while starts_at + make_interval(months => begun) <= at loop
    begun := begun + 1;
  end loop;
  return begun;
end;
$$;

revoke execute on function private.months_begun(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function private.months_begun(timestamptz, timestamptz) to service_role;

-- What has been given back ends at once, and what was never used goes.
create function private.end_given_back(person uuid, at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.entitlements as stretch
  using public.orders
  where stretch.user_id = person and orders.id = stretch.order_id
    and orders.status not in ('paid', 'partially_refunded') and stretch.starts_at >= at;
  update public.entitlements as stretch
  set ends_at = at, months = private.months_begun(stretch.starts_at, at) - 1
  from public.orders
  where stretch.user_id = person and orders.id = stretch.order_id
    and orders.status not in ('paid', 'partially_refunded') and stretch.ends_at > at;
end;
$$;

revoke execute on function private.end_given_back(uuid, timestamptz) from public, anon, authenticated;
grant execute on function private.end_given_back(uuid, timestamptz) to service_role;

-- Lays the months that a person has paid for one after the other. The month that runs is always finished; at its end the
-- highest plan with months left comes first, and those of a lower plan resume afterwards. Doing it again changes nothing.
create function private.schedule_entitlements(person uuid, at timestamptz) returns void
language plpgsql
set search_path = ''
set timezone = 'UTC'
as $$
declare
  running public.entitlements;
  trial record;
  next_order record;
  -- The end of what is laid so far.
  free_from timestamptz := at;
begin
  perform pg_advisory_xact_lock(hashtextextended('entitlements of ' || person, 0));
  perform private.end_given_back(person, at);
  delete from public.entitlements where user_id = person and order_id is not null and starts_at > at;
  select * into running from public.entitlements
  where user_id = person and order_id is not null and starts_at <= at and ends_at > at;
  if found then
    running.months := private.months_begun(running.starts_at, at);
    free_from := running.starts_at + make_interval(months => running.months);
    update public.entitlements set months = running.months, ends_at = free_from where id = running.id;
  end if;
  select stretch.ends_at, plans.unit_price_cents into trial
  from public.entitlements as stretch join public.plans on plans.id = stretch.plan_id
  where stretch.user_id = person and stretch.order_id is null;
  loop
    select orders.id, orders.plan_id, plans.unit_price_cents, orders.months - coalesce(laid.months, 0) as left_over
    into next_order
    from public.orders join public.plans on plans.id = orders.plan_id
    left join lateral (
      select sum(stretch.months)::integer as months from public.entitlements as stretch where stretch.order_id = orders.id
    ) as laid on true
    where orders.user_id = person and orders.status in ('paid', 'partially_refunded')
      and orders.months > coalesce(laid.months, 0)
    order by plans.unit_price_cents desc, orders.paid_at, orders.id
    limit 1;
    exit when not found;
    if next_order.id = running.order_id and free_from = running.starts_at + make_interval(months => running.months) then
      -- Goes on without a seam, so that the 31st stays the 31st.
      running.months := running.months + next_order.left_over;
      free_from := running.starts_at + make_interval(months => running.months);
      update public.entitlements set months = running.months, ends_at = free_from where id = running.id;
    else
      -- A trial of the same plan or a higher one is used up first.
      if trial.ends_at > free_from and trial.unit_price_cents >= next_order.unit_price_cents then
        free_from := trial.ends_at;
      end if;
      insert into public.entitlements (user_id, order_id, plan_id, months, starts_at, ends_at)
      values (
        person, next_order.id, next_order.plan_id, next_order.left_over, free_from,
        free_from + make_interval(months => next_order.left_over)
      )
      returning ends_at into free_from;
    end if;
  end loop;
end;
$$;

revoke execute on function private.schedule_entitlements(uuid, timestamptz) from public, anon, authenticated;
grant execute on function private.schedule_entitlements(uuid, timestamptz) to service_role;

-- Whatever changes an order, access follows in the same transaction.
create function private.follow_order() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.user_id is not null then perform private.schedule_entitlements(new.user_id, now()); end if;
  return null;
end;
$$;

revoke execute on function private.follow_order() from public, anon, authenticated;

create trigger follow_order after update on public.orders
  for each row
  when (old.status is distinct from new.status or old.user_id is distinct from new.user_id)
  execute function private.follow_order();

-- The highest plan that a person has at a moment; null where there is none.
create function public.plan_in_force(person uuid, at timestamptz default now()) returns text
language sql
stable
set search_path = ''
as $$
  select plans.id
  from public.entitlements as stretch join public.plans on plans.id = stretch.plan_id
  where stretch.user_id = person and stretch.starts_at <= at and stretch.ends_at > at
  order by plans.unit_price_cents desc
  limit 1;
$$;

revoke execute on function public.plan_in_force(uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.plan_in_force(uuid, timestamptz) to service_role;

-- What the person who asks has now, what is paid, and whether the trial is still to be had.
create function public.my_plan() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'plan_id', present.plan_id,
    'is_trial', coalesce(present.order_id is null, false),
    'until', present.ends_at,
    'paid_until', (
      select max(ends_at) from public.entitlements
      where user_id = (select auth.uid()) and order_id is not null and ends_at > now()
    ),
    'can_try', not exists (
      select from public.entitlements
      where user_id = (select auth.uid()) and (order_id is null or ends_at > now())
    )
  )
  from (select 1) as once
  left join lateral (
    select stretch.plan_id, stretch.order_id, stretch.ends_at
    from public.entitlements as stretch join public.plans on plans.id = stretch.plan_id
    where stretch.user_id = (select auth.uid()) and stretch.starts_at <= now() and stretch.ends_at > now()
    order by plans.unit_price_cents desc, stretch.ends_at desc
    limit 1
  ) as present on true;
$$;

revoke execute on function public.my_plan() from public, anon, authenticated, service_role;
grant execute on function public.my_plan() to authenticated;

-- Fourteen days of Adventurer, once, and not beside months that are paid. True where it has begun.
create function private.start_trial() returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
begin
  perform pg_advisory_xact_lock(hashtextextended('entitlements of ' || person, 0));
  if exists (
    select from public.entitlements where user_id = person and (order_id is null or ends_at > now())
  ) then
    return false;
  end if;
  insert into public.entitlements (user_id, plan_id, starts_at, ends_at)
  values (person, 'adventurer', now(), now() + interval '14 days');
  return true;
end;
$$;

revoke execute on function private.start_trial() from public, anon, authenticated;
grant execute on function private.start_trial() to authenticated;

create function public.start_trial() returns boolean
language sql
set search_path = ''
as $$
  select private.start_trial();
$$;

revoke execute on function public.start_trial() from public, anon, authenticated, service_role;
grant execute on function public.start_trial() to authenticated;
