-- Pictures that people post.
begin;
select plan(37);
set local storage.allow_delete_query = 'true';
select tests.sign_up('owner');
select tests.sign_up('stranger');
select tests.sign_up('moderator');
insert into public.moderators (user_id) values (tests.person('moderator'));

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

-- What a post shows is what was looked at
create function pg_temp.submit(name text, path text, faces integer[] default null) returns void
language sql
as $$
  insert into public.posts (id, type, body, media_path, media_alt, media_width, media_height, panorama_faces)
  values (tests.person(name), 'VR', 'Look', tests.person('owner') || '/' || path, 'A beach', 40, 20, faces);
$$;
create function pg_temp.status_of(name text) returns text language sql
as $$ select status from public.posts where id = tests.person(name) $$;
create function pg_temp.approve(name text) returns void
language plpgsql
as $$
begin
  perform tests.become('authenticated', 'moderator');
  perform public.moderate('post', tests.person(name), 'approve');
  perform tests.become('authenticated', 'owner');
end;
$$;
grant execute on function pg_temp.submit(text, text, integer[]), pg_temp.status_of(text), pg_temp.approve(text)
  to authenticated;

select throws_ok(
  $$ select pg_temp.submit('flat', 'flat.webp') $$, '23514', 'The picture is not stored',
  'owner: submits no picture that is yet to come'
);
select throws_ok(
  $$ select pg_temp.submit('tiles', 'tiles', array[512]) $$, '23514', 'The picture is not stored',
  'owner: nor a panorama'
);
select pg_temp.store(tests.person('owner') || '/' || name)
from unnest(array['flat.webp', 'other.webp', 'tiles/0.webp', 'flat.webp?1', 'flat.webp#1']) as name;
reset role;
select pg_temp.store(tests.person('owner') || '/' || name)
from unnest(array['./flat.webp', '../' || tests.person('stranger') || '/1.webp']) as name;
select tests.become('authenticated', 'owner');
select throws_ok(
  format('select pg_temp.submit(%L, %L)', 'forged', path), '23514',
  'new row for relation "posts" violates check constraint "posts_media_path_is_plain"',
  'owner: submits no path that is another where it is read: ' || path
)
from unnest(array['flat.webp?1', 'flat.webp#1', './flat.webp', '../' || tests.person('stranger') || '/1.webp']) as path;
select lives_ok($$ select pg_temp.submit('flat', 'flat.webp') $$, 'owner: submits a picture that is stored');
select lives_ok($$ select pg_temp.submit('tiles', 'tiles', array[512]) $$, 'owner: and a panorama');

create function pg_temp.attack(moment text) returns setof text
language plpgsql
as $$
begin
  return next is_empty(
    format(
      $q$ delete from storage.objects where name in (%L, %L) returning name $q$,
      tests.person('owner') || '/flat.webp', tests.person('owner') || '/tiles/0.webp'
    ),
    'owner: removes no file of a post ' || moment
  );
  return next is_empty(
    $q$ update storage.objects set version = 'other' where bucket_id = 'community' returning name $q$,
    'owner: nor replaces one ' || moment
  );
  return next throws_ok(
    format($q$ select pg_temp.store(%L) $q$, tests.person('owner') || '/tiles/1.webp'), '42501',
    'A submitted post shows this file', 'owner: nor adds a tile ' || moment
  );
  return next throws_ok(
    format(
      $q$
        insert into storage.objects (bucket_id, name) values ('community', %L)
        on conflict (bucket_id, name) do update set version = 'other'
      $q$,
      tests.person('owner') || '/flat.webp'
    ),
    '42501', 'A submitted post shows this file', 'owner: nor stores another in its place ' || moment
  );
end;
$$;
grant execute on function pg_temp.attack(text) to authenticated;

select pg_temp.attack('that waits');
select pg_temp.approve('flat');
select pg_temp.approve('tiles');
select pg_temp.attack('that is public');
reset role;
select throws_ok(
  format($$ update storage.objects set version = 'other' where name = %L $$, tests.person('owner') || '/flat.webp'),
  '42501', 'A submitted post shows this file', 'nobody replaces it, not by an address that was signed for it either'
);
select lives_ok(
  format(
    $$ update storage.objects set last_accessed_at = now() where name = %L $$, tests.person('owner') || '/flat.webp'
  ),
  'that it was read is written down'
);
select tests.become('authenticated', 'owner');
update public.posts set body = 'Look' where id = tests.person('flat');
select is(pg_temp.status_of('flat'), 'public', 'a post that is not changed stays public');
update public.posts set media_path = tests.person('owner') || '/other.webp' where id = tests.person('flat');
select is(pg_temp.status_of('flat'), 'in_review', 'one with another picture waits again');
select pg_temp.approve('flat');
update public.posts set panorama_faces = array[512, 1024] where id = tests.person('tiles');
select is(pg_temp.status_of('tiles'), 'in_review', 'so does a panorama that is cut otherwise');
select pg_temp.approve('tiles');
update public.posts set media_width = 2000 where id = tests.person('tiles');
select is(pg_temp.status_of('tiles'), 'in_review', 'and one that says another size');

-- What is approved is what was seen
create function pg_temp.approve_seen(name text, seen timestamptz) returns void language sql
as $$ select public.moderate('post', tests.person(name), 'approve', '', seen) $$;
grant execute on function pg_temp.approve_seen(text, timestamptz) to authenticated;
select tests.become('authenticated', 'moderator');
select throws_ok(
  $$ select pg_temp.approve_seen('tiles', now() - interval '1 minute') $$, '23514', 'The post has been changed since',
  'moderator: approves no submission that they have not seen'
);
select results_eq(
  $$ select submitted_at from public.moderation_queue() where subject_id = tests.person('tiles') $$, 'select now()',
  'moderator: learns which submission they see'
);
select lives_ok(
  $$
    select pg_temp.approve_seen('tiles', submitted_at) from public.moderation_queue()
    where subject_id = tests.person('tiles')
  $$,
  'moderator: approves that one'
);
select tests.become('authenticated', 'owner');

-- What no post shows is the author's to remove
update public.posts set is_draft = true where id = tests.person('flat');
select isnt_empty(
  format($$ delete from storage.objects where name = %L returning name $$, tests.person('owner') || '/other.webp'),
  'owner: takes the post back and removes its picture'
);
select throws_ok(
  $$ update public.posts set is_draft = false where id = tests.person('flat') $$, '23514', 'The picture is not stored',
  'owner: and cannot submit it without'
);
delete from public.posts where id = tests.person('tiles');
select isnt_empty(
  format($$ delete from storage.objects where name = %L returning name $$, tests.person('owner') || '/tiles/0.webp'),
  'owner: removes the tiles with the post'
);
select * from finish();
rollback;
