-- What lies behind the exposed schema, tried at by everybody who is not the server.
begin;
select plan(30);
select tests.sign_up('owner', '{"name": "Asha"}');
select tests.sign_up('stranger', '{"name": "Juma"}');

create function pg_temp.finds_doors_closed(who text) returns setof text
language plpgsql
as $$
declare
  target text;
begin
  foreach target in array array['users', 'sessions', 'refresh_tokens', 'identities', 'audit_log_entries']
  loop
    return next throws_ok(
      'select * from auth.' || target, '42501', 'permission denied for table ' || target, who || ': reads no ' || target
    );
  end loop;
  return next throws_ok(
    $try$ update auth.users set email = 'x@example.com' $try$, '42501', 'permission denied for table users',
    who || ': changes no account'
  );
  return next throws_ok(
    'delete from auth.users', '42501', 'permission denied for table users', who || ': removes no account'
  );
  return next throws_ok(
    $try$ select private.delete_account('00000000-0000-4000-8000-000000000000') $try$, '42501', null,
    who || ': calls no helper that removes accounts'
  );
  return next throws_ok('select private.create_profile()', '42501', null, who || ': calls no trigger by hand');
  return next throws_ok(
    'create table public.mine (id integer)', '42501', 'permission denied for schema public', who || ': makes no table'
  );
  return next throws_ok(
    'create function private.mine() returns integer language sql as ''select 1''', '42501',
    'permission denied for schema private', who || ': makes no helper'
  );
  return next throws_ok(
    'alter table public.profiles disable row level security', '42501', 'must be owner of table profiles',
    who || ': switches no rule off'
  );
  return next throws_ok(
    'alter table public.plans add column discount integer', '42501', 'must be owner of table plans',
    who || ': adds no column'
  );
  return next throws_ok(
    'create policy "Mine" on public.profiles for all using (true)', '42501', 'must be owner of table profiles',
    who || ': makes no policy'
  );
end;
$$;
grant execute on function pg_temp.finds_doors_closed(text) to anon, authenticated;

select tests.become('anon');
select pg_temp.finds_doors_closed('anonymous');
select throws_ok(
  'select private.own_avatar_count()', '42501', 'permission denied for function own_avatar_count',
  'anonymous: the helpers of people are closed'
);
select tests.become('authenticated', 'owner');
select pg_temp.finds_doors_closed('signed in');
select is(private.own_avatar_count(), 0::bigint, 'signed in: a policy may count one''s own files');

select * from finish();
rollback;
