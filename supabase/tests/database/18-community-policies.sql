-- Every table of the community, every verb and every role, row by row: how many rows a statement reads or changes, or the code
-- with which it is refused. Which columns may be written at all is in 01-structure.sql.
begin;
select plan(3);
set local storage.allow_delete_query = 'true';
select tests.sign_up(name) from unnest(array['author', 'stranger', 'moderator', 'suspended']) as name;
insert into public.moderators (user_id) values (tests.person('moderator'));
insert into public.suspensions (user_id, reason) values (tests.person('suspended'), 'Insults');

-- Of each kind one, all by the author.
insert into public.posts (id, author_id, type, body)
select tests.person(status || ' post'), tests.person('author'), 'Post', status
from unnest(array['draft', 'in_review', 'public', 'withheld', 'rejected', 'removed']) as status;
update public.posts set status = body, published_at = now(), is_draft = body = 'draft';
insert into public.post_comments (id, post_id, author_id, body)
select tests.person(status || ' comment'), tests.person('public post'), tests.person('author'), status
from unnest(array['in_review', 'public', 'withheld', 'removed']) as status;
insert into public.post_comments (id, post_id, author_id, body)
select tests.person('comment on ' || status), tests.person(status || ' post'), tests.person('author'), 'public'
from unnest(array['in_review', 'removed']) as status;
update public.post_comments set status = body;
insert into public.chat_messages (id, author_id, body)
select tests.person(status || ' message'), tests.person('author'), status
from unnest(array['in_review', 'public', 'withheld', 'removed']) as status;
update public.chat_messages set status = body;
insert into public.post_reactions (post_id, user_id, claps) values (tests.person('public post'), tests.person('author'), 1);
insert into public.post_views (post_id, user_id, day) values (tests.person('public post'), tests.person('author'), '2026-01-01');
insert into public.reports (id, reporter_id, subject_kind, subject_id, reason)
values (tests.person('report'), tests.person('author'), 'person', tests.person('stranger'), 'spam');
insert into public.moderation_log (moderator_id, subject_kind, subject_id, decision)
values (tests.person('moderator'), 'post', tests.person('removed post'), 'remove');
insert into storage.objects (bucket_id, name) values ('community', tests.person('author') || '/a.webp');

create temporary table attempts (
  relation text, statement text, anonymous text, stranger text, author text, moderator text, suspended text
);
insert into attempts values
  ('posts', $$ select id from public.posts where id = tests.person('draft post') $$, '0', '0', '1', '0', '0'),
  ('posts', $$ select id from public.posts where id = tests.person('in_review post') $$, '0', '0', '1', '1', '0'),
  ('posts', $$ select id from public.posts where id = tests.person('public post') $$, '1', '1', '1', '1', '1'),
  ('posts', $$ select id from public.posts where id = tests.person('withheld post') $$, '0', '0', '1', '1', '0'),
  ('posts', $$ select id from public.posts where id = tests.person('rejected post') $$, '0', '0', '1', '1', '0'),
  ('posts', $$ select id from public.posts where id = tests.person('removed post') $$, '0', '0', '1', '1', '0'),
  ('posts', $$ insert into public.posts (type, body) values ('Post', 'x') $$, '42501', '1', '1', '1', 'UT403'),
  ('posts', $$ insert into public.posts (author_id, type, body) values (tests.person('author'), 'Post', 'x') $$, '42501', '42501', '42501', '42501', '42501'),
  ('posts', $$ update public.posts set body = 'x' $$, '42501', '0', '5', '0', '0'),
  ('posts', $$ update public.posts set status = 'public' $$, '42501', '42501', '42501', '42501', '42501'),
  ('posts', $$ delete from public.posts $$, '42501', '0', '6', '0', '0'),
  ('community_posts', 'select id from public.community_posts', '1', '1', '6', '5', '1'),
  ('community_posts', $$ insert into public.community_posts (body) values ('x') $$, '55000', '55000', '55000', '55000', '55000'),
  ('community_posts', 'delete from public.community_posts', '55000', '55000', '55000', '55000', '55000'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('in_review comment') $$, '0', '0', '1', '1', '0'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('public comment') $$, '1', '1', '1', '1', '1'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('withheld comment') $$, '0', '0', '1', '1', '0'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('removed comment') $$, '0', '0', '1', '1', '0'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('comment on in_review') $$, '0', '0', '1', '1', '0'),
  ('post_comments', $$ select id from public.post_comments where id = tests.person('comment on removed') $$, '0', '0', '1', '1', '0'),
  ('post_comments', $$ insert into public.post_comments (post_id, body) values (tests.person('public post'), 'x') $$, '42501', '1', '1', '1', 'UT403'),
  ('post_comments', $$ insert into public.post_comments (post_id, body) values (tests.person('in_review post'), 'x') $$, '42501', '42501', '42501', '42501', 'UT403'),
  ('post_comments', $$ insert into public.post_comments (author_id, post_id, body) values (tests.person('author'), tests.person('public post'), 'x') $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_comments', $$ update public.post_comments set body = 'x' $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_comments', 'delete from public.post_comments', '42501', '0', '6', '0', '0'),
  ('chat_messages', $$ select id from public.chat_messages where id = tests.person('in_review message') $$, '0', '0', '1', '1', '0'),
  ('chat_messages', $$ select id from public.chat_messages where id = tests.person('public message') $$, '1', '1', '1', '1', '1'),
  ('chat_messages', $$ select id from public.chat_messages where id = tests.person('withheld message') $$, '0', '0', '1', '1', '0'),
  ('chat_messages', $$ select id from public.chat_messages where id = tests.person('removed message') $$, '0', '0', '1', '1', '0'),
  ('chat_messages', $$ insert into public.chat_messages (body) values ('x') $$, '42501', '1', '1', '1', 'UT403'),
  ('chat_messages', $$ insert into public.chat_messages (author_id, body) values (tests.person('author'), 'x') $$, '42501', '42501', '42501', '42501', '42501'),
  ('chat_messages', $$ update public.chat_messages set body = 'x' $$, '42501', '42501', '42501', '42501', '42501'),
  ('chat_messages', 'delete from public.chat_messages', '42501', '0', '4', '0', '0'),
  ('post_counters', 'select likes from public.post_counters where post_id = tests.person(''public post'') limit 1', '1', '1', '1', '1', '1'),
  ('post_counters', $$ insert into public.post_counters (post_id, shard) values (tests.person('draft post'), 0) $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_counters', 'update public.post_counters set likes = 9', '42501', '42501', '42501', '42501', '42501'),
  ('post_counters', 'delete from public.post_counters', '42501', '42501', '42501', '42501', '42501'),
  ('post_reactions', 'select claps from public.post_reactions', '42501', '0', '1', '0', '0'),
  ('post_reactions', $$ insert into public.post_reactions (post_id, user_id) values (tests.person('public post'), auth.uid()) $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_reactions', 'update public.post_reactions set claps = 9', '42501', '42501', '42501', '42501', '42501'),
  ('post_reactions', 'delete from public.post_reactions', '42501', '42501', '42501', '42501', '42501'),
  ('post_views', 'select day from public.post_views', '42501', '42501', '42501', '42501', '42501'),
  ('post_views', $$ insert into public.post_views (post_id, user_id, day) values (tests.person('public post'), auth.uid(), '2026-01-02') $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_views', $$ update public.post_views set day = '2026-01-02' $$, '42501', '42501', '42501', '42501', '42501'),
  ('post_views', 'delete from public.post_views', '42501', '42501', '42501', '42501', '42501'),
  ('reports', 'select reason from public.reports', '42501', '0', '1', '1', '0'),
  ('reports', $$ insert into public.reports (subject_kind, subject_id, reason) values ('post', tests.person('public post'), 'spam') $$, '42501', '1', '1', '1', '1'),
  ('reports', $$ insert into public.reports (reporter_id, subject_kind, subject_id, reason) values (tests.person('author'), 'post', tests.person('public post'), 'spam') $$, '42501', '42501', '42501', '42501', '42501'),
  ('reports', $$ update public.reports set status = 'upheld' $$, '42501', '42501', '42501', '42501', '42501'),
  ('reports', 'delete from public.reports', '42501', '42501', '42501', '42501', '42501'),
  ('moderation_log', 'select reason from public.moderation_log', '42501', '0', '0', '1', '0'),
  ('moderation_log', $$ insert into public.moderation_log (subject_kind, subject_id, decision) values ('post', gen_random_uuid(), 'remove') $$, '42501', '42501', '42501', '42501', '42501'),
  ('moderation_log', $$ update public.moderation_log set reason = 'x' $$, '42501', '42501', '42501', '42501', '42501'),
  ('moderation_log', 'delete from public.moderation_log', '42501', '42501', '42501', '42501', '42501'),
  ('moderators', 'select user_id from public.moderators', '42501', '0', '0', '1', '0'),
  ('moderators', 'insert into public.moderators (user_id) values (auth.uid())', '42501', '42501', '42501', '42501', '42501'),
  ('moderators', 'update public.moderators set user_id = auth.uid()', '42501', '42501', '42501', '42501', '42501'),
  ('moderators', 'delete from public.moderators', '42501', '42501', '42501', '42501', '42501'),
  ('suspensions', 'select reason from public.suspensions', '42501', '0', '0', '1', '1'),
  ('suspensions', $$ insert into public.suspensions (user_id) values (tests.person('author')) $$, '42501', '42501', '42501', '42501', '42501'),
  ('suspensions', $$ update public.suspensions set reason = 'x' $$, '42501', '42501', '42501', '42501', '42501'),
  ('suspensions', 'delete from public.suspensions', '42501', '42501', '42501', '42501', '42501'),
  ('objects', $$ select id from storage.objects where bucket_id = 'community' $$, '0', '0', '1', '0', '0'),
  ('objects', $$ insert into storage.objects (bucket_id, name) values ('community', tests.person('author') || '/b.webp') $$, '42501', '42501', '1', '42501', '42501'),
  ('objects', $$ update storage.objects set name = name || 'x' where bucket_id = 'community' $$, '0', '0', '0', '0', '0'),
  ('objects', $$ delete from storage.objects where bucket_id = 'community' $$, '0', '0', '1', '0', '0');

/* What comes of a statement, which is undone: the number of rows, or the code of the refusal. */
create function pg_temp.outcome(role_name text, name text, statement text) returns text
language plpgsql
as $$
declare
  touched bigint;
begin
  perform tests.become(role_name, name);
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'UT001', message = touched::text;
exception
  when sqlstate 'UT001' then
    return sqlerrm;
  when others then
    return sqlstate;
end;
$$;

select is_empty(
  $$
    select who, relation, btrim(statement) as statement, expected, outcome
    from attempts
    cross join lateral (
      values ('anon', null, anonymous), ('authenticated', 'stranger', stranger), ('authenticated', 'author', author),
        ('authenticated', 'moderator', moderator), ('authenticated', 'suspended', suspended)
    ) as roles (role_name, who, expected)
    cross join lateral pg_temp.outcome(role_name, who, statement) as outcome
    where outcome <> expected
  $$,
  'visitors, strangers, authors, moderators and whoever is suspended may do what is said here, and nothing else'
);
select is_empty(
  $$
    select relation, verb from (select distinct relation from attempts) as known
    cross join unnest(array['select', 'insert', 'update', 'delete']) as verb
    where relation <> 'community_posts' and not exists (
      select from attempts where attempts.relation = known.relation and btrim(attempts.statement) like verb || '%'
    )
  $$,
  'every verb is tried at every table'
);
-- Whatever has to do with posts, comments, messages and moderators.
select is_empty(
  $$
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
      and relname ~ '^(post|chat|report|moderat|suspension|community)' and relname not in (select relation from attempts)
  $$,
  'no table of the community is left out'
);

select * from finish();
rollback;
