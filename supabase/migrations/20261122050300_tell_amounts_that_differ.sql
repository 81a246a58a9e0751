-- Money of another amount or currency than was ordered gives nothing, and is money all the same: it is told to its buyer
-- and reported until the provider has returned it, whatever state the order is in.
alter table public.orders add column amount_differs boolean not null default false;
update public.orders set amount_differs = true where failure_code = 'amount_mismatch';
grant select (amount_differs) on table public.orders to authenticated;
-- A capture has one number for ever.
alter table public.orders drop column attempt;

alter table public.mail_outbox drop constraint mail_outbox_kind_check;
alter table public.mail_outbox add constraint mail_outbox_kind_check check (
  kind in ('payment_confirmed', 'payment_returned', 'payment_differs', 'plan_ending', 'trial_ending')
);

-- Keeps that an order's money differs, or no longer does, and owes its buyer the word.
create function private.mark_amount(order_id uuid, differs boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set amount_differs = $2 where id = $1;
  if $2 then
    insert into public.mail_outbox (kind, news, recipient, order_id)
    select 'payment_differs', 'differs:' || $1, email, $1 from public.orders where id = $1 and email is not null
    on conflict (news) do nothing;
  end if;
end;
$$;

revoke execute on function private.mark_amount(uuid, boolean) from public, anon, authenticated;
grant execute on function private.mark_amount(uuid, boolean) to service_role;

-- The one way by which an order changes after it was opened: says what the provider said, under a lock. Amounts that are
-- not those of the order give nothing. Applying the same news twice changes nothing. Only where an order comes to is told
-- to its buyer, and not what it passed on the way.
create or replace function public.apply_payment(
  order_id uuid, source text, outcome text, event_id text default null, provider_order_id text default null,
  payment_id text default null, amount_cents integer default null, currency text default null,
  refunded_cents integer default null, reason text default null, told_at timestamptz default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  present public.orders;
  target text := $3;
  why text := $10;
  step public.order_status;
  path public.order_status[];
  -- Null where this says nothing about what was taken.
  differs boolean;
begin
  select * into present from public.orders where id = $1 for update;
  if not found then return null; end if;
  if exists (select from public.payment_events where payment_events.provider_event_id = $4) then
    return jsonb_build_object('status', present.status, 'changed', false);
  end if;
  if target in ('paid', 'partially_refunded', 'refunded') then
    differs := ($7, $8, $6 is null) is distinct from (present.amount_cents, present.currency, false);
  end if;
  if differs or (target = 'reversed' and present.amount_differs) then
    -- What has all gone back differs no more; the order was never paid.
    differs := target in ('paid', 'partially_refunded');
    target := 'failed';
    why := 'amount_mismatch';
  end if;
  path := private.order_path(
    present.status, target, $11 is not null and (present.money_told_at is null or $11 > present.money_told_at)
  );
  if target = 'partially_refunded' and present.status = 'partially_refunded' and $9 > present.refunded_cents then
    path := array['partially_refunded'];
  end if;
  -- Nothing was ever paid that has no number at the provider.
  if path[1] = 'paid' and coalesce($6, present.provider_payment_id) is null then path := '{}'; end if;
  foreach step in array path loop
    update public.orders set
      status = step,
      provider_order_id = coalesce(orders.provider_order_id, $5, case when step = 'paid' then 'unknown:' || $1 end),
      provider_payment_id = coalesce($6, provider_payment_id),
      paid_at = case when step = 'paid' then coalesce(paid_at, now()) else paid_at end,
      refunded_cents = case
        when step = 'partially_refunded' then $9
        when step in ('refunded', 'reversed') then orders.amount_cents
        when step = 'paid' then 0
        else orders.refunded_cents
      end,
      failure_code = case when step = 'failed' then why when step in ('paid', 'pending') then null else failure_code end,
      check_count = case when step = 'paid' then 0 else check_count end,
      next_check_at = case
        -- What was taken back may come again, and what expired may have been paid at the last moment.
        when step in ('paid', 'partially_refunded', 'reversed', 'expired') then now() + interval '1 day'
        when step = 'refunded' then null
        when step = 'failed' and orders.provider_order_id is null then null
        else coalesce(next_check_at, now() + interval '1 minute')
      end
    where id = $1;
    insert into public.payment_events (
      order_id, source, provider_event_id, from_status, to_status, amount_cents, currency, refunded_cents, reason, told_at
    )
    values ($1, $2, case when step = path[cardinality(path)] then $4 end, present.status, step, $7, $8, $9, why, $11);
    present.status := step;
  end loop;
  if cardinality(path) > 0 then perform private.owe_payment_mail($1, present.status); end if;
  if cardinality(path) = 0 and ($4 is not null or differs <> present.amount_differs) then
    insert into public.payment_events (
      order_id, source, provider_event_id, from_status, to_status, amount_cents, currency, refunded_cents, reason, told_at
    )
    values ($1, $2, $4, present.status, present.status, $7, $8, $9, why, $11);
  end if;
  if differs <> present.amount_differs then perform private.mark_amount($1, differs); end if;
  -- Also where nothing moved: a dispute that was won keeps the older news of its beginning from ending anything.
  if target in ('paid', 'partially_refunded', 'refunded', 'reversed') and $11 > coalesce(present.money_told_at, '-infinity') then
    update public.orders set money_told_at = $11 where id = $1;
  end if;
  return jsonb_build_object('status', present.status, 'changed', cardinality(path) > 0);
end;
$$;

-- Orders whose next look at the provider is due, each to one caller, with the time of the look after that: 1, 2, 5, 15
-- and 60 minutes, 6 hours, then daily. Money that came is looked at daily for a month, and weekly for as long as PayPal
-- takes disputes (180 days) and decides them; money that differs daily, until it has gone back.
create or replace function public.take_due_orders(up_to integer) returns setof public.orders
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set next_check_at = null
  where next_check_at <= now() and (
    (status in ('failed', 'canceled') and not amount_differs and created_at < now() - interval '24 hours')
    or (status in ('paid', 'partially_refunded', 'reversed') and paid_at < now() - interval '240 days')
    or (status = 'expired' and not amount_differs and created_at < now() - interval '10 days')
    or status = 'refunded'
  );
  return query
    update public.orders
    set
      check_count = check_count + 1,
      next_check_at = now() + case
        when status in ('paid', 'partially_refunded', 'reversed')
          then case when paid_at > now() - interval '30 days' then interval '1 day' else interval '7 days' end
        when status = 'expired' then interval '1 day'
        else coalesce((array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours'])[check_count + 1], '1 day')::interval
      end
    where id in (
      select id from public.orders
      where next_check_at <= now() order by next_check_at limit up_to for update skip locked
    )
    returning *;
end;
$$;

update public.orders set next_check_at = now() where amount_differs and next_check_at is null;
