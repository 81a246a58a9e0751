-- Money of another amount that had gone back before its coming was heard of was taken for the order's own: the order went
-- from pending over paid to reversed, and its buyer was told of money that never came.
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
  began public.order_status;
begin
  select * into present from public.orders where id = $1 for update;
  if not found then return null; end if;
  began := present.status;
  if exists (select from public.payment_events where payment_events.provider_event_id = $4) then
    return jsonb_build_object('status', present.status, 'changed', false);
  end if;
  if target in ('paid', 'partially_refunded', 'refunded') then
    differs := ($7, $8, $6 is null) is distinct from (present.amount_cents, present.currency, false);
  elsif target = 'reversed' and $7 is not null and present.paid_at is null then
    -- It went back before anybody had asked whether it was the order's.
    differs := ($7, $8) is distinct from (present.amount_cents, present.currency);
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
  if cardinality(path) > 0 then perform private.owe_payment_mail($1, began, present.status); end if;
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
