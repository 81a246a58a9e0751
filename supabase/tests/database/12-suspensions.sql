-- A person whom moderators suspend, and what they try.
begin;
select plan(40);
select tests.sign_up('author', '{"name": "Asha"}');
select tests.sign_up('stranger');
select tests.sign_up('moderator');
select tests.sign_up('other moderator');
insert into public.moderators (user_id) values (tests.person('moderator')), (tests.person('other moderator'));

create function pg_temp.decide(decision text, name text default 'author') returns void language sql
as $$ select public.moderate('person', tests.person(name), decision, 'Insults') $$;
create function pg_temp.seen() returns text[] language sql
as $$
  select array(
    select body from public.posts union all select body from public.post_comments
    union all select body from public.chat_messages order by 1
  );
$$;
grant execute on function pg_temp.decide(text, text), pg_temp.seen() to anon, authenticated;

-- Something of theirs is public, something waits
select tests.become('authenticated', 'author');
insert into public.posts (id, type, body) values (tests.person('post'), 'Post', 'A lagoon');
insert into public.posts (id, type, body) values (tests.person('waiting'), 'Post', 'A river');
insert into public.posts (id, type, body, is_draft) values (tests.person('draft'), 'Post', 'A draft', true);
select tests.become('authenticated', 'moderator');
select public.moderate('post', tests.person('post'), 'approve');
select tests.become('authenticated', 'author');
insert into public.post_comments (id, post_id, body) values (tests.person('comment'), tests.person('post'), 'Mine');
insert into public.chat_messages (id, body) values (tests.person('message'), 'Jambo');
select tests.become('authenticated', 'stranger');
select lives_ok(
  $$ insert into public.reports (subject_kind, subject_id, reason) values ('person', tests.person('author'), 'abuse') $$,
  'another user: reports the person'
);

-- Nobody but a moderator decides
select throws_ok($$ select pg_temp.decide('remove') $$, '42501', 'Only moderators decide', 'another user: suspends nobody');
select throws_ok(
  $$ insert into public.suspensions (user_id) values (tests.person('author')) $$, '42501',
  'permission denied for table suspensions', 'another user: nor by writing it down'
);
select throws_ok(
  'select * from public.suspended_people()', '42501', 'Only moderators see who is suspended',
  'another user: sees nobody who is'
);
select throws_ok(
  $$ select private.suspend_person(tests.person('author'), '') $$, '42501',
  'permission denied for function suspend_person', 'another user: calls no helper'
);
select tests.become('anon');
select throws_ok(
  $$ select pg_temp.decide('remove') $$, '42501', 'permission denied for function moderate', 'anonymous: suspends nobody'
);
select results_eq('select pg_temp.seen()', $$ values (array['A lagoon', 'Jambo', 'Mine']) $$, 'everything is there');

-- The moderator decides
select tests.become('authenticated', 'moderator');
select isnt_empty(
  $$ select from public.moderation_queue() where subject_kind = 'person' and author_name = 'Asha' and body like '%Jambo%' $$,
  'moderator: sees whom, and what they wrote last'
);
select throws_ok(
  $$ select pg_temp.decide('remove', 'moderator') $$, '42501', 'Nobody decides about themselves',
  'moderator: does not decide about themselves'
);
select throws_ok(
  $$ select pg_temp.decide('remove', 'nobody') $$, '23503', 'There is nobody to decide about',
  'moderator: nor about nobody'
);
select throws_ok(
  $$ select pg_temp.decide('reject') $$, '23514', 'People are suspended, let back in or left as they are',
  'moderator: refuses no person'
);
select lives_ok($$ select pg_temp.decide('remove') $$, 'moderator: suspends');
select results_eq(
  'select user_id, name, reason from public.suspended_people()',
  $$ values (tests.person('author'), 'Asha', 'Insults') $$, 'moderator: sees who is suspended'
);
select is_empty($$ select from public.moderation_queue() where subject_kind = 'person' $$, 'the report is settled');
select results_eq(
  $$ select moderator_id, decision, reason from public.moderation_log where subject_kind = 'person' $$,
  $$ values (tests.person('moderator'), 'remove', 'Insults') $$, 'the decision is written down'
);

-- Others see nothing of theirs any more
select tests.become('anon');
select results_eq('select pg_temp.seen()', 'select array[]::text[]', 'anonymous: sees nothing of theirs');
select is_empty($$ select from public.search_posts('lagoon') $$, 'anonymous: finds nothing of theirs');
select tests.become('authenticated', 'stranger');
select results_eq('select pg_temp.seen()', 'select array[]::text[]', 'another user: sees nothing of theirs');
select is_empty('select from public.suspensions', 'another user: does not learn who is suspended');

-- What they try
select tests.become('authenticated', 'author');
select results_eq(
  'select user_id, reason from public.suspensions', $$ values (tests.person('author'), 'Insults') $$,
  'author: learns why'
);
select throws_ok(statement, 'UT403', 'This person is suspended', 'author: does not ' || what)
from (
  values
    ('post', $$ insert into public.posts (type, body) values ('Post', 'Again') $$),
    ('keep a draft', $$ insert into public.posts (type, body, is_draft) values ('Post', 'Again', true) $$),
    ('submit a draft', $$ update public.posts set is_draft = false where id = tests.person('draft') $$),
    ('change a post', $$ update public.posts set body = 'Again' where id = tests.person('post') $$),
    ('take one back', $$ update public.posts set is_draft = true where id = tests.person('post') $$),
    ('comment', $$ insert into public.post_comments (post_id, body) values (tests.person('post'), 'Again') $$),
    ('write', $$ insert into public.chat_messages (body) values ('Again') $$)
) as attempts (what, statement);
create function pg_temp.detail_of(statement text) returns text language plpgsql
as $$
declare
  detail text;
begin
  execute statement;
  return 'not refused';
exception when others then
  get stacked diagnostics detail = pg_exception_detail;
  return detail;
end;
$$;
grant execute on function pg_temp.detail_of(text) to authenticated;
select is(pg_temp.detail_of(statement), 'Insults', 'author: is told why with the refusal of ' || what)
from (
  values
    ('a post', $$ insert into public.posts (type, body) values ('Post', 'Again') $$),
    ('a comment', $$ insert into public.post_comments (post_id, body) values (tests.person('post'), 'Again') $$),
    ('a message', $$ insert into public.chat_messages (body) values ('Again') $$)
) as attempts (what, statement);
select throws_ok($$ select pg_temp.decide('approve') $$, '42501', 'Only moderators decide', 'author: does not lift it');
select throws_ok(
  'delete from public.suspensions', '42501', 'permission denied for table suspensions', 'author: nor by deleting it'
);
select is(
  (select public.export_my_data() -> 'suspension' ->> 'reason'), 'Insults', 'author: takes it along with their data'
);

-- What is approved meanwhile stays hidden
select tests.become('authenticated', 'other moderator');
select public.moderate('post', tests.person('waiting'), 'approve');
select public.moderate('comment', tests.person('comment'), 'remove', 'Rude');
select tests.become('anon');
select results_eq('select pg_temp.seen()', 'select array[]::text[]', 'what is approved meanwhile stays hidden');

-- A moderator who is suspended
select tests.become('authenticated', 'moderator');
select pg_temp.decide('remove', 'other moderator');
select tests.become('authenticated', 'other moderator');
select throws_ok($$ select pg_temp.decide('approve') $$, '42501', 'Only moderators decide', 'a moderator who is suspended decides nothing');

-- Lifted
select tests.become('authenticated', 'moderator');
select lives_ok($$ select pg_temp.decide('approve') $$, 'moderator: lets them back in');
select tests.become('anon');
select results_eq(
  'select pg_temp.seen()', $$ values (array['A lagoon', 'A river', 'Jambo']) $$,
  'everything is there again, but for what was removed'
);
select results_eq(
  $$ select comments from public.community_posts where id = tests.person('post') $$, 'values (0)',
  'the count follows what can be seen'
);
select tests.become('authenticated', 'author');
select lives_ok($$ insert into public.chat_messages (body) values ('Asante') $$, 'author: writes again');
reset role;
select results_eq(
  $$ select decision from public.moderation_log where subject_id = tests.person('author') order by decision $$,
  $$ values ('approve'), ('remove') $$, 'both decisions are written down'
);
select * from finish();
rollback;
