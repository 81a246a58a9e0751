-- Opens an order, or finds the one that the same buyer has just opened for the same thing: a second click buys nothing
-- twice. One that the buyer has agreed to, and whose money is on its way, is found as it is: it is waited for, not paid
-- again. A buyer is an account, whatever address they type, or an address together with the machine that it was typed at:
-- whoever knows somebody's address finds no order of theirs. What was typed last is what the receipt says. The price is
-- that of the table; a total that differs is refused.
create or replace function public.open_order(
  provider public.payment_provider, plan_name text, months integer, total_cents integer, email text,
  first_name text, last_name text, phone text, user_id uuid, address_hash text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  plan public.plans;
  buyer constant text := case
    when $9 is not null then 'user:' || $9
    else 'mail:' || encode(sha256(convert_to(lower($5) || ' ' || coalesce($10, ''), 'UTF8')), 'hex')
  end;
  found_order public.orders;
begin
  select * into plan from public.plans where plans.name = $2;
  if not found then return jsonb_build_object('refusal', 'plan_not_found'); end if;
  if plan.unit_price_cents * $3 <> $4 then return jsonb_build_object('refusal', 'amount_mismatch'); end if;
  perform pg_advisory_xact_lock(hashtextextended('orders of ' || buyer, 0));
  select * into found_order from public.orders
  where orders.buyer_key = buyer and orders.plan_id = plan.id and orders.months = $3 and orders.provider = $1
    and orders.amount_cents = $4
    and (
      (
        orders.status in ('pending', 'canceled', 'approved', 'review')
        and orders.created_at > now() - interval '15 minutes'
      )
      -- Being opened at this moment; one that got stuck there is not waited for.
      or (orders.status = 'created' and orders.created_at > now() - interval '1 minute')
    )
  order by orders.created_at desc
  limit 1
  -- News of it may come in this moment, and what is paid by then is not written over.
  for update;
  if found and found_order.status in ('approved', 'review') then
    return jsonb_build_object('order_id', found_order.id, 'is_new', false);
  end if;
  if found then
    update public.orders
    set email = $5, first_name = $6, last_name = $7, phone = $8,
      status = case when orders.status = 'canceled' then 'pending' else orders.status end
    where id = found_order.id
      and (orders.status, orders.email, orders.first_name, orders.last_name, orders.phone)
        is distinct from ('pending'::public.order_status, $5, $6, $7, $8);
    if found_order.status = 'canceled' then
      insert into public.payment_events (order_id, source, from_status, to_status)
      values (found_order.id, 'create', 'canceled', 'pending');
    end if;
    return jsonb_build_object('order_id', found_order.id, 'is_new', false);
  end if;
  if (
    select count(*) from public.orders where orders.buyer_key = buyer and orders.created_at > now() - interval '1 hour'
  ) >= 60 or (
    select count(*) from public.orders
    where orders.address_hash = $10 and orders.created_at > now() - interval '1 hour'
  ) >= 300 then
    return jsonb_build_object('refusal', 'too_many_orders');
  end if;
  insert into public.orders (
    user_id, plan_id, months, unit_price_cents, amount_cents, provider, email, first_name, last_name, phone,
    buyer_key, address_hash, next_check_at
  )
  values (
    $9, plan.id, $3, plan.unit_price_cents, $4, $1, $5, $6, $7, $8, buyer, $10, now() + interval '5 minutes'
  )
  returning * into found_order;
  insert into public.payment_events (order_id, source, to_status) values (found_order.id, 'create', 'created');
  return jsonb_build_object('order_id', found_order.id, 'is_new', true, 'amount_cents', found_order.amount_cents);
end;
$$;
