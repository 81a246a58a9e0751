-- Every table and function about money, tried at by nobody, by somebody else and by the owner; and what the functions do
-- with news that is old, wrong or not theirs.
begin;
select plan(217);
select tests.sign_up('owner');
select tests.sign_up('stranger');

-- An order as somebody opens it; without a name by somebody who is not signed in.
create function pg_temp.opened(who text, plan text default 'Explorer', bought_months integer default 1) returns uuid
language plpgsql
as $$
declare
  opened uuid;
begin
  opened := public.open_order(
    'paypal', plan, bought_months,
    (select unit_price_cents * bought_months from public.plans where name = plan),
    coalesce(who, 'nobody') || '@example.com', '', '', '', tests.person(who), repeat('a', 64)
  ) ->> 'order_id';
  if (select status from public.orders where id = opened) = 'created' then
    perform public.start_order(opened, 'P-' || opened, 'https://www.paypal.com/checkoutnow');
  end if;
  return opened;
end;
$$;

-- What a provider says about an order's money; the whole of it, in its currency, where nothing else is said.
create function pg_temp.told(
  order_id uuid, outcome text, at timestamptz default null, cents integer default null, code text default 'USD',
  event text default null
) returns text
language sql
as $$
  select public.apply_payment(
    $1, 'webhook', $2, $6, null, 'C-' || $1, coalesce($4, (select amount_cents from public.orders where id = $1)), $5,
    case when $2 = 'partially_refunded' then 1 end, null, $3
  ) ->> 'status';
$$;

-- An order of another day, which nobody opens any more.
create function pg_temp.aged(who text, state text, age interval) returns uuid
language plpgsql
as $$
declare
  made uuid;
begin
  insert into public.orders (
    user_id, plan_id, months, unit_price_cents, amount_cents, provider, email, buyer_key, created_at
  )
  values (tests.person(who), 'explorer', 1, 100, 100, 'paypal', 'aged@example.com', 'aged', now() - age)
  returning id into made;
  if state <> 'created' then perform public.start_order(made, 'P-' || made, 'https://www.paypal.com/checkoutnow'); end if;
  if state = 'paid' then
    perform pg_temp.told(made, 'paid');
    update public.orders set paid_at = now() - age where id = made;
  elsif state not in ('created', 'pending') then
    perform public.apply_payment(made, 'reconciler', state);
  end if;
  update public.orders set next_check_at = now() where id = made;
  return made;
end;
$$;

-- Who may do what. Whoever asks, none of this is done.
create function pg_temp.finds_money_closed(who text) returns setof text
language plpgsql
as $$
declare
  attempt text;
  attempts constant text[] := array[
    $try$ insert into public.orders (plan_id, months, unit_price_cents, amount_cents, provider, buyer_key)
      values ('explorer', 1, 1, 1, 'paypal', 'x') $try$,
    $try$ update public.orders set status = 'paid' $try$,
    $try$ update public.orders set user_id = auth.uid() $try$,
    $try$ update public.orders set amount_differs = false $try$,
    $try$ delete from public.orders $try$,
    $try$ truncate public.orders cascade $try$,
    $try$ select buyer_key, address_hash, claim_token_hash from public.orders $try$,
    $try$ select phone from public.orders $try$,
    $try$ select failure_code from public.orders $try$,
    $try$ insert into public.payment_events (order_id, source, to_status)
      select id, 'claim', 'paid' from public.orders $try$,
    $try$ update public.payment_events set to_status = 'paid' $try$,
    $try$ delete from public.payment_events $try$,
    $try$ select provider_event_id, reason from public.payment_events $try$,
    $try$ insert into public.entitlements (user_id, plan_id, starts_at, ends_at)
      values (auth.uid(), 'enterprise', now(), 'infinity') $try$,
    $try$ update public.entitlements set ends_at = 'infinity' $try$,
    $try$ update public.entitlements set plan_id = 'enterprise' $try$,
    $try$ delete from public.entitlements $try$,
    $try$ select details, news from public.mail_outbox $try$,
    $try$ insert into public.mail_outbox (kind, news, recipient) values ('payment_confirmed', 'x', 'x@example.com') $try$,
    $try$ update public.mail_outbox set recipient = 'x@example.com' $try$,
    $try$ delete from public.mail_outbox $try$,
    $try$ select * from public.payment_reports $try$,
    $try$ insert into public.payment_reports (ran_on, findings) values ('2026-01-01', '[]') $try$,
    $try$ update public.plans set unit_price_cents = 1 $try$,
    $try$ delete from public.plans $try$,
    $try$ select public.open_order('paypal', 'Explorer', 1, 100, 'x@example.com', '', '', '', null, null) $try$,
    $try$ select public.start_order(gen_random_uuid(), 'P', 'https://example.com') $try$,
    $try$ select public.apply_payment(gen_random_uuid(), 'webhook', 'paid') $try$,
    $try$ select public.begin_read(gen_random_uuid()) $try$,
    $try$ select public.take_notice(gen_random_uuid()) $try$,
    $try$ select public.take_due_orders(1) $try$,
    $try$ select public.payment_report() $try$,
    $try$ select public.take_payment_report() $try$,
    $try$ select public.has_payment_work() $try$,
    $try$ select public.take_mails(1) $try$,
    $try$ select public.settle_mail(1, true) $try$,
    $try$ select public.queue_reminders() $try$,
    $try$ select public.plan_in_force(gen_random_uuid()) $try$,
    $try$ select private.order_may_move('created', 'paid') $try$,
    $try$ select private.order_path('created', 'paid', true) $try$,
    $try$ select private.owe_payment_mail(gen_random_uuid(), 'paid', 'paid') $try$,
    $try$ select private.mark_amount(gen_random_uuid(), false) $try$,
    $try$ select private.schedule_entitlements(gen_random_uuid(), now()) $try$,
    $try$ select private.end_given_back(gen_random_uuid(), now()) $try$,
    $try$ select private.months_begun(now(), now()) $try$,
    $try$ select private.queue_reminders() $try$
  ];
begin
  foreach attempt in array attempts loop
    return next throws_ok(
      attempt, '42501', null, who || ' may not: ' || regexp_replace(trim(attempt), '\s+', ' ', 'g')
    );
  end loop;
end;
$$;
grant execute on function pg_temp.finds_money_closed(text) to anon, authenticated;

select pg_temp.told(pg_temp.opened('owner'), 'paid');
select tests.become('anon');
select pg_temp.finds_money_closed('anonymous');
select throws_ok('select id from public.orders', '42501', null, 'anonymous: reads no order');
select throws_ok('select id from public.payment_events', '42501', null, 'anonymous: reads no history');
select throws_ok('select id from public.entitlements', '42501', null, 'anonymous: reads no months');
select throws_ok('select id from public.mail_outbox', '42501', null, 'anonymous: reads no mails');
select throws_ok($$ select public.claim_order('x') $$, '42501', null, 'anonymous: claims nothing');
select throws_ok('select public.start_trial()', '42501', null, 'anonymous: has no trial');
select tests.become('authenticated', 'stranger');
select pg_temp.finds_money_closed('another');
select is_empty('select id from public.orders', 'another: reads no order');
select is_empty('select id from public.payment_events', 'another: reads no history');
select is_empty('select id from public.entitlements', 'another: reads no months');
select is_empty('select id from public.mail_outbox', 'another: reads no mails');
select is(public.my_plan() ->> 'plan_id', null, 'another: has no plan');
select tests.become('authenticated', 'owner');
select pg_temp.finds_money_closed('owner');
select results_eq('select status::text from public.orders', $$ values ('paid') $$, 'owner: reads their order');
select is((select count(*) from public.payment_events), 3::bigint, 'owner: reads what happened to it');
select is((select count(*) from public.entitlements), 1::bigint, 'owner: reads their months');
select results_eq(
  'select kind, recipient from public.mail_outbox', $$ values ('payment_confirmed', 'owner@example.com') $$,
  'owner: reads which mails they are sent'
);
reset role;

-- Opening
select is(
  public.open_order('paypal', 'Gold', 1, 100, 'x@example.com', '', '', '', null, null),
  '{"refusal": "plan_not_found"}', 'a plan that is none is not opened'
);
select is(
  public.open_order('paypal', 'Explorer', 2, 100, 'x@example.com', '', '', '', null, null),
  '{"refusal": "amount_mismatch"}', 'nor a total that is not the price'
);
select throws_ok(
  $$ select public.open_order('paypal', 'Explorer', 13, 1300, 'x@example.com', '', '', '', null, null) $$,
  '23514', null, 'nor more than a year'
);
select throws_ok(
  $$ select public.open_order('paypal', 'Explorer', -1, -100, 'x@example.com', '', '', '', null, null) $$,
  '23514', null, 'nor less than a month'
);
create function pg_temp.opens(email text, who text, machine text) returns text
language sql
as $$
  select public.open_order('paypal', 'Enterprise', 1, 29999, email, '', '', '', tests.person(who), machine) ->> 'order_id';
$$;
select is(
  pg_temp.opens('one@example.com', 'owner', repeat('a', 64)), pg_temp.opens('other@example.com', 'owner', repeat('b', 64)),
  'an account is one buyer, whatever it types and wherever it is'
);
select is(
  (select email from public.orders where plan_id = 'enterprise'), 'other@example.com', 'and what it typed last stands'
);
select is(
  pg_temp.opens('one@example.com', null, repeat('c', 64)), pg_temp.opens('ONE@example.com', null, repeat('c', 64)),
  'without an account an address is one buyer'
);
select isnt(
  pg_temp.opens('one@example.com', null, repeat('c', 64)), pg_temp.opens('one@example.com', null, repeat('d', 64)),
  'but not at another machine'
);
select isnt(
  pg_temp.opens('owner@example.com', null, repeat('c', 64)), pg_temp.opens('owner@example.com', 'owner', repeat('c', 64)),
  'and the address of an account is not that account'
);
create temp table once as select pg_temp.opens('once@example.com', null, repeat('e', 64))::uuid as id;
select public.start_order(id, 'P-once', 'https://www.paypal.com/checkoutnow') from once;
select is(pg_temp.told(id, 'approved'), 'approved', 'somebody has agreed') from once;
select is(pg_temp.opens('ONCE@example.com', null, repeat('e', 64)), id::text, 'and pays for no other order') from once;
select is(pg_temp.told(id, 'review'), 'review', 'their money is looked at') from once;
select is(pg_temp.opens('ONCE@example.com', null, repeat('e', 64)), id::text, 'nor then') from once;
select results_eq(
  'select status::text, email from public.orders join once using (id)', $$ values ('review', 'once@example.com') $$,
  'nothing is written over'
);
select is(
  (select count(*) from public.payment_events as event join once on once.id = event.order_id), 4::bigint,
  'and a click is no news of it'
);

-- News that is old, wrong or told twice
create temp table bought as select pg_temp.opened('owner', 'Adventurer') as id;
select is(pg_temp.told(id, 'paid', event => 'E-1'), 'paid', 'what the provider took is paid') from bought;
select is(pg_temp.told(id, 'refunded', event => 'E-1'), 'paid', 'a message counts once') from bought;
select is(pg_temp.told(id, 'reversed'), 'paid', 'a reversal of no time is no news') from bought;
select is(pg_temp.told(id, 'reversed', '2026-02-02'), 'reversed', 'money is taken back') from bought;
select is(pg_temp.told(id, 'paid'), 'reversed', 'a reading of no time does not bring it again') from bought;
select is(pg_temp.told(id, 'paid', '2026-02-01'), 'reversed', 'nor one from before') from bought;
select is(pg_temp.told(id, 'refunded'), 'reversed', 'nor is it refunded once more') from bought;
select is(pg_temp.told(id, 'paid', '2026-02-03'), 'paid', 'a dispute that was won does') from bought;
select is(pg_temp.told(id, 'reversed', '2026-02-02'), 'paid', 'and old news ends nothing') from bought;
select is(pg_temp.told(id, 'partially_refunded', '2026-02-04'), 'partially_refunded', 'a part goes back') from bought;
select is(pg_temp.told(id, 'paid', '2026-02-05'), 'partially_refunded', 'and does not come again') from bought;
select is(pg_temp.told(id, 'failed'), 'partially_refunded', 'what is paid does not fail') from bought;
select is(pg_temp.told(id, 'refunded'), 'refunded', 'the rest follows') from bought;
select is(pg_temp.told(id, 'paid', '2026-03-01'), 'refunded', 'a refund is final') from bought;
truncate bought;
insert into bought select pg_temp.opened('stranger');
select pg_temp.told(id, 'paid') from bought;
select is(pg_temp.told(id, 'paid', '2026-02-03'), 'paid', 'a dispute is won before its reversal is heard of') from bought;
select is(pg_temp.told(id, 'reversed', '2026-02-02'), 'paid', 'and the reversal is old then') from bought;
select is(pg_temp.told(gen_random_uuid(), 'paid'), null, 'what was never ordered is nothing');

-- What is told of money that comes again where a part of it stays refunded, and of a part that went before it was heard of
truncate bought;
insert into bought select pg_temp.opened('stranger', 'Enterprise');
select pg_temp.told(id, 'paid') from bought;
select pg_temp.told(id, 'partially_refunded', '2026-02-01') from bought;
select pg_temp.told(id, 'reversed', '2026-02-02') from bought;
select is(
  pg_temp.told(id, 'partially_refunded', '2026-02-03'), 'partially_refunded', 'a dispute is won, but for the part that was refunded'
) from bought;
select results_eq(
  $$ select kind, details ->> 'refunded_cents' from public.mail_outbox join bought on bought.id = mail_outbox.order_id
    order by mail_outbox.id $$,
  $$ values ('payment_confirmed', null), ('payment_returned', '1'), ('payment_returned', '29999'), ('payment_restored', '1') $$,
  'which is told as money that is here again'
);
truncate bought;
insert into bought select pg_temp.opened(null, 'Enterprise');
select pg_temp.told(id, 'partially_refunded', '2026-02-01') from bought;
select results_eq(
  $$ select kind, details ? 'claim' from public.mail_outbox join bought on bought.id = mail_outbox.order_id
    order by mail_outbox.id $$,
  $$ values ('payment_confirmed', true), ('payment_returned', false) $$,
  'whoever bought without an account gets the key also where a part went back before we heard of it'
);

-- Amounts
truncate bought;
insert into bought select pg_temp.opened('stranger', 'Adventurer');
select is(pg_temp.told(id, 'paid', cents => 1), 'failed', 'another amount gives nothing') from bought;
select ok(amount_differs, 'and is known to be money') from public.orders join bought using (id);
select is(pg_temp.told(id, 'approved'), 'failed', 'what failed is not approved again') from bought;
select is(pg_temp.told(id, 'refunded', cents => 1), 'failed', 'it goes back') from bought;
select ok(not amount_differs, 'and differs no more') from public.orders join bought using (id);
select is(
  (select array_agg(kind) from public.mail_outbox join bought on bought.id = mail_outbox.order_id),
  array['payment_differs'], 'its buyer was told once, and nothing else'
);
truncate bought;
insert into bought select pg_temp.opened('stranger', 'Guide Pro');
select pg_temp.told(id, 'canceled') from bought;
select is(pg_temp.told(id, 'paid', code => 'EUR'), 'canceled', 'another currency pays nothing') from bought;
select ok(amount_differs, 'and is told, though the order was canceled') from public.orders join bought using (id);
select is(
  (select finding from public.payment_report() as found join bought on bought.id = found.order_id),
  'amount differs', 'and reported'
);

-- Claims
truncate bought;
insert into bought select pg_temp.opened(null);
select pg_temp.told(id, 'paid') from bought;
create temp table token as
select details ->> 'claim' as text from public.mail_outbox join bought on bought.id = mail_outbox.order_id;
grant select on token to authenticated;
select tests.become('authenticated', 'stranger');
select is(public.claim_order(null), false, 'nothing claims nothing');
select is(public.claim_order(''), false, 'an empty token claims nothing');
reset role;
update public.orders set claim_token_hash = claim_token_hash where id = (select id from bought);
create temp table hash as select claim_token_hash as text from public.orders join bought using (id);
grant select on hash to authenticated;
select tests.become('authenticated', 'stranger');
select is(public.claim_order((select text from hash)), false, 'what the database keeps is not the token');
select is(public.claim_order((select text from token)), true, 'the token of the mail is');
select tests.become('authenticated', 'owner');
select is(public.claim_order((select text from token)), false, 'once');
reset role;
select is(
  (select user_id from public.orders join bought using (id)), tests.person('stranger'), 'and it stays with the first'
);

-- Looks and notices
truncate bought;
insert into bought select pg_temp.opened('owner', 'Guide Pro');
select ok(public.begin_read(id), 'a reading begins') from bought;
select ok(not public.begin_read(id), 'and no other in the same second') from bought;
select ok(public.take_notice(id), 'a notice has the provider asked') from bought;
select ok(not public.take_notice(id), 'and the next one waits') from bought;
select ok(next_check_at <= now() + interval '5 seconds', 'for a look that is near') from public.orders join bought using (id);
update public.orders set next_check_at = null;
create temp table looks (what text, id uuid);
insert into looks values
  ('pending', pg_temp.aged(null, 'pending', '4 days')), ('failed', pg_temp.aged(null, 'failed', '2 days')),
  ('expired', pg_temp.aged(null, 'expired', '4 days')), ('old expired', pg_temp.aged(null, 'expired', '11 days')),
  ('paid', pg_temp.aged(null, 'paid', '100 days')), ('old paid', pg_temp.aged(null, 'paid', '241 days')),
  ('noticed', pg_temp.aged(null, 'failed', '5 days')), ('canceled', pg_temp.aged(null, 'canceled', '2 days')),
  ('old canceled', pg_temp.aged(null, 'canceled', '4 days'));
update public.orders set last_notice_at = now() where id = (select id from looks where what = 'noticed');
create temp table taken as select id, next_check_at from public.take_due_orders(20);
select results_eq(
  'select what from looks join taken using (id) order by 1',
  $$ values ('canceled'), ('expired'), ('failed'), ('noticed'), ('old canceled'), ('paid'), ('pending') $$,
  'what may still change is looked at, and what a notice asked for'
);
select results_eq(
  $$ select what, next_check_at is null from looks join taken using (id) where what like '%canceled' order by 1 $$,
  $$ values ('canceled', false), ('old canceled', true) $$,
  'after turning back it is looked at for three days, and once more before it is left'
);
select is(
  (select next_check_at from looks join taken using (id) where what = 'paid'), now() + interval '7 days',
  'what was paid months ago is looked at weekly'
);
select is_empty('select id from public.take_due_orders(20)', 'each is handed out once');

-- The report
select results_eq(
  $$
    select what, finding from looks join public.payment_report() as found on found.order_id = looks.id order by 1
  $$,
  $$ values ('old paid', 'paid without owner'), ('paid', 'paid without owner') $$,
  'money that nobody has taken to an account is reported'
);
-- The provider takes an order that news has come of before.
truncate bought;
insert into bought select pg_temp.aged(null, 'created', '1 hour');
select public.apply_payment(id, 'reconciler', 'failed', reason => 'unfinished') from bought;
select public.start_order(id, 'P-late', 'https://www.paypal.com/checkoutnow') from bought;
select pg_temp.told(id, 'paid') from bought;
select public.start_order(id, 'P-late', 'https://www.paypal.com/checkoutnow') from bought;
select results_eq(
  $$
    select from_status::text, to_status::text from public.payment_events as event join bought on bought.id = event.order_id
    order by event.id
  $$,
  $$ values ('created', 'failed'), ('failed', 'pending'), ('pending', 'paid'), ('paid', 'paid') $$,
  'an opening is logged from where the order was, and takes no money back'
);
truncate bought;
insert into bought select pg_temp.aged(null, 'pending', '6 days');
select is(
  (select finding from public.payment_report() as found join bought on bought.id = found.order_id),
  'open for too long', 'and so is what neither ends nor is paid'
);
select isnt(public.take_payment_report(), null, 'the report is made');
select is(public.take_payment_report(), null, 'once a day');

select * from finish();
rollback;
