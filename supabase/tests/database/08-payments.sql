-- Orders, their history, months and the trial.
begin;
select plan(58);
select tests.sign_up('owner');
select tests.sign_up('stranger');

-- An order of a person, paid at a moment.
create function pg_temp.buy(who text, plan text, bought_months integer, at timestamptz default now()) returns uuid
language plpgsql
as $$
declare
  bought uuid;
begin
  insert into public.orders (user_id, plan_id, months, unit_price_cents, amount_cents, provider, email, buyer_key)
  select tests.person(who), id, bought_months, unit_price_cents, unit_price_cents * bought_months, 'paypal',
    who || '@example.com', 'user:' || who
  from public.plans where id = plan
  returning id into bought;
  -- At the given moment and no other.
  alter table public.orders disable trigger follow_order;
  perform public.start_order(bought, 'P-' || bought, 'https://www.paypal.com/checkoutnow');
  update public.orders set status = 'paid', paid_at = at, provider_payment_id = 'C-' || bought where id = bought;
  alter table public.orders enable trigger follow_order;
  perform private.schedule_entitlements(tests.person(who), at);
  return bought;
end;
$$;

create function pg_temp.months_of(who text)
returns table (plan_id text, months integer, starts_on text, ends_on text)
language sql
as $$
  select plan_id, months, (starts_at at time zone 'UTC')::date::text, (ends_at at time zone 'UTC')::date::text
  from public.entitlements where user_id = tests.person(who) order by starts_at;
$$;

-- States: every pair, held against the table of docs/architecture/payments.mdx.
select is(
  (
    select string_agg(from_status || '>' || to_status, ' ' order by from_status, to_status)
    from unnest(enum_range(null::public.order_status)) as from_status,
      unnest(enum_range(null::public.order_status)) as to_status
    where private.order_may_move(from_status, to_status)
  ),
  'created>pending created>failed '
  'pending>approved pending>review pending>paid pending>failed pending>canceled pending>expired '
  'approved>review approved>paid approved>failed approved>expired '
  'review>paid review>failed '
  'paid>partially_refunded paid>refunded paid>reversed '
  'failed>pending failed>paid canceled>pending canceled>paid expired>paid '
  'partially_refunded>refunded partially_refunded>reversed reversed>paid',
  'orders move as the table says, and in no other way'
);
select pg_temp.buy('stranger', 'explorer', 1);
select throws_ok(
  $$ update public.orders set status = 'pending' $$, '23514', 'An order cannot go from paid to pending',
  'nothing moves back from paid'
);
select throws_ok(
  $$ update public.orders set amount_cents = 1 $$, '23514', 'What was ordered does not change', 'an amount stays'
);
select throws_ok(
  $$ update public.orders set user_id = tests.person('owner') $$, '23514', 'An order is claimed once, by its link',
  'an order stays its owner''s'
);
select throws_ok(
  $$
    insert into public.orders (plan_id, months, unit_price_cents, amount_cents, provider, status, buyer_key)
    values ('explorer', 1, 100, 100, 'paypal', 'paid', 'x')
  $$,
  '23514', 'An order begins as created', 'nothing is born paid'
);
select throws_ok(
  $$
    insert into public.orders (plan_id, months, unit_price_cents, amount_cents, provider, buyer_key)
    values ('explorer', 2, 100, 100, 'paypal', 'x')
  $$,
  '23514', 'new row for relation "orders" violates check constraint "orders_amount_is_price_times_months"',
  'an amount is price times months'
);
select throws_ok(
  $$
    insert into public.orders (plan_id, months, unit_price_cents, amount_cents, provider, buyer_key)
    values ('explorer', 13, 100, 1300, 'paypal', 'x')
  $$,
  '23514', 'new row for relation "orders" violates check constraint "orders_months_check"', 'a year is the most'
);
select throws_ok(
  'delete from public.payment_events', '23514', 'The history of payments is only added to', 'history is not removed'
);
select throws_ok(
  $$ update public.payment_events set to_status = 'paid' $$, '23514', 'The history of payments is only added to',
  'history is not changed'
);
select throws_ok(
  'truncate public.payment_events', '23514', 'The history of payments is only added to', 'history is not emptied'
);
select throws_ok(
  'delete from public.orders', '23503', null, 'an order with a history is not removed'
);

-- Months
select pg_temp.buy('owner', 'explorer', 3, '2027-01-31 12:00+00');
select results_eq(
  $$ select * from pg_temp.months_of('owner') $$,
  $$ values ('explorer', 3, '2027-01-31', '2027-04-30') $$,
  'three months from the 31st end on the last day of April'
);
select is(public.plan_in_force(tests.person('owner'), '2027-02-28 12:00+00'), 'explorer', 'the plan is in force');
select is(public.plan_in_force(tests.person('owner'), '2027-04-30 12:00+00'), null, 'and not from its end on');
select is(private.months_begun('2028-01-31 12:00+00', '2028-02-29 11:59+00'), 1, 'a month lasts to 29 February');
select is(private.months_begun('2028-01-31 12:00+00', '2028-02-29 12:00+00'), 2, 'and the next begins then');
select pg_temp.buy('owner', 'explorer', 1, '2027-02-10 12:00+00');
select results_eq(
  $$ select * from pg_temp.months_of('owner') $$,
  $$
    values ('explorer', 3, '2027-01-31', '2027-04-30'), ('explorer', 1, '2027-04-30', '2027-05-30')
  $$,
  'months of the same plan follow'
);
select pg_temp.buy('owner', 'guide-pro', 2, '2027-02-10 13:00+00');
select results_eq(
  $$ select * from pg_temp.months_of('owner') $$,
  $$
    values
      ('explorer', 1, '2027-01-31', '2027-02-28'), ('guide-pro', 2, '2027-02-28', '2027-04-28'),
      ('explorer', 2, '2027-04-28', '2027-06-28'), ('explorer', 1, '2027-06-28', '2027-07-28')
  $$,
  'a higher plan begins at the next month, and the rest resumes after it'
);
select private.schedule_entitlements(tests.person('owner'), '2027-03-10 12:00+00');
select results_eq(
  $$ select plan_id, sum(months)::integer from pg_temp.months_of('owner') group by 1 order by 1 $$,
  $$ values ('explorer', 4), ('guide-pro', 2) $$,
  'doing it again later changes no sum'
);
update public.orders set status = 'refunded', refunded_cents = amount_cents
where user_id = tests.person('owner') and plan_id = 'guide-pro';
select is_empty(
  $$ select * from public.entitlements where plan_id = 'guide-pro' and user_id = tests.person('owner') $$,
  'what was given back before it began is gone'
);

-- What a person is told: each plan with its own end
create function pg_temp.told_of(who text) returns table (plan_id text, starts_on text, ends_on text)
language sql
as $$
  select run ->> 'plan_id', ((run ->> 'from')::timestamptz at time zone 'UTC')::date::text,
    ((run ->> 'until')::timestamptz at time zone 'UTC')::date::text
  from jsonb_array_elements(public.my_plan() -> 'paid') with ordinality as told (run, place) order by place;
$$;
grant execute on function pg_temp.told_of(text) to authenticated;
select tests.sign_up('changer');
select pg_temp.buy('changer', 'explorer', 2, now());
select pg_temp.buy('changer', 'explorer', 1, now());
select pg_temp.buy('changer', 'guide-pro', 1, now());
select tests.become('authenticated', 'changer');
select results_eq(
  $$ select * from pg_temp.told_of('changer') $$,
  format(
    'values (%L, %L, %L), (%L, %L, %L), (%L, %L, %L)',
    'explorer', (now() at time zone 'UTC')::date, (now() at time zone 'UTC' + interval '1 month')::date,
    'guide-pro', (now() at time zone 'UTC' + interval '1 month')::date,
    (now() at time zone 'UTC' + interval '1 month' + interval '1 month')::date,
    'explorer', (now() at time zone 'UTC' + interval '1 month' + interval '1 month')::date,
    (now() at time zone 'UTC' + interval '1 month' + interval '1 month' + interval '1 month' + interval '1 month')::date
  ),
  'months of one plan are told as one run, and what resumes after a higher plan as another'
);
select is(public.my_plan() ->> 'plan_id', 'explorer', 'the plan is the one that is in force');
reset role;
select tests.sign_up('comes-back');
insert into public.entitlements (user_id, order_id, plan_id, months, starts_at, ends_at)
select tests.person('comes-back'), id, 'explorer', 1, now() - interval '80 days', now() - interval '50 days'
from public.orders where user_id = tests.person('changer') limit 1;
insert into public.entitlements (user_id, plan_id, starts_at, ends_at)
values (tests.person('comes-back'), 'adventurer', now() - interval '13 days', now() + interval '20 hours');
select is(public.queue_reminders(), 1, 'whose trial ends within a day is reminded');
select results_eq(
  $$ select kind, details ->> 'plan_id' from public.mail_outbox where user_id = tests.person('comes-back') $$,
  $$ values ('trial_ending', 'adventurer') $$, 'of the trial, though a plan was paid long before it'
);
insert into public.entitlements (user_id, order_id, plan_id, months, starts_at, ends_at)
select tests.person('comes-back'), id, 'explorer', 1, now() + interval '20 hours', now() + interval '30 days'
from public.orders where user_id = tests.person('changer') limit 1;
delete from public.mail_outbox where user_id = tests.person('comes-back');
select is(public.queue_reminders(), 0, 'and not where months follow it');
select tests.become('authenticated', 'comes-back');
select is(
  jsonb_array_length(public.my_plan() -> 'paid'), 1, 'months that follow a trial are told, those that are over are not'
);
reset role;

-- The trial
select tests.become('authenticated', 'stranger');
select is(public.start_trial(), false, 'whoever has paid months has no trial to start');
select is(public.my_plan() ->> 'plan_id', 'explorer', 'a person knows their plan');
reset role;
select tests.sign_up('taker');
select tests.become('authenticated', 'taker');
select is(public.my_plan() ->> 'can_try', 'true', 'a new person may try');
select is(public.start_trial(), true, 'the trial starts');
select is(public.start_trial(), false, 'once');
select is(public.my_plan() ->> 'plan_id', 'adventurer', 'it is Adventurer');
select is(
  (public.my_plan() ->> 'until')::timestamptz, now() + interval '14 days', 'for fourteen days'
);
reset role;
select is(
  public.plan_in_force(tests.person('taker'), now() + interval '14 days'), null, 'it ends by itself'
);
select pg_temp.buy('taker', 'adventurer', 1, now());
select results_eq(
  $$ select starts_at from public.entitlements where user_id = tests.person('taker') and order_id is not null $$,
  $$ values (now() + interval '14 days') $$, 'months of the same plan begin at its end'
);

-- Reminders
select is(public.queue_reminders(), 0, 'nobody is reminded long before');
update public.entitlements set starts_at = now() - interval '20 days', ends_at = now() + interval '3 days'
where user_id = tests.person('stranger');
select is(public.queue_reminders(), 1, 'whose months end within a week is reminded');
select is(public.queue_reminders(), 0, 'once');
select results_eq(
  $$ select kind, recipient from public.mail_outbox where user_id = tests.person('stranger') $$,
  $$ values ('plan_ending', 'stranger@example.com') $$, 'by a mail to their address'
);

-- Who may do what
select tests.become('authenticated', 'stranger');
select results_eq('select count(*) from public.orders', 'values (1::bigint)', 'owner: reads their orders');
select isnt_empty('select id from public.payment_events', 'owner: reads what happened to them');
select isnt_empty('select id from public.entitlements', 'owner: reads their months');
select throws_ok('select buyer_key from public.orders', '42501', null, 'owner: not what is ours');
select throws_ok(
  'update public.orders set refunded_cents = 1', '42501', 'permission denied for table orders', 'owner: changes no order'
);
select throws_ok(
  $$ update public.entitlements set ends_at = 'infinity' $$, '42501', 'permission denied for table entitlements',
  'owner: gives themselves no month'
);
select throws_ok(
  'select details from public.mail_outbox', '42501', 'permission denied for table mail_outbox',
  'owner: reads nothing that only a mail may say'
);
select throws_ok(
  $$ select public.plan_in_force(tests.person('owner')) $$, '42501', null, 'owner: asks for nobody else''s plan'
);
select tests.become('authenticated', 'nobody');
select is_empty('select id from public.orders', 'another: reads no order');
select is_empty('select id from public.payment_events', 'another: reads no history');
select is_empty('select id from public.entitlements', 'another: reads no months');
select is(public.claim_order('guess'), false, 'another: claims nothing by guessing');
select tests.become('anon');
select throws_ok('select id from public.orders', '42501', 'permission denied for table orders', 'anonymous: no orders');
select throws_ok('select public.my_plan()', '42501', 'permission denied for function my_plan', 'anonymous: no plan');

-- The end of an account
reset role;
insert into public.mail_outbox (kind, news, recipient, order_id)
select 'payment_confirmed', 'test', 'stranger@example.com', id from public.orders
where user_id = tests.person('stranger');
update public.orders set next_check_at = null;
insert into public.orders (user_id, plan_id, months, unit_price_cents, amount_cents, provider, email, buyer_key)
values (tests.person('stranger'), 'enterprise', 1, 29999, 29999, 'paypal', 'stranger@example.com', 'user:leaving');
select public.start_order(id, 'P-leaving', 'https://www.paypal.com/checkoutnow') from public.orders where buyer_key = 'user:leaving';
select public.apply_payment(id, 'webhook', 'review') from public.orders where buyer_key = 'user:leaving';
select throws_ok(
  $$ select private.delete_account(tests.person('stranger')) $$, '55006', 'A payment of this account is under way',
  'an account does not end beside money that is under way'
);
select isnt_empty($$ select from auth.users where id = tests.person('stranger') $$, 'it stays as it was');
select public.apply_payment(id, 'webhook', 'failed') from public.orders where buyer_key = 'user:leaving';
select private.delete_account(tests.person('stranger'));
select results_eq(
  $$ select user_id, email, first_name, amount_cents, status::text from public.orders where plan_id = 'explorer' and months = 1 and user_id is null $$,
  $$ values (null::uuid, null::text, '', 100, 'paid') $$, 'the order stays for the books, without its person'
);

select is_empty(
  $$ select recipient from public.mail_outbox where recipient = 'stranger@example.com' $$, 'and mails are forgotten'
);

select isnt_empty(
  $$ select from public.orders where plan_id = 'enterprise' and orphaned_at = now() $$,
  'it is known when an order lost its account'
);

select * from finish();
rollback;
