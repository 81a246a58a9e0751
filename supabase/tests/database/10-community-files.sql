-- Pictures that people post.
begin;
select plan(97);
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
  values (tests.person(name), 'VR', 'Look', tests.person('owner') || '/' || path, 'A beach', 2048, 1024, faces);
$$;
-- Two levels of a panorama: one tile for each face, and four.
create function pg_temp.folder() returns text language sql immutable as $$ select repeat('a1', 16) || '-webp' $$;
create function pg_temp.other_folder() returns text language sql immutable as $$ select repeat('b2', 16) || '-webp' $$;
create function pg_temp.store_panorama(folder text, missing text default '') returns void
language sql
as $$
  select pg_temp.store(format('%s/%s/%s', tests.person('owner'), folder, file)) from unnest(
    array['preview.webp', 'poster-landscape.webp', 'poster-portrait.webp'] || array(
      select format('f256/%s-0-0.webp', side) from generate_series(0, 5) as side
      union all
      select format('f512/%s-%s-%s.webp', side, down, across)
      from generate_series(0, 5) as side, generate_series(0, 1) as down, generate_series(0, 1) as across
    )
  ) as file
  where file <> missing;
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
grant execute on function
  pg_temp.submit(text, text, integer[]), pg_temp.status_of(text), pg_temp.approve(text), pg_temp.folder(),
  pg_temp.other_folder(), pg_temp.store_panorama(text, text)
  to authenticated;

select throws_ok(
  $$ select pg_temp.submit('flat', 'flat.webp') $$, '23514', 'The picture is not stored',
  'owner: submits no picture that is yet to come'
);
select throws_ok(
  $$ select pg_temp.submit('tiles', pg_temp.folder(), array[512]) $$, '23514', 'The picture is not stored',
  'owner: nor a panorama'
);
select pg_temp.store_panorama(pg_temp.folder(), 'f512/5-1-1.webp');
select throws_ok(
  $$ select pg_temp.submit('tiles', pg_temp.folder(), array[512]) $$, '23514', 'The picture is not stored',
  'owner: nor one with a tile that is yet to come'
);
select pg_temp.store(tests.person('owner') || '/' || pg_temp.folder() || '/f512/5-1-1.webp');
select throws_ok(
  format(
    $q$
      insert into public.posts (type, body, media_path, media_alt, media_width, media_height, panorama_faces, is_draft)
      values ('VR', 'x', %L, 'A beach', %s, %s, %L, true)
    $q$,
    tests.person('owner') || '/' || path, width, height, faces
  ),
  '23514',
  format(
    'new row for relation "posts" violates check constraint "posts_panorama_%s"',
    case when cardinality(faces) between 1 and 6 then 'is_possible' else 'faces_check' end
  ),
  'owner: drafts no panorama ' || why
)
from (
  values
    (pg_temp.folder(), 2048, 1024, '{}'::integer[], 'without levels'),
    (pg_temp.folder(), 2048, 1024, '{512,256}', 'of falling levels'),
    (pg_temp.folder(), 2048, 1024, '{512,512}', 'of one level twice'),
    (pg_temp.folder(), 2048, 1024, '{510}', 'with tiles of odd size'),
    (pg_temp.folder(), 2048, 1024, '{656}', 'finer than its picture'),
    (pg_temp.folder(), 2048, 1024, '{-256}', 'of negative size'),
    (pg_temp.folder(), 2048, 1024, '{256,null}', 'of no size'),
    (pg_temp.folder(), 2048, 1024, '{{256},{512}}', 'of lists'),
    (pg_temp.folder(), 2048, 1024, '[3:4]={512,256}', 'counted otherwise'),
    (pg_temp.folder(), 8192, 4096, '{64,66,68,70,72,74,76}', 'of ever more levels'),
    (pg_temp.folder(), 2048, 2048, '{256}', 'that is a square'),
    (pg_temp.folder(), 512, 256, '{128}', 'that is no larger than a thumb'),
    (pg_temp.folder(), 12000, 6000, '{256}', 'that is larger than a viewer shows'),
    ('flat.webp', 2048, 1024, '{256}', 'in a file'), ('tiles', 2048, 1024, '{256}', 'in a folder that says nothing')
) as impossible (path, width, height, faces, why);
select throws_ok(
  $$
    insert into public.posts (type, body, panorama_faces, is_draft) values ('VR', 'x', '{256}', true)
  $$, '23514', 'new row for relation "posts" violates check constraint "posts_panorama_is_possible"', 'owner: nor of nothing'
);
select pg_temp.store(tests.person('owner') || '/' || name)
from unnest(array['flat.webp', 'other.webp', 'flat.webp?1', 'flat.webp#1']) as name;
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
select lives_ok($$ select pg_temp.submit('tiles', pg_temp.folder(), array[512]) $$, 'owner: and a panorama');

create function pg_temp.attack(moment text) returns setof text
language plpgsql
as $$
begin
  return next is_empty(
    format(
      $q$ delete from storage.objects where name in (%L, %L) returning name $q$,
      tests.person('owner') || '/flat.webp', tests.person('owner') || '/' || pg_temp.folder() || '/f512/0-0-0.webp'
    ),
    'owner: removes no file of a post ' || moment
  );
  return next is_empty(
    $q$ update storage.objects set version = 'other' where bucket_id = 'community' returning name $q$,
    'owner: nor replaces one ' || moment
  );
  return next throws_ok(
    format($q$ select pg_temp.store(%L) $q$, tests.person('owner') || '/' || pg_temp.folder() || '/f512/0-0-2.webp'), '42501',
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
  '42501', 'A file that is stored is never exchanged', 'nobody replaces it, not by an address that was signed for it either'
);
select throws_ok(
  format($$ update storage.objects set %s where name = %L $$, change, tests.person('owner') || '/other.webp'), '42501',
  'A file that is stored is never exchanged', 'nor one that no post shows yet: ' || change
)
from unnest(array[$$version = 'other'$$, $$name = name || '.webp'$$, $$bucket_id = 'avatars'$$]) as change;
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
select isnt_empty(
  format($$ delete from storage.objects where name = %L returning name $$, tests.person('owner') || '/flat.webp'),
  'owner: removes the picture that it showed before'
);
select throws_ok(
  format('select pg_temp.store(%L)', tests.person('owner') || '/flat.webp'), '42501', 'Something else had this address',
  'owner: and stores no other at its address'
);
select throws_ok(
  $$ update public.posts set media_path = tests.person('owner') || '/flat.webp' where id = tests.person('flat') $$,
  '23514', 'The picture is not stored', 'owner: nor lets the post show it again'
);
select pg_temp.approve('flat');
update public.posts set panorama_faces = array[256, 512] where id = tests.person('tiles');
select is(pg_temp.status_of('tiles'), 'in_review', 'so does a panorama that is cut otherwise');
select pg_temp.approve('tiles');
update public.posts set media_width = 2100, media_height = 1050 where id = tests.person('tiles');
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
  format($$ delete from storage.objects where name = %L returning name $$, tests.person('owner') || '/' || pg_temp.folder() || '/f512/0-0-0.webp'),
  'owner: removes the tiles with the post'
);
select throws_ok(
  format('select pg_temp.store(%L)', tests.person('owner') || '/' || pg_temp.folder() || '/' || file), '42501',
  'Something else had this address', 'owner: stores nothing more in a folder from which something was removed: ' || file
)
from unnest(array['f512/0-0-0.webp', 'f1024/0-0-0.webp']) as file;
create function pg_temp.closed(folder text) returns boolean language sql
as $$ select public.is_medium_closed(tests.person('owner') || '/' || folder) $$;
grant execute on function pg_temp.closed(text) to anon, authenticated;
select results_eq(
  'select pg_temp.closed(pg_temp.folder()), pg_temp.closed(pg_temp.other_folder())', 'values (true, false)',
  'owner: learns where nothing can be stored'
);
select tests.become('authenticated', 'stranger');
select ok(not pg_temp.closed(pg_temp.folder()), 'another user: learns nothing about it');
select tests.become('anon');
select throws_ok(
  'select pg_temp.closed(''x'')', '42501', 'permission denied for function is_medium_closed', 'anonymous: nor do they'
);
reset role;
select throws_ok(
  format('select pg_temp.store(%L)', tests.person('owner') || '/' || pg_temp.folder() || '/preview.webp'), '42501',
  'Something else had this address', 'nobody stores anything there, not by an address that was signed for it either'
);
select tests.become('authenticated', 'owner');

-- What a moderator has removed is gone, files and all
select pg_temp.store_panorama(pg_temp.other_folder());
select pg_temp.submit('tiles', pg_temp.other_folder(), array[256, 512]);
select pg_temp.submit('again', pg_temp.other_folder(), array[256, 512]);
create function pg_temp.remove_tile() returns setof text language sql
as $$ delete from storage.objects where name like '%/' || pg_temp.other_folder() || '/f256/0-0-0.webp' returning name $$;
grant execute on function pg_temp.remove_tile() to authenticated;
select tests.become('authenticated', 'moderator');
select is_empty('select pg_temp.remove_tile()', 'moderator: removes no file of a post that waits');
select public.moderate('post', tests.person('tiles'), 'remove');
select is_empty('select pg_temp.remove_tile()', 'moderator: nor one that another post shows');
select public.moderate('post', tests.person('again'), 'remove');
select tests.become('authenticated', 'stranger');
select is_empty('select pg_temp.remove_tile()', 'another user: removes none of a post that was removed');
select tests.become('authenticated', 'owner');
select is_empty('select pg_temp.remove_tile()', 'owner: keeps what was removed');
select tests.become('authenticated', 'moderator');
select isnt_empty('select pg_temp.remove_tile()', 'moderator: removes the files of what they have removed');

-- What was rejected and not mended in thirty days goes the same way, counted from the rejection
create function pg_temp.to_remove() returns setof text language sql
as $$
  -- Without what the tests before have left.
  select name from public.media_to_remove() as name where name not like '%-webp/%' and name !~ 'flat|/\.\./'
$$;
create function pg_temp.own(file text) returns text language sql as $$ select tests.person('owner') || '/' || file $$;
create function pg_temp.remove(file text) returns setof text language sql
as $$ delete from storage.objects where name = pg_temp.own(file) returning name $$;
grant execute on function pg_temp.to_remove(), pg_temp.own(text), pg_temp.remove(text) to anon, authenticated;
reset role;
delete from private.writings;
select tests.become('authenticated', 'owner');
select pg_temp.store(pg_temp.own(name || '.webp')) from unnest(array['fresh', 'stale']) as name;
select pg_temp.submit('fresh', 'fresh.webp');
select pg_temp.submit('stale', 'stale.webp');
reset role;
update public.posts set submitted_at = now() - interval '60 days' where id in (tests.person('stale'), tests.person('fresh'));
select tests.become('authenticated', 'moderator');
select public.moderate('post', tests.person(name), 'reject', 'Blurred') from unnest(array['fresh', 'stale']) as name;
select is_empty('select pg_temp.to_remove()', 'moderator: what was sent long ago and rejected today keeps its files');
reset role;
update public.posts set rejected_at = now() - interval '31 days' where id = tests.person('stale');
update public.posts set rejected_at = now() - interval '29 days' where id = tests.person('fresh');
select throws_ok(
  'select * from public.media_to_remove()', '42501', message, who || ': does not ask for what is to be removed'
)
from (
  values
    ('anon', 'permission denied for function media_to_remove'),
    ('authenticated', 'Only moderators remove what others posted')
) as people (who, message)
cross join lateral (select tests.become(who, case who when 'authenticated' then 'owner' end)) as become;
select is_empty('select private.files_to_remove()', 'owner: is told of no files by the helper of policies either');
select tests.become('authenticated', 'moderator');
select results_eq(
  'select pg_temp.to_remove()', $$ values (pg_temp.own('stale.webp')) $$,
  'moderator: is told of the files of a post that was rejected thirty days ago, and of none that is mended yet'
);
select results_eq(
  $$
    select moderator_id, decision, reason from public.moderation_log
    where subject_id = tests.person('stale') and decision = 'remove'
  $$,
  $$ values (null::uuid, 'remove', 'Not changed within thirty days of its rejection') $$,
  'that it was removed is written down, by nobody''s decision'
);
select is(
  (
    select count(*)::integer from public.media_to_remove()
    where media_to_remove like '%/' || pg_temp.other_folder() || '/%'
  ),
  32, 'moderator: is told of every file that was not deleted at once'
);
select is(pg_temp.status_of('fresh'), 'rejected', 'moderator: the other stays rejected');
select is_empty($$ select pg_temp.remove('fresh.webp') $$, 'moderator: removes no file of it');
select isnt_empty($$ select pg_temp.remove('stale.webp') $$, 'moderator: removes the file');
select is_empty('select pg_temp.to_remove()', 'moderator: is not told of it again');

-- Whoever deletes a post keeps none of its files by that, and what was sent is submitted within thirty days
select tests.become('authenticated', 'owner');
select pg_temp.store(pg_temp.own(name)) from unnest(
  array['deleted.webp', 'shared.webp', 'exchanged.webp', 'instead.webp', 'taken-back.webp', 'un_sub%m''.webp', 'un_sub%m''x.webp']
) as name;
select pg_temp.submit(name, name || '.webp') from unnest(array['deleted', 'shared', 'exchanged', 'taken-back']) as name;
select pg_temp.submit('shared too', 'shared.webp');
delete from public.posts where id in (tests.person('deleted'), tests.person('shared'));
update public.posts set media_path = pg_temp.own('instead.webp') where id = tests.person('exchanged');
update public.posts set is_draft = true where id = tests.person('taken-back');
select tests.become('authenticated', 'moderator');
select set_eq(
  'select pg_temp.to_remove()', $$ values (pg_temp.own('deleted.webp')), (pg_temp.own('exchanged.webp')) $$,
  'moderator: is told of what a deleted post showed, and one that shows another, but of nothing that a post shows'
);
reset role;
update private.loose_media set removable_from = removable_from - interval '30 days';
-- As if it had been posted while something else let go of it.
insert into private.loose_media (path, owner_id, removable_from)
values (pg_temp.own('shared.webp'), tests.person('owner'), now());
select tests.become('authenticated', 'moderator');
select is_empty($$ select pg_temp.remove('shared.webp') $$, 'moderator: removes nothing that another post shows');
select set_eq(
  'select pg_temp.to_remove()',
  $$
    select pg_temp.own(name) from unnest(
      array['deleted.webp', 'exchanged.webp', 'taken-back.webp', 'un_sub%m''.webp', 'un_sub%m''x.webp']
    ) as name
  $$,
  'moderator: a month later also of what was never submitted, or taken back'
);
select isnt_empty($$ select pg_temp.remove('un_sub%m''.webp') $$, 'moderator: removes what was never submitted');
select isnt_empty($$ select pg_temp.remove('deleted.webp') $$, 'moderator: and what a deleted post showed');
select tests.become('authenticated', 'stranger');
select is_empty($$ select pg_temp.remove('exchanged.webp') $$, 'another user: does not');
select tests.become('authenticated', 'owner');
select lives_ok(
  $$ select pg_temp.submit('exchanged back', 'exchanged.webp') $$, 'owner: what is still there is submitted again'
);
select tests.become('authenticated', 'moderator');
select is_empty($$ select pg_temp.remove('exchanged.webp') $$, 'moderator: then removes it no more');
reset role;
select is_empty(
  $$ select path from private.loose_media where path = pg_temp.own('stale.webp') $$, 'what is gone is remembered no more'
);

-- Nobody decides about what they wrote themselves
insert into storage.objects (bucket_id, name) values ('community', tests.person('moderator') || '/mine.webp');
insert into public.posts (id, type, body, media_path, media_alt, media_width, media_height)
values (tests.person('mine'), 'Post', 'Mine', tests.person('moderator') || '/mine.webp', 'Mine', 10, 10);
select is(pg_temp.status_of('mine'), 'in_review', 'moderator: waits as everybody does');
select is_empty(
  $$ select from public.moderation_queue() where subject_id = tests.person('mine') $$, 'moderator: has not their own in the queue'
);
select throws_ok(
  format($$ select public.moderate('post', tests.person('mine'), %L) $$, decision), '42501',
  'Nobody decides about what they wrote', 'moderator: does not ' || decision || ' their own'
)
from unnest(array['approve', 'reject', 'remove', 'dismiss']) as decision;
select * from finish();
rollback;
