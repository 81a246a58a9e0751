begin;
select plan(28);
-- A hosted project lets nobody delete rows of files by SQL, so that no file is left without its row, unless asked to.
set local storage.allow_delete_query = 'true';
select tests.sign_up('owner');
select tests.sign_up('stranger');

create function pg_temp.store(name text, bucket text default 'avatars') returns void
language sql
as $$
  insert into storage.objects (bucket_id, name) values (bucket, name);
$$;
grant execute on function pg_temp.store(text, text) to anon, authenticated, service_role;

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$ values (true, 1048576::bigint, array['image/avif', 'image/jpeg', 'image/png', 'image/webp']) $$,
  'the bucket holds pictures of at most a megabyte, which everybody may see'
);

-- The owner
select tests.become('authenticated', 'owner');
select lives_ok($$ select pg_temp.store(tests.person('owner') || '/1.webp') $$, 'owner: adds a file');
select results_eq(
  $$ select name from storage.objects where bucket_id = 'avatars' $$,
  $$ values (tests.person('owner') || '/1.webp') $$,
  'owner: lists it'
);
select results_eq(
  $$ update storage.objects set metadata = '{"size": 2}' where bucket_id = 'avatars' returning metadata ->> 'size' $$,
  $$ values ('2') $$, 'owner: replaces it'
);
select throws_ok(
  format($$ select pg_temp.store(%L) $$, name), '42501',
  'new row violates row-level security policy for table "objects"', 'owner: adds nothing as ' || why
)
from (
  values
    (tests.person('stranger') || '/1.webp', 'a file of another'),
    ('1.webp', 'a file of nobody'),
    (tests.person('owner')::text, 'a file named like the folder'),
    (tests.person('owner') || '/deep/1.webp', 'a file in a folder of the folder'),
    ('/' || tests.person('owner') || '/1.webp', 'a file in a folder without a name'),
    (upper(tests.person('owner')::text) || '/1.webp', 'a file in a folder that only looks the same')
) as places (name, why);
select throws_ok(
  $$ select pg_temp.store(tests.person('owner') || '/1.webp', 'other') $$, '42501',
  'new row violates row-level security policy for table "objects"', 'owner: adds nothing to another bucket'
);
select throws_ok(
  $$ update storage.objects set name = tests.person('stranger') || '/1.webp' $$, '42501',
  'new row violates row-level security policy for table "objects"', 'owner: moves nothing into another folder'
);
select lives_ok(
  $$ select pg_temp.store(tests.person('owner') || '/' || n || '.webp') from generate_series(2, 5) as n $$,
  'owner: keeps five files'
);
select throws_ok(
  $$ select pg_temp.store(tests.person('owner') || '/6.webp') $$, '42501',
  'new row violates row-level security policy for table "objects"', 'owner: and not one more'
);
select results_eq(
  $$ delete from storage.objects where name like '%/5.webp' returning name $$,
  $$ values (tests.person('owner') || '/5.webp') $$, 'owner: removes a file'
);
select throws_ok(
  $$ insert into storage.buckets (id, name, public) values ('mine', 'mine', true) $$, '42501', null,
  'owner: makes no bucket'
);
-- Either refused or without effect, by which rights the platform gives on its own tables.
do $$
begin
  update storage.buckets set file_size_limit = null;
exception when insufficient_privilege then null;
end;
$$;
reset role;
select results_eq(
  $$ select file_size_limit from storage.buckets where id = 'avatars' $$, 'values (1048576::bigint)',
  'owner: lifts no limit'
);

-- Another user
select tests.become('authenticated', 'stranger');
select is_empty('select name from storage.objects', 'another user: lists none of them');
select is_empty($$ update storage.objects set metadata = '{}' returning name $$, 'another user: replaces none of them');
select is_empty('delete from storage.objects returning name', 'another user: removes none of them');

-- Somebody who is not signed in
select tests.become('anon');
select is_empty('select name from storage.objects', 'anonymous: lists none of them');
select throws_ok(
  $$ select pg_temp.store(tests.person('owner') || '/7.webp') $$, '42501',
  'new row violates row-level security policy for table "objects"', 'anonymous: adds nothing'
);
select is_empty($$ update storage.objects set metadata = '{}' returning name $$, 'anonymous: replaces none of them');
select is_empty('delete from storage.objects returning name', 'anonymous: removes none of them');

-- The server itself
select tests.become('service_role');
select results_eq(
  $$ select count(*) from storage.objects where bucket_id = 'avatars' $$, 'values (4::bigint)',
  'service role: sees every file'
);
select lives_ok(
  $$ select pg_temp.store(tests.person('owner') || '/8.webp') $$, 'service role: adds a file to any folder, past the limit'
);
select results_eq(
  $$ update storage.objects set metadata = '{"size": 3}' where name like '%/8.webp' returning metadata ->> 'size' $$,
  $$ values ('3') $$, 'service role: replaces it'
);
select results_eq(
  $$ delete from storage.objects where name like '%/8.webp' returning name $$,
  $$ values (tests.person('owner') || '/8.webp') $$, 'service role: removes it'
);

select * from finish();
rollback;
