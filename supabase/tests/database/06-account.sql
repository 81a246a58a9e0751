-- Export, sessions and the end of an account.
begin;
select plan(27);
select tests.sign_up('owner', '{"name": "Asha"}');
select tests.sign_up('stranger', '{"name": "Juma"}');
insert into auth.sessions (id, user_id, user_agent, created_at, refreshed_at) values
  (tests.person('owner'), tests.person('owner'), 'Headset', '2026-01-01 10:00+00', '2026-01-03 10:00'),
  (tests.person('phone'), tests.person('owner'), 'Phone', '2026-01-02 10:00+00', null),
  (tests.person('stranger'), tests.person('stranger'), 'Laptop', '2026-01-01 10:00+00', null);
insert into public.trip_requests (user_id, destination_id, arrival, departure, visitors)
select tests.person(name), 'zanzibar-beaches', current_date, current_date, 1 from unnest(array['owner', 'stranger']) as name;
insert into public.assistant_counts (subject, kind, window_start, used)
select tests.person(name)::text, 'question', '2026-01-01', 1 from unnest(array['owner', 'stranger']) as name;

-- Export
select tests.become('authenticated', 'owner');
select results_eq(
  $$
    select
      data -> 'account' ->> 'email', data -> 'profile' ->> 'name', jsonb_array_length(data -> 'trip_requests'),
      data -> 'trip_requests' -> 0 ->> 'user_id'
    from public.export_my_data() as data
  $$,
  $$ values ('owner@example.com', 'Asha', 1, tests.person('owner')::text) $$,
  'owner: exports what is kept about them'
);
select is(
  position('Juma' in public.export_my_data()::text) + position(tests.person('stranger')::text in public.export_my_data()::text),
  0, 'owner: exports nothing of another'
);
select tests.become('authenticated', 'nobody');
select results_eq(
  $$ select data -> 'profile', data -> 'trip_requests' from public.export_my_data() as data $$,
  $$ values ('null'::jsonb, '[]'::jsonb) $$, 'who has nothing exports nothing'
);
select tests.become('anon');
select throws_ok(
  'select public.export_my_data()', '42501', 'permission denied for function export_my_data', 'anonymous: exports nothing'
);
select tests.become('service_role');
select throws_ok(
  'select public.export_my_data()', '42501', 'permission denied for function export_my_data', 'service role: is nobody to export'
);

-- Sessions
select tests.become('authenticated', 'owner');
select results_eq(
  'select user_agent, started_at, last_used_at, is_current from public.my_sessions()',
  $$
    values
      ('Headset', '2026-01-01 10:00+00'::timestamptz, '2026-01-03 10:00+00'::timestamptz, true),
      ('Phone', '2026-01-02 10:00+00', '2026-01-02 10:00+00', false)
  $$,
  'owner: lists their own sessions, the last used first, and knows the present one'
);
select is(public.end_my_session(tests.person('stranger')), false, 'owner: ends no session of another');
select is(public.end_my_session(tests.person('phone')), true, 'owner: ends a session');
select is(public.end_my_session(tests.person('phone')), false, 'owner: ends it once');
select results_eq(
  'select user_agent from public.my_sessions()', $$ values ('Headset'::text) $$, 'owner: has one session less'
);
reset role;
select isnt_empty(
  $$ select id from auth.sessions where user_id = tests.person('stranger') $$, 'the session of another is still there'
);
select tests.become('anon');
select throws_ok(
  'select * from public.my_sessions()', '42501', 'permission denied for function my_sessions', 'anonymous: lists nothing'
);
select throws_ok(
  $$ select public.end_my_session(tests.person('owner')) $$, '42501',
  'permission denied for function end_my_session', 'anonymous: ends nothing'
);
select tests.become('service_role');
select throws_ok(
  'select * from public.my_sessions()', '42501', 'permission denied for function my_sessions',
  'service role: has no sessions'
);
select throws_ok(
  $$ select public.end_my_session(tests.person('owner')) $$, '42501',
  'permission denied for function end_my_session', 'service role: ends no session this way'
);

-- The end
select tests.become('anon');
select throws_ok(
  $$ select public.delete_account(tests.person('owner')) $$, '42501',
  'permission denied for function delete_account', 'anonymous: removes nobody'
);
select tests.become('authenticated', 'stranger');
select throws_ok(
  $$ select public.delete_account(tests.person('owner')) $$, '42501',
  'permission denied for function delete_account', 'another user: removes nobody'
);
select tests.become('authenticated', 'owner');
select throws_ok(
  $$ select public.delete_account(tests.person('owner')) $$, '42501',
  'permission denied for function delete_account', 'owner: only through the edge function, which asks twice'
);
select tests.become('service_role');
select lives_ok($$ select public.delete_account(tests.person('owner')) $$, 'service role: removes a person');
select lives_ok($$ select public.delete_account(tests.person('owner')) $$, 'service role: who is gone may go again');
select results_eq('select id from public.profiles', $$ values (tests.person('stranger')) $$, 'the profile goes along');
select results_eq(
  'select user_id from public.trip_requests', $$ values (tests.person('stranger')) $$, 'the trip requests go along'
);
select results_eq(
  'select subject from public.assistant_counts', $$ values (tests.person('stranger')::text) $$, 'so does what was counted'
);
reset role;
select results_eq('select id from auth.users', $$ values (tests.person('stranger')) $$, 'the account is gone');
select results_eq('select user_id from auth.sessions', $$ values (tests.person('stranger')) $$, 'so are its sessions');

-- A token outlives its person by up to an hour
select tests.become('authenticated', 'owner');
select throws_ok(
  $$
    insert into public.trip_requests (destination_id, arrival, departure, visitors)
    values ('zanzibar-beaches', current_date, current_date, 1)
  $$,
  '23503',
  'insert or update on table "trip_requests" violates foreign key constraint "trip_requests_user_id_fkey"',
  'a removed person stores nothing'
);
select is_empty('select * from public.profiles', 'a removed person reads nothing');

select * from finish();
rollback;
