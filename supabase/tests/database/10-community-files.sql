-- Pictures that people post.
begin;
select plan(9);
set local storage.allow_delete_query = 'true';
select tests.sign_up('owner');
select tests.sign_up('stranger');

create function pg_temp.store(name text) returns void
language sql
as $$
  insert into storage.objects (bucket_id, name) values ('community', name);
$$;
grant execute on function pg_temp.store(text) to anon, authenticated;

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'community' $$,
  $$ values (true, 4194304::bigint, array['image/avif', 'image/jpeg', 'image/png', 'image/webp']) $$,
  'the bucket holds pictures of at most four megabytes, and no drawings with scripts in them'
);
select tests.become('authenticated', 'owner');
select lives_ok($$ select pg_temp.store(tests.person('owner') || '/1.webp') $$, 'owner: adds a file');
select throws_ok(
  format($$ select pg_temp.store(%L) $$, name), '42501',
  'new row violates row-level security policy for table "objects"', 'owner: adds nothing as ' || why
)
from (
  values
    (tests.person('stranger') || '/1.webp', 'a file of another'),
    ('1.webp', 'a file of nobody'),
    (tests.person('owner') || '/a/b/c/1.webp', 'a file in ever deeper folders')
) as places (name, why);
select tests.become('authenticated', 'stranger');
select is_empty($$ select name from storage.objects where bucket_id = 'community' $$, 'another user: lists none');
select is_empty(
  $$ delete from storage.objects where bucket_id = 'community' returning name $$, 'another user: removes none'
);
select tests.become('anon');
select throws_ok(
  $$ select pg_temp.store(tests.person('owner') || '/2.webp') $$, '42501',
  'new row violates row-level security policy for table "objects"', 'anonymous: adds none'
);
select tests.become('authenticated', 'owner');
select results_eq(
  $$ delete from storage.objects where bucket_id = 'community' returning name $$,
  $$ values (tests.person('owner') || '/1.webp') $$, 'owner: removes theirs'
);
select * from finish();
rollback;
