begin;
select plan(69);
select tests.sign_up('owner');
select tests.sign_up('stranger');

create function pg_temp.request(
  arrival date default current_date + 30,
  departure date default current_date + 37,
  visitors integer default 2,
  special_requests text default 'Window seat',
  destination_id text default 'zanzibar-beaches'
) returns uuid
language sql
as $$
  insert into public.trip_requests (destination_id, arrival, departure, visitors, special_requests)
  values (destination_id, arrival, departure, visitors, special_requests) returning id;
$$;
grant execute on function pg_temp.request(date, date, integer, text, text) to anon, authenticated;

-- The owner asks
select tests.become('authenticated', 'owner');
select lives_ok('select pg_temp.request()', 'owner: asks for a trip');
select results_eq(
  $$
    select user_id, destination_name, arrival, departure, visitors, special_requests, status::text
    from public.trip_requests
  $$,
  $$
    values (
      tests.person('owner'), 'Zanzibar Beaches', current_date + 30, current_date + 37, 2, 'Window seat', 'requested'
    )
  $$,
  'owner: reads it, with the name of the place and the first state'
);
select lives_ok(
  $$
    insert into public.trip_requests (id, destination_id, arrival, departure, visitors)
    values ('00000000-0000-4000-8000-000000000001', 'mt-kilimanjaro', current_date, current_date, 1)
  $$,
  'a request may bring its id, and be for today alone'
);
select throws_ok(
  $$
    insert into public.trip_requests (id, destination_id, arrival, departure, visitors)
    values ('00000000-0000-4000-8000-000000000001', 'mt-kilimanjaro', current_date, current_date, 1)
  $$,
  '23505', 'duplicate key value violates unique constraint "trip_requests_pkey"', 'a request sent twice is stored once'
);

-- Rules of a request
select lives_ok(
  $$ select pg_temp.request((now() at time zone interval '-12:00')::date) $$,
  'what is today somewhere on Earth is not in the past'
);
select throws_ok(
  $$ select pg_temp.request((now() at time zone interval '-12:00')::date - 1) $$,
  '23514', 'Arrival is in the past', 'arrival is not in the past'
);
select throws_ok(
  $$ select pg_temp.request('-infinity') $$, '23514', 'Arrival is in the past', 'arrival is not before all time'
);
select throws_ok(
  $$ select pg_temp.request('infinity', 'infinity') $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_arrival_check"',
  'arrival is a day'
);
select throws_ok(
  $$ select pg_temp.request(departure => 'infinity') $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_departure_check"',
  'departure is a day'
);
select throws_ok(
  $$ select pg_temp.request(departure => current_date + 29) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_departure_after_arrival"',
  'departure is not before arrival'
);
select lives_ok($$ select pg_temp.request(departure => current_date + 395) $$, 'a stay may last a year');
select throws_ok(
  $$ select pg_temp.request(departure => current_date + 396) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_stay_within_a_year"',
  'a stay lasts a year at most'
);
select throws_ok(
  $$ select pg_temp.request(visitors => 0) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_visitors_check"',
  'somebody comes'
);
select throws_ok(
  $$ select pg_temp.request(visitors => -1) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_visitors_check"',
  'nobody comes less than not at all'
);
select throws_ok(
  $$ select pg_temp.request(visitors => 1001) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_visitors_check"',
  'at most a thousand come'
);
select throws_ok(
  $$ select pg_temp.request(visitors => null) $$, '23502',
  'null value in column "visitors" of relation "trip_requests" violates not-null constraint', 'the visitors are counted'
);
select lives_ok($$ select pg_temp.request(special_requests => repeat('ä', 2000)) $$, '2,000 characters may be written');
select throws_ok(
  $$ select pg_temp.request(special_requests => repeat('ä', 2001)) $$, '23514',
  'new row for relation "trip_requests" violates check constraint "trip_requests_special_requests_check"',
  'and not one more'
);
select throws_ok(
  $$ select pg_temp.request(destination_id => 'atlantis') $$, '23503', 'There is no such destination',
  'the place exists'
);
select lives_ok(
  $$ select pg_temp.request(special_requests => '''); drop table public.trip_requests; --<script>') $$,
  'what is written is only text'
);

-- Protected columns
select throws_ok(
  $$
    insert into public.trip_requests (destination_id, arrival, departure, visitors, status)
    values ('zanzibar-beaches', current_date, current_date, 1, 'confirmed')
  $$,
  '42501', 'permission denied for table trip_requests', 'owner: asks without saying the state'
);
select throws_ok(
  $$
    insert into public.trip_requests (destination_id, arrival, departure, visitors, user_id)
    values ('zanzibar-beaches', current_date, current_date, 1, tests.person('stranger'))
  $$,
  '42501', 'permission denied for table trip_requests', 'owner: asks for nobody else'
);
select throws_ok(
  $$
    insert into public.trip_requests (destination_id, arrival, departure, visitors, destination_name)
    values ('zanzibar-beaches', current_date, current_date, 1, 'The Moon')
  $$,
  '42501', 'permission denied for table trip_requests', 'owner: does not name the place'
);
select throws_ok(
  $$
    insert into public.trip_requests (destination_id, arrival, departure, visitors, created_at)
    values ('zanzibar-beaches', current_date, current_date, 1, now() - interval '1 year')
  $$,
  '42501', 'permission denied for table trip_requests', 'owner: does not date the request'
);
select throws_ok(
  format('update public.trip_requests set %I = %L', attname, value), '42501',
  'permission denied for table trip_requests', 'owner: does not change ' || attname
)
from (
  values
    ('id', gen_random_uuid()::text), ('user_id', tests.person('stranger')::text), ('destination_id', 'mt-kilimanjaro'),
    ('destination_name', 'The Moon'), ('arrival', current_date::text), ('departure', current_date::text),
    ('visitors', '9'), ('special_requests', 'X'), ('created_at', '2020-01-01'), ('updated_at', '2020-01-01')
) as protected (attname, value);
select throws_ok(
  'delete from public.trip_requests', '42501', 'permission denied for table trip_requests', 'owner: delete'
);

-- Cancelling
select throws_ok(
  format('update public.trip_requests set status = %L', status), '42501',
  'new row violates row-level security policy for table "trip_requests"', 'owner: does not make it ' || status
)
from unnest(array['requested', 'acknowledged', 'quoted', 'confirmed', 'declined']) as status;

-- Somebody who is not signed in
select tests.become('anon');
select throws_ok(
  'select id from public.trip_requests', '42501', 'permission denied for table trip_requests', 'anonymous: select'
);
select throws_ok(
  'select pg_temp.request()', '42501', 'permission denied for table trip_requests', 'anonymous: insert'
);
select throws_ok(
  $$ update public.trip_requests set status = 'canceled' $$,
  '42501', 'permission denied for table trip_requests', 'anonymous: update'
);
select throws_ok(
  'delete from public.trip_requests', '42501', 'permission denied for table trip_requests', 'anonymous: delete'
);

-- Another user
select tests.become('authenticated', 'stranger');
select is_empty('select id from public.trip_requests', 'another user: sees none of them');
select is_empty(
  $$ update public.trip_requests set status = 'canceled' returning id $$, 'another user: cancels none of them'
);
select throws_ok(
  'delete from public.trip_requests', '42501', 'permission denied for table trip_requests', 'another user: delete'
);
-- A signed token without a person, as no sign-in makes it.
select tests.become('authenticated');
select throws_ok(
  'select pg_temp.request()', '42501', 'new row violates row-level security policy for table "trip_requests"',
  'a token without a person: asks for nothing'
);

-- The way of a request
select tests.become('service_role');
select lives_ok(
  $$
    insert into public.trip_requests (user_id, destination_id, arrival, departure, visitors, status)
    values (tests.person('stranger'), 'maasai-mara-safari', current_date, current_date, 1, 'quoted')
  $$,
  'service role: stores a request for a person, in any state'
);
select results_eq(
  'select count(*) > 0 from public.trip_requests', 'values (true)', 'service role: reads the requests of everybody'
);
select results_eq(
  format(
    $$ update public.trip_requests set status = %L where destination_id = 'mt-kilimanjaro' returning status::text $$, status
  ),
  format('values (%L)', status), 'service role: moves a request to ' || status
)
from unnest(array['acknowledged', 'quoted', 'confirmed']) as status;
select throws_ok(
  $$ update public.trip_requests set status = 'quoted' where destination_id = 'mt-kilimanjaro' $$,
  '23514', 'A trip request cannot go from confirmed to quoted', 'a request does not go back'
);

select tests.become('authenticated', 'owner');
select results_eq(
  $$
    update public.trip_requests set status = 'canceled' where destination_id = 'mt-kilimanjaro'
    returning status::text, updated_at = now()
  $$,
  $$ values ('canceled', true) $$, 'owner: cancels, even what was confirmed'
);
select is_empty(
  $$ update public.trip_requests set status = 'canceled' where destination_id = 'mt-kilimanjaro' returning id $$,
  'owner: cancels once'
);

select tests.become('service_role');
select throws_ok(
  $$ update public.trip_requests set status = 'declined' where destination_id = 'mt-kilimanjaro' $$,
  '23514', 'A trip request cannot go from canceled to declined', 'what is canceled stays so'
);
select lives_ok(
  $$ update public.trip_requests set status = 'declined' where status = 'requested' $$, 'service role: declines'
);
select throws_ok(
  $$ update public.trip_requests set status = 'canceled' where status = 'declined' $$,
  '23514', 'A trip request cannot go from declined to canceled', 'what is declined stays so'
);

select tests.become('authenticated', 'owner');
select is_empty(
  $$ update public.trip_requests set status = 'canceled' where status = 'declined' returning id $$,
  'owner: does not cancel what was declined'
);

-- Twenty at a time
select lives_ok('select pg_temp.request() from generate_series(1, 20)', 'twenty requests may be open');
select throws_ok(
  'select pg_temp.request()', '23514', 'There are already 20 open trip requests', 'and not one more'
);
select throws_ok(
  $$
    insert into public.trip_requests (id, destination_id, arrival, departure, visitors)
    select id, destination_id, arrival, departure, visitors from public.trip_requests where status = 'requested' limit 1
  $$,
  '23505', 'duplicate key value violates unique constraint "trip_requests_pkey"',
  'one of the twenty that is sent twice is there already, and not one too many'
);
update public.trip_requests set status = 'canceled'
where id = (select id from public.trip_requests where status = 'requested' limit 1);
select lives_ok('select pg_temp.request()', 'a place is free when one is canceled');
select tests.become('authenticated', 'stranger');
select lives_ok('select pg_temp.request()', 'each person has twenty of their own');

-- Live updates
reset role;
select isnt_empty(
  $$
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'trip_requests'
  $$,
  'My Trips hears of changes'
);

-- The end
select tests.become('service_role');
select throws_ok(
  $$ delete from public.destinations where id = 'zanzibar-beaches' $$, '23503',
  'update or delete on table "destinations" violates foreign key constraint "trip_requests_destination_id_fkey" on table "trip_requests"',
  'a place that people asked for stays'
);
select lives_ok(
  $$ delete from public.trip_requests where user_id = tests.person('stranger') $$, 'service role: removes requests'
);
reset role;
delete from auth.users where id = tests.person('owner');
select is_empty('select id from public.trip_requests', 'requests go with their person');

select * from finish();
rollback;
