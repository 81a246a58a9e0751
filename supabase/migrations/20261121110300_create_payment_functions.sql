-- Opens an order, or finds the one that the same buyer has just opened for the same thing: a second click buys nothing
-- twice. The price is that of the table; a total that differs is refused.
create function public.open_order(
  provider public.payment_provider, plan_name text, months integer, total_cents integer, email text,
  first_name text, last_name text, phone text, user_id uuid, address_hash text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  plan public.plans;
  buyer constant text := case when $9 is null then 'mail:' || lower($5) else 'user:' || $9 end;
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
      (orders.status in ('pending', 'canceled') and orders.created_at > now() - interval '15 minutes')
      -- Being opened at this moment; one that got stuck there is not waited for.
      or (orders.status = 'created' and orders.created_at > now() - interval '1 minute')
    )
  order by orders.created_at desc
  limit 1;
  if found then
    if found_order.status = 'canceled' then
      update public.orders set status = 'pending' where id = found_order.id;
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

-- The provider has taken the order: its number, and where the buyer pays, before anybody is sent there.
create function public.start_order(order_id uuid, provider_order_id text, approval_url text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.orders
  set status = 'pending', provider_order_id = $2, approval_url = $3, next_check_at = now() + interval '1 minute'
  where id = $1;
  insert into public.payment_events (order_id, source, from_status, to_status) values ($1, 'create', 'created', 'pending');
end;
$$;

-- The states that an order passes on its way; empty where the news is old, or cannot be. Money wins: what is paid was
-- paid, whatever was thought before.
create function private.order_path(present public.order_status, target text, source text)
returns public.order_status[]
language sql
immutable
set search_path = ''
as $$
  select case
    when target = 'open' then case when present = 'failed' then array['pending'] else array[]::text[] end
    -- That the money is there again is known from the dispute alone: an old reading says the same.
    when present = 'reversed' and source <> 'dispute' then array[]::text[]
    when private.order_may_move(present, target::public.order_status) then array[target]
    when present in ('failed', 'canceled') and target in ('approved', 'review') then array['pending', target]
    when target in ('partially_refunded', 'refunded', 'reversed') and private.order_may_move(present, 'paid')
      then array['paid', target]
    else array[]::text[]
  end::public.order_status[];
$$;

revoke execute on function private.order_path(public.order_status, text, text) from public, anon, authenticated;
grant execute on function private.order_path(public.order_status, text, text) to service_role;

-- The one way by which an order changes after it was opened: says what the provider said, under a lock. Amounts that are
-- not those of the order give nothing. Applying the same news twice changes nothing.
create function public.apply_payment(
  order_id uuid, source text, outcome text, event_id text default null, provider_order_id text default null,
  payment_id text default null, amount_cents integer default null, currency text default null,
  refunded_cents integer default null, reason text default null
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
begin
  select * into present from public.orders where id = $1 for update;
  if not found then return null; end if;
  if exists (select from public.payment_events where payment_events.provider_event_id = $4) then
    return jsonb_build_object('status', present.status, 'changed', false);
  end if;
  if target in ('paid', 'partially_refunded', 'refunded')
    and ($7, $8, $6 is null) is distinct from (present.amount_cents, present.currency, false) then
    target := 'failed';
    why := 'amount_mismatch';
  end if;
  path := private.order_path(present.status, target, $2);
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
      attempt = orders.attempt + (step = 'failed')::integer,
      check_count = case when step = 'paid' then 0 else check_count end,
      next_check_at = case
        when step in ('paid', 'partially_refunded') then now() + interval '1 day'
        when step in ('expired', 'refunded', 'reversed') then null
        when step = 'failed' and orders.provider_order_id is null then null
        else coalesce(next_check_at, now() + interval '1 minute')
      end
    where id = $1;
    insert into public.payment_events (
      order_id, source, provider_event_id, from_status, to_status, amount_cents, currency, refunded_cents, reason
    )
    values ($1, $2, case when step = path[cardinality(path)] then $4 end, present.status, step, $7, $8, $9, why);
    present.status := step;
    perform private.owe_payment_mail($1, step);
  end loop;
  if cardinality(path) = 0 and $4 is not null then
    insert into public.payment_events (
      order_id, source, provider_event_id, from_status, to_status, amount_cents, currency, refunded_cents, reason
    )
    values ($1, $2, $4, present.status, present.status, $7, $8, $9, why);
  end if;
  return jsonb_build_object('status', present.status, 'changed', cardinality(path) > 0);
end;
$$;

-- Tells the buyer that money has come or gone. Without an account the mail also carries the only key to what was bought.
create function private.owe_payment_mail(order_id uuid, step public.order_status) returns void
language plpgsql
set search_path = ''
as $$
declare
  bought public.orders;
  token text;
begin
  select * into bought from public.orders where id = $1;
  if bought.email is null then return; end if;
  if step = 'paid' then
    if bought.user_id is null and bought.claim_token_hash is null then
      token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      update public.orders set claim_token_hash = encode(sha256(token::bytea), 'hex') where id = $1;
    end if;
    insert into public.mail_outbox (kind, news, recipient, order_id, details)
    values ('payment_confirmed', 'paid:' || $1, bought.email, $1, jsonb_strip_nulls(jsonb_build_object('claim', token)))
    on conflict (news) do nothing;
  elsif step in ('partially_refunded', 'refunded', 'reversed') then
    insert into public.mail_outbox (kind, news, recipient, order_id, details)
    values (
      'payment_returned', format('returned:%s:%s:%s', $1, step, bought.refunded_cents), bought.email, $1,
      jsonb_build_object('refunded_cents', bought.refunded_cents)
    )
    on conflict (news) do nothing;
  end if;
end;
$$;

revoke execute on function private.owe_payment_mail(uuid, public.order_status) from public, anon, authenticated;
grant execute on function private.owe_payment_mail(uuid, public.order_status) to service_role;

-- True where nobody has asked the provider about this order within the last second.
create function public.begin_read(order_id uuid) returns boolean
language sql
set search_path = ''
as $$
  with begun as (
    update public.orders set last_read_at = clock_timestamp()
    where id = $1 and (last_read_at is null or last_read_at < clock_timestamp() - interval '1 second')
    returning id
  )
  select exists (select from begun);
$$;

-- Orders whose next look at the provider is due, each to one caller, with the time of the look after that: 1, 2, 5, 15
-- and 60 minutes, 6 hours, then daily. What was given up or paid long ago is looked at no more.
create function public.take_due_orders(up_to integer) returns setof public.orders
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set next_check_at = null
  where next_check_at <= now() and (
    (status in ('failed', 'canceled') and created_at < now() - interval '24 hours')
    or (status in ('paid', 'partially_refunded') and paid_at < now() - interval '30 days')
    or status in ('expired', 'refunded', 'reversed')
  );
  return query
    update public.orders
    set
      check_count = check_count + 1,
      next_check_at = now() + case
        when status in ('paid', 'partially_refunded') then interval '1 day'
        else coalesce((array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours'])[check_count + 1], '1 day')::interval
      end
    where id in (
      select id from public.orders
      where next_check_at <= now() order by next_check_at limit up_to for update skip locked
    )
    returning *;
end;
$$;

-- What must be empty: money without access, access without money, amounts that differ.
create function public.payment_report() returns table (order_id uuid, finding text)
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
  select id, 'amount differs' from public.orders where failure_code = 'amount_mismatch';
$$;

-- Whether the minute's work is worth waking the functions for.
create function public.has_payment_work() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.orders where next_check_at <= now())
    or exists (select from public.mail_outbox where next_try_at <= now())
    or exists (select from public.entitlements where ends_at between now() and now() + interval '7 days');
$$;

-- Gives what was bought without an account to the person who opened the link in the mail. False where the link has been
-- used, or was none.
create function private.claim_order(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed uuid;
begin
  update public.orders set user_id = (select auth.uid()), claim_token_hash = null
  where claim_token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') and user_id is null
    and status in ('paid', 'partially_refunded')
  returning id into claimed;
  if claimed is null then return false; end if;
  insert into public.payment_events (order_id, source, from_status, to_status)
  select id, 'claim', status, status from public.orders where id = claimed;
  return true;
end;
$$;

revoke execute on function private.claim_order(text) from public, anon, authenticated;
grant execute on function private.claim_order(text) to authenticated;

create function public.claim_order(token text) returns boolean
language sql
set search_path = ''
as $$
  select private.claim_order($1);
$$;

revoke execute on function public.claim_order(text) from public, anon, authenticated, service_role;
grant execute on function public.claim_order(text) to authenticated;

revoke execute on function
  public.open_order(public.payment_provider, text, integer, integer, text, text, text, text, uuid, text),
  public.start_order(uuid, text, text),
  public.apply_payment(uuid, text, text, text, text, text, integer, text, integer, text),
  public.begin_read(uuid), public.take_due_orders(integer), public.payment_report(), public.has_payment_work()
  from public, anon, authenticated, service_role;
grant execute on function
  public.open_order(public.payment_provider, text, integer, integer, text, text, text, text, uuid, text),
  public.start_order(uuid, text, text),
  public.apply_payment(uuid, text, text, text, text, text, integer, text, integer, text),
  public.begin_read(uuid), public.take_due_orders(integer), public.payment_report(), public.has_payment_work()
  to service_role;

-- What is kept about a person includes what they paid for.
create or replace function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'exported_at', now(),
    'account', jsonb_build_object('id', (select auth.uid()), 'email', (select auth.jwt()) ->> 'email'),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = (select auth.uid())),
    'trip_requests', coalesce(
      (
        select jsonb_agg(to_jsonb(request) order by request.created_at, request.id)
        from public.trip_requests as request
        where request.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'orders', coalesce(
      (
        select jsonb_agg(jsonb_build_object(
          'id', orders.id, 'plan_id', orders.plan_id, 'months', orders.months, 'amount_cents', orders.amount_cents,
          'currency', orders.currency, 'provider', orders.provider, 'status', orders.status,
          'refunded_cents', orders.refunded_cents, 'email', orders.email, 'first_name', orders.first_name,
          'last_name', orders.last_name, 'created_at', orders.created_at, 'paid_at', orders.paid_at
        ) order by orders.created_at, orders.id)
        from public.orders
        where orders.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'entitlements', coalesce(
      (
        select jsonb_agg(to_jsonb(stretch) order by stretch.starts_at)
        from public.entitlements as stretch
        where stretch.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    )
  );
$$;
