begin;
select plan(31);

-- Signing up
select tests.sign_up('owner', '{"name": "  Asha Mrisho "}');
select tests.sign_up('stranger', '{"name": "Juma"}');
select tests.sign_up('nameless');
select tests.sign_up('blank', '{"name": "   "}');
select tests.sign_up('talkative', jsonb_build_object('name', repeat('x', 79) || ' yz'));
select tests.sign_up('odd', '{"name": {"first": "A"}, "role": "service_role"}');

select results_eq(
  $$ select name from public.profiles where id = tests.person('owner') $$,
  $$ values ('Asha Mrisho') $$,
  'signing up makes a profile with the name that was given'
);
select results_eq(
  $$ select name from public.profiles where id in (tests.person('nameless'), tests.person('blank')) $$,
  $$ values (null), (null) $$,
  'a profile without a name has none'
);
select results_eq(
  $$ select name from public.profiles where id = tests.person('talkative') $$,
  $$ values (repeat('x', 79)) $$,
  'a name that is too long is cut and keeps nobody out'
);
select results_eq(
  $$ select name from public.profiles where id = tests.person('odd') $$,
  $$ values ('{"first": "A"}') $$,
  'a name that is no text is taken as text'
);

-- Somebody who is not signed in
select tests.become('anon');
select throws_ok('select name from public.profiles', '42501', 'permission denied for table profiles', 'anonymous: select');
select throws_ok(
  $$ insert into public.profiles (id, name) values (tests.person('anybody'), 'X') $$,
  '42501', 'permission denied for table profiles', 'anonymous: insert'
);
select throws_ok(
  $$ update public.profiles set name = 'X' $$, '42501', 'permission denied for table profiles', 'anonymous: update'
);
select throws_ok('delete from public.profiles', '42501', 'permission denied for table profiles', 'anonymous: delete');

-- The owner
select tests.become('authenticated', 'owner');
select results_eq('select id from public.profiles', $$ values (tests.person('owner')) $$, 'owner: reads one profile, their own');
select lives_ok(
  $$
    update public.profiles
    set name = 'Asha', avatar_path = id || '/a.webp', language = 'sw', low_data = true, motion = 'reduced'
  $$,
  'owner: changes what is theirs to change'
);
select results_eq(
  $$ select name, avatar_path, language, low_data, motion from public.profiles $$,
  $$ values ('Asha', tests.person('owner') || '/a.webp', 'sw', true, 'reduced') $$,
  'owner: sees the change'
);
select throws_ok(
  $$ insert into public.profiles (id) values (tests.person('owner')) $$,
  '42501', 'permission denied for table profiles', 'owner: insert'
);
select throws_ok('delete from public.profiles', '42501', 'permission denied for table profiles', 'owner: delete');
select throws_ok(
  $$ update public.profiles set id = tests.person('stranger') $$,
  '42501', 'permission denied for table profiles', 'owner: cannot become somebody else'
);
select throws_ok(
  $$ update public.profiles set created_at = now() - interval '9 years' $$,
  '42501', 'permission denied for table profiles', 'owner: cannot have been here longer'
);
select throws_ok(
  $$ update public.profiles set updated_at = now() $$,
  '42501', 'permission denied for table profiles', 'owner: cannot write the time of change'
);
select throws_ok(
  $$ update public.profiles set name = '' $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_name_check"', 'a name is not empty'
);
select throws_ok(
  $$ update public.profiles set name = ' Asha' $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_name_check"', 'a name has no space around it'
);
select throws_ok(
  $$ update public.profiles set name = repeat('x', 81) $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_name_check"', 'a name has at most 80 characters'
);
select lives_ok($$ update public.profiles set name = repeat('x', 80) $$, 'a name may have 80 characters');
select throws_ok(
  $$ update public.profiles set avatar_path = tests.person('stranger') || '/a.webp' $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_check"',
  'a picture lies in its owner''s folder'
);
select throws_ok(
  $$ update public.profiles set language = 'xx' $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_language_check"', 'a language is one of ours'
);
select throws_ok(
  $$ update public.profiles set motion = 'wild' $$, '23514',
  'new row for relation "profiles" violates check constraint "profiles_motion_check"', 'motion is full or reduced'
);

-- Another user
select tests.become('authenticated', 'stranger');
select is_empty(
  $$ select * from public.profiles where id = tests.person('owner') $$, 'another user: does not see the profile'
);
select is_empty(
  $$ update public.profiles set name = 'Mine' where id = tests.person('owner') returning id $$,
  'another user: changes no row of it'
);
select throws_ok(
  $$ insert into public.profiles (id) values (tests.person('owner')) $$,
  '42501', 'permission denied for table profiles', 'another user: insert'
);
select throws_ok(
  $$ delete from public.profiles where id = tests.person('owner') $$,
  '42501', 'permission denied for table profiles', 'another user: delete'
);

-- The server itself
select tests.become('service_role');
select results_eq('select count(*) from public.profiles', 'values (6::bigint)', 'service role: reads every profile');
select results_eq(
  $$ update public.profiles set name = 'A' where id = tests.person('owner') returning name $$,
  $$ values ('A') $$, 'service role: changes a profile'
);
select results_eq(
  $$ delete from public.profiles where id = tests.person('odd') returning id $$,
  $$ values (tests.person('odd')) $$, 'service role: removes a profile'
);
select lives_ok(
  $$ insert into public.profiles (id) values (tests.person('odd')) $$, 'service role: adds a profile'
);

select * from finish();
rollback;
