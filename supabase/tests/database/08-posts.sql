-- Posts, their counts and their comments.
begin;
select plan(76);
select tests.sign_up('owner', '{"name": "Asha"}');
select tests.sign_up('stranger', '{"name": "Juma"}');
select tests.sign_up('moderator');
insert into storage.objects (bucket_id, name)
select 'community', tests.person(name) || '/a.webp' from unnest(array['owner', 'stranger']) as name;
insert into public.moderators (user_id) values (tests.person('moderator'));

create function pg_temp.post(name text, body text default 'A quiet lagoon', place text default 'Zanzibar') returns uuid
language sql
as $$
  insert into public.posts (id, type, body, place) values (tests.person(name), 'Post', body, place) returning id;
$$;
grant execute on function pg_temp.post(text, text, text) to anon, authenticated;
create function pg_temp.status_of(name text) returns text language sql
as $$ select status from public.posts where id = tests.person(name) $$;
grant execute on function pg_temp.status_of(text) to anon, authenticated;

-- The first post waits
select tests.become('authenticated', 'owner');
select lives_ok($$ select pg_temp.post('first') $$, 'owner: posts');
select results_eq(
  'select author_id, author_name, author_username, status, published_at from public.posts',
  $$ values (tests.person('owner'), 'Asha', 'owner', 'in_review', null::timestamptz) $$,
  'owner: reads it at once, in their own name, in review'
);
select throws_ok(
  $$ select pg_temp.post('first') $$, '23505', 'duplicate key value violates unique constraint "posts_pkey"',
  'a post sent twice is stored once'
);
select tests.become('anon');
select is_empty('select id from public.posts', 'anonymous: does not see what waits');
select tests.become('authenticated', 'stranger');
select is_empty('select id from public.posts', 'another user: does not see what waits');
select is(public.applaud_post(tests.person('first'), 3), 0, 'another user: cannot applaud what waits');
select throws_ok(
  $$ insert into public.post_comments (post_id, body) values (tests.person('first'), 'Hi') $$, '42501',
  'new row violates row-level security policy for table "post_comments"', 'another user: cannot comment what waits'
);
select throws_ok(
  $$ select public.moderate('post', tests.person('first'), 'approve') $$, '42501', 'Only moderators decide',
  'another user: approves nothing'
);
select throws_ok(
  'select * from public.moderation_queue()', '42501', 'Only moderators see the queue', 'another user: sees no queue'
);
select is_empty('select * from public.moderation_log', 'another user: reads no decisions');
select is_empty('select * from public.moderators', 'another user: learns of no moderators');

-- The moderator decides
select tests.become('authenticated', 'moderator');
select results_eq(
  'select subject_kind, subject_id, author_name, due_at - waiting_since from public.moderation_queue()',
  $$ values ('post', tests.person('first'), 'Asha', interval '48 hours') $$, 'moderator: has two days for what waits'
);
select lives_ok($$ select public.moderate('post', tests.person('first'), 'approve') $$, 'moderator: approves');
select is_empty('select * from public.moderation_queue()', 'moderator: has nothing left');
select results_eq(
  'select moderator_id, subject_id, decision from public.moderation_log',
  $$ values (tests.person('moderator'), tests.person('first'), 'approve') $$, 'every decision is written down'
);
select tests.become('anon');
select results_eq(
  'select author_name, body, likes, published_at is not null from public.community_posts',
  $$ values ('Asha', 'A quiet lagoon', 0, true) $$, 'anonymous: reads what was approved'
);

-- Afterwards plain text is public at once; links and pictures wait
select tests.become('authenticated', 'owner');
select pg_temp.post('second');
select is(pg_temp.status_of('second'), 'public', 'the next post is public at once');
select pg_temp.post('link', 'Book at www.example.com');
select is(pg_temp.status_of('link'), 'in_review', 'a link is looked at');
select lives_ok(
  $$
    insert into public.posts (id, type, body, media_path, media_alt, media_width, media_height)
    values (tests.person('picture'), 'VR', 'Look', tests.person('owner') || '/a.webp', 'A beach', 16000, 6000)
  $$, 'owner: posts a picture of theirs'
);
select is(pg_temp.status_of('picture'), 'in_review', 'a picture is looked at');
insert into public.posts (id, type, body, is_draft) values (tests.person('draft'), 'Post', '', true);
select is(pg_temp.status_of('draft'), 'draft', 'a draft stays one');
update public.posts set body = 'Finished', is_draft = false where id = tests.person('draft');
select is(pg_temp.status_of('draft'), 'public', 'until it is sent');
update public.posts set body = 'See https://example.com' where id = tests.person('draft');
select is(pg_temp.status_of('draft'), 'in_review', 'what is changed into an advertisement is looked at again');

-- What a post may be
select throws_ok(
  $$ insert into public.posts (type, body) values ('Post', repeat('x', 10000)) $$, '23514',
  'new row for relation "posts" violates check constraint "posts_body_check"', 'a post has 2,000 characters at most'
);
select throws_ok(
  $$ insert into public.posts (type, body) values ('Post', '  ') $$, '23514',
  'new row for relation "posts" violates check constraint "posts_say_something"', 'a post says something'
);
select throws_ok(
  $$ insert into public.posts (type, body) values ('Ad', 'x') $$, '23514',
  'new row for relation "posts" violates check constraint "posts_type_check"', 'there are three types'
);
select lives_ok(
  $$ select pg_temp.post('script', '<script>alert(1)</script>''); drop table posts; --') $$, 'what is written is text'
);
select throws_ok(
  $$
    insert into public.posts (type, body, media_path, media_width, media_height)
    values ('VR', 'x', tests.person('owner') || '/a.webp', 10, 10)
  $$, '23514', 'new row for relation "posts" violates check constraint "posts_media_is_described"',
  'a picture is described'
);
select throws_ok(
  $$
    insert into public.posts (type, body, media_path, media_alt, media_width, media_height)
    values ('VR', 'x', tests.person('owner') || '/a.webp', 'A', 15000, 7500)
  $$, '23514', 'new row for relation "posts" violates check constraint "posts_media_size"',
  'a picture has 100 megapixels at most'
);
select throws_ok(
  $$
    insert into public.posts (type, body, media_path, media_alt, media_width, media_height)
    values ('VR', 'x', tests.person('stranger') || '/a.webp', 'A', 10, 10)
  $$, '23514', 'new row for relation "posts" violates check constraint "posts_check"',
  'a picture lies in the author''s own folder'
);
select throws_ok(
  format('insert into public.posts (type, body, %I) values (''Post'', ''x'', %L)', attname, value), '42501',
  'permission denied for table posts', 'owner: does not set ' || attname
)
from (
  values ('author_id', tests.person('stranger')::text), ('author_name', 'Somebody'), ('status', 'public'),
    ('published_at', '2020-01-01'), ('review_note', 'x'), ('created_at', '2020-01-01')
) as protected (attname, value);
select throws_ok(
  format('update public.posts set %I = %L', attname, value), '42501', 'permission denied for table posts',
  'owner: does not change ' || attname
)
from (values ('author_id', tests.person('stranger')::text), ('status', 'public'), ('id', gen_random_uuid()::text))
  as protected (attname, value);

-- Another's post
select tests.become('authenticated', 'stranger');
select is_empty(
  $$ update public.posts set body = 'Mine' returning id $$, 'another user: changes none of them'
);
select is_empty('delete from public.posts returning id', 'another user: deletes none of them');
select tests.become('anon');
select throws_ok($$ select pg_temp.post('anon') $$, '42501', 'permission denied for table posts', 'anonymous: insert');
select throws_ok(
  $$ update public.posts set body = 'x' $$, '42501', 'permission denied for table posts', 'anonymous: update'
);
select throws_ok('delete from public.posts', '42501', 'permission denied for table posts', 'anonymous: delete');
select throws_ok(
  'select review_note from public.posts', '42501', 'permission denied for table posts', 'anonymous: reads no notes'
);
select throws_ok(
  $$ select public.applaud_post(tests.person('first'), 1) $$, '42501',
  'permission denied for function applaud_post', 'anonymous: applause stays local'
);

-- Counts
select tests.become('authenticated', 'stranger');
select is(public.applaud_post(tests.person('first'), 30), 30, 'thirty claps are kept');
select is(public.applaud_post(tests.person('first'), 30), 20, 'fifty at most');
select is(public.applaud_post(tests.person('first'), 1), 0, 'and then none');
select is(public.share_post(tests.person('first'), 2), 2, 'shares count for themselves');
select throws_ok(
  $$ select public.applaud_post(tests.person('first'), 1000000) $$, '23514', 'Between 0 and 50 at a time',
  'nobody claps a million times'
);
select throws_ok(
  $$ select public.applaud_post(tests.person('first'), -5) $$, '23514', 'Between 0 and 50 at a time',
  'nobody takes applause away'
);
select is(public.see_posts(array[tests.person('first'), tests.person('link')]), 1, 'what is public is seen');
select is(public.see_posts(array[tests.person('first')]), 0, 'once a day');
select results_eq(
  $$ select likes, shares, views, comments from public.community_posts where id = tests.person('first') $$,
  'values (50, 2, 1, 0)', 'the counts are kept'
);
select throws_ok(
  'update public.post_counters set likes = 1000000', '42501', 'permission denied for table post_counters',
  'another user: sets no counts'
);
select throws_ok(
  $$ insert into public.post_reactions (post_id, user_id, claps) values (tests.person('first'), tests.person('x'), 50) $$,
  '42501', 'permission denied for table post_reactions', 'another user: claps in nobody''s name'
);
select throws_ok(
  'select * from public.post_views', '42501', 'permission denied for table post_views', 'nobody reads who saw what'
);

-- Comments
select lives_ok(
  $$ insert into public.post_comments (id, post_id, body) values (tests.person('c1'), tests.person('first'), 'Karibu') $$,
  'another user: comments'
);
select lives_ok(
  $$
    insert into public.post_comments (id, post_id, parent_id, body)
    values (tests.person('c2'), tests.person('first'), tests.person('c1'), 'Asante')
  $$, 'a comment is answered'
);
select throws_ok(
  $$
    insert into public.post_comments (post_id, parent_id, body)
    values (tests.person('first'), tests.person('c2'), 'Deeper')
  $$, '23514', 'An answer belongs to a comment on the same post', 'an answer is not'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, body) values (tests.person('first'), repeat('x', 501)) $$, '23514',
  'new row for relation "post_comments" violates check constraint "post_comments_body_check"',
  'a comment has 500 characters at most'
);
insert into public.post_comments (id, post_id, body) values (tests.person('c3'), tests.person('first'), 'http://spam.example');
select tests.become('anon');
select results_eq(
  $$ select author_name, body from public.post_comments order by created_at, body desc $$,
  $$ values ('Juma', 'Karibu'), ('Juma', 'Asante') $$, 'anonymous: reads comments, but none with a link in it'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, body) values (tests.person('first'), 'x') $$, '42501',
  'permission denied for table post_comments', 'anonymous: does not comment'
);
select tests.become('authenticated', 'owner');
select is_empty(
  'delete from public.post_comments returning id', 'owner of the post: deletes no comments of others'
);
select tests.become('authenticated', 'stranger');
delete from public.post_comments where id = tests.person('c2');
select is(
  (select comments from public.community_posts where id = tests.person('first')), 1, 'the count follows the comments'
);
select throws_ok(
  $$
    insert into public.post_comments (post_id, body)
    select tests.person('first'), 'again' from generate_series(1, 10)
  $$, '23514', 'There are already 10 comments in a minute', 'nobody floods a post'
);

-- Search
select tests.become('anon');
select results_eq(
  $$ select id from public.search_posts('quiet lag') where id = tests.person('first') $$,
  $$ values (tests.person('first')) $$, 'words are found, the last one by its beginning'
);
select is_empty($$ select id from public.search_posts('book') $$, 'what waits is not found');
select is_empty($$ select id from public.search_posts(''';  | & ! ( :*') $$, 'a search is only words');

-- Ten a day, a new name, and the end
select tests.become('authenticated', 'owner');
select throws_ok(
  $$ select pg_temp.post('day' || n) from generate_series(1, 10) as n $$, '23514', 'There are already 10 posts of today',
  'ten posts a day'
);
update public.profiles set name = 'Asha Bakari' where id = tests.person('owner');
select is(
  (select author_name from public.posts where id = tests.person('first')), 'Asha Bakari', 'a new name is shown everywhere'
);
select is(
  jsonb_array_length(public.export_my_data() -> 'posts') || ' ' || (public.export_my_data() -> 'profile' ->> 'name'),
  '6 Asha Bakari', 'owner: takes their posts along'
);
select lives_ok($$ delete from public.posts where id = tests.person('first') $$, 'owner: deletes a post');
reset role;
select is_empty(
  $$ select post_id from public.post_counters where post_id = tests.person('first') $$, 'its counts go with it'
);
delete from auth.users where id = tests.person('owner');
select is_empty('select id from public.posts', 'posts go with their person');

select * from finish();
rollback;
