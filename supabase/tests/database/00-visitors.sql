-- Who asks: `tests.become(…)` speaks for the statements that follow in a transaction, `reset role` ends that.
-- The helpers stay in the database for the other files.
begin;
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;

create or replace function tests.person(name text) returns uuid
language sql
immutable
set search_path = ''
as $$
  select md5(name)::uuid;
$$;

/* Signs a person up; the address is the name at example.com. */
create or replace function tests.sign_up(name text, metadata jsonb default '{}') returns void
language sql
set search_path = ''
as $$
  insert into auth.users (id, email, raw_user_meta_data)
  values (tests.person(name), name || '@example.com', metadata);
$$;

/* Role and claims as a request has them. Without a name: of somebody who is not signed in. */
create or replace function tests.become(role_name text, name text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(tests.person(name)::text, ''), true);
  perform set_config('request.jwt.claim.role', role_name, true);
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object(
      'sub', tests.person(name), 'role', role_name, 'email', name || '@example.com', 'session_id', tests.person(name)
    )::text,
    true
  );
  perform set_config('role', role_name, true);
end;
$$;

commit;

begin;
select plan(2);
select tests.become('authenticated', 'owner');
select is(auth.uid() || ' ' || current_user, tests.person('owner') || ' authenticated', 'a test speaks as a person');
select tests.become('anon');
select is(coalesce(auth.uid()::text, 'nobody') || ' ' || current_user, 'nobody anon', 'a test speaks as nobody');
select * from finish();
rollback;
