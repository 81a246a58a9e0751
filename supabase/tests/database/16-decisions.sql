-- What moderators decide about, what its author is told, and what becomes of what is sent twice.
begin;
select plan(53);
select tests.sign_up('author');
select tests.sign_up('stranger');
select tests.sign_up('moderator');
insert into public.moderators (user_id) values (tests.person('moderator'));

create function pg_temp.post(name text, body text default 'A quiet lagoon') returns void language sql
as $$ insert into public.posts (id, type, body) values (tests.person(name), 'Post', body) $$;
create function pg_temp.comment(name text, body text default 'Karibu') returns void language sql
as $$ insert into public.post_comments (id, post_id, body) values (tests.person(name), tests.person('post'), body) $$;
create function pg_temp.say(name text, body text default 'Jambo') returns void language sql
as $$ insert into public.chat_messages (id, body) values (tests.person(name), body) $$;
create function pg_temp.status_of(name text) returns text language sql
as $$ select status from public.posts where id = tests.person(name) $$;
create function pg_temp.report(kind text, name text) returns void language sql
as $$ insert into public.reports (subject_kind, subject_id, reason) values (kind, tests.person(name), 'spam') $$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Sent again, because no answer came
select tests.become('authenticated', 'author');
select pg_temp.post('post');
reset role;
update public.posts set status = 'public', published_at = now();
select tests.become('authenticated', 'author');
select pg_temp.comment('comment');
select pg_temp.say('message');
select throws_ok(
  'select pg_temp.' || call, '23505', format('duplicate key value violates unique constraint "%s_pkey"', relation),
  'author: learns that it is stored: ' || call
)
from (values ('post(''post'')', 'posts'), ('comment(''comment'')', 'post_comments'), ('say(''message'')', 'chat_messages'))
  as sent (call, relation);
select tests.become('authenticated', 'stranger');
select throws_ok(
  'select pg_temp.' || call, '42501', 'Somebody else has written this', 'another user: takes no id of another: ' || call
)
from unnest(array['post(''post'')', 'comment(''comment'')', 'say(''message'')']) as call;
select tests.become('authenticated', 'author');
select pg_temp.post('post ' || n) from generate_series(2, 10) as n;
select pg_temp.comment('comment ' || n) from generate_series(2, 10) as n;
select pg_temp.say('message ' || n) from generate_series(2, 20) as n;
select throws_ok(
  'select pg_temp.' || call, code, null, 'author: at the limit learns of the last one that it is stored: ' || call
)
from (
  values ('post(''post 10'')', '23505'), ('post(''post 11'')', '23514'), ('comment(''comment 10'')', '23505'),
    ('comment(''comment 11'')', '23514'), ('say(''message 20'')', '23505'), ('say(''message 21'')', '23514')
) as sent (call, code);
reset role;
select results_eq(
  $$
    select kind, sum(written)::integer from private.writings where author_id = tests.person('author') group by kind
    order by kind
  $$,
  $$ values ('comment', 10), ('message', 20), ('post', 10) $$, 'what was refused is not counted'
);
delete from private.writings;

-- What can be reported
select tests.become('authenticated', 'author');
select pg_temp.say('waiting message', 'See www.example.com');
select pg_temp.comment('waiting comment', 'See www.example.com');
select pg_temp.post('waiting', 'See www.example.com');
insert into public.posts (id, type, body, is_draft) values (tests.person('draft'), 'Post', 'A draft', true);
select tests.become('authenticated', 'stranger');
select throws_ok(
  format('select pg_temp.report(%L, %L)', kind, name), '23503', 'There is nothing to report',
  'another user: reports nothing that nobody has seen: ' || name
)
from (
  values ('post', 'draft'), ('post', 'waiting'), ('comment', 'waiting comment'), ('message', 'waiting message'),
    ('post', 'nothing')
) as unseen (kind, name);
select lives_ok(
  format('select pg_temp.report(%L, %L)', kind, name), 'another user: reports what everybody sees: ' || name
)
from (values ('post', 'post'), ('comment', 'comment'), ('message', 'message')) as seen (kind, name);

-- A reported post that its author makes a draft again is hidden, and its report with it
create function pg_temp.queued() returns text[] language sql
as $$
  select array(
    select queued.body from public.moderation_queue() as queued where queued.subject_id = tests.person('post')
      and queued.reasons = array['spam']
  );
$$;
grant execute on function pg_temp.queued() to authenticated;
select tests.become('authenticated', 'moderator');
select is(pg_temp.queued(), array['A quiet lagoon'], 'moderator: sees a reported post');
select tests.become('authenticated', 'author');
update public.posts set body = 'What nobody is to read', is_draft = true where id = tests.person('post');
select tests.become('authenticated', 'moderator');
select is(pg_temp.queued(), array[]::text[], 'moderator: not while it is a draft');
select bag_eq(
  'select subject_kind from public.moderation_queue()', $$ values ('post'), ('comment'), ('comment'), ('message'), ('message') $$,
  'moderator: only all that can be decided about'
);
select tests.become('authenticated', 'stranger');
select results_eq(
  $$ select status from public.reports where subject_kind = 'post' $$, $$ values ('open') $$,
  'another user: their report is not settled by that'
);
select tests.become('authenticated', 'author');
update public.posts set body = 'A quiet lagoon', is_draft = false where id = tests.person('post');
select tests.become('authenticated', 'moderator');
select is(pg_temp.queued(), array['A quiet lagoon'], 'moderator: sees it again when it is submitted again');

-- What is not there, or no more
select throws_ok(
  format('select public.moderate(%L, tests.person(%L), %L)', kind, name, decision), '23503',
  'There is nothing to decide about', format('moderator: decides about nothing: %s %s', decision, name)
)
from (values ('post', 'nothing'), ('comment', 'post'), ('message', 'nothing'), ('post', 'draft')) as missing (kind, name)
cross join unnest(array['approve', 'dismiss']) as decision;
select is_empty('select from public.moderation_log', 'moderator: nor is it written down');

-- The reason is told to whoever wrote it
select public.moderate('post', tests.person('waiting'), 'reject', 'An advertisement');
select public.moderate('comment', tests.person('comment'), 'remove', 'Rude');
select public.moderate('message', tests.person('message'), 'remove', 'Ruder');
select public.moderate('message', tests.person('waiting message'), 'approve', 'A fine place');
select public.moderate('post', tests.person('post'), 'approve', 'Not rude at all');
select is_empty('select from public.my_decisions()', 'moderator: is told nothing of what others wrote');
select tests.become('authenticated', 'author');
select set_eq(
  'select subject_kind, body, decision, reason from public.my_decisions()',
  $$
    values ('post', 'See www.example.com', 'reject', 'An advertisement'), ('comment', 'Karibu', 'remove', 'Rude'),
      ('message', 'Jambo', 'remove', 'Ruder')
  $$, 'author: is told why'
);
select is_empty('select from public.moderation_log', 'author: but not by whom');
select results_eq(
  $$
    select decided ->> 'reason' from jsonb_array_elements(public.export_my_data() -> 'decided_about_me') as decided
    order by 1
  $$,
  $$ values ('An advertisement'), ('Rude'), ('Ruder') $$, 'author: takes that along with their data'
);
select tests.become('anon');
select throws_ok(
  'select * from public.my_decisions()', '42501', 'permission denied for function my_decisions', 'anonymous: is told nothing'
);
select tests.become('authenticated', 'stranger');
select is_empty(
  $$ select from public.posts where review_note <> '' $$, 'another user: reads no note, of a public post either'
);
select tests.become('authenticated', 'moderator');
select public.moderate('person', tests.person('author'), 'remove', 'Insults');
select tests.become('authenticated', 'author');
select results_eq(
  $$ select reason from public.my_decisions() where subject_kind = 'person' $$, $$ values ('Insults') $$,
  'author: is told why they are suspended'
);
select tests.become('authenticated', 'moderator');
select public.moderate('person', tests.person('author'), 'approve');
select tests.become('authenticated', 'author');
select is_empty(
  $$ select from public.my_decisions() where subject_kind = 'person' $$, 'author: and no more when they are let back in'
);

-- What was rejected waits again, however it is changed
update public.posts set body = 'A lagoon' where id = tests.person('waiting');
select is(pg_temp.status_of('waiting'), 'in_review', 'a rejected post that is changed waits');
update public.posts set is_draft = true where id = tests.person('waiting');
update public.posts set is_draft = false where id = tests.person('waiting');
select is(pg_temp.status_of('waiting'), 'in_review', 'also where it was a draft in between');
select tests.become('authenticated', 'moderator');
select public.moderate('post', tests.person('waiting'), 'approve');
select tests.become('authenticated', 'author');
update public.posts set body = 'A lagoon at noon' where id = tests.person('waiting');
select is(pg_temp.status_of('waiting'), 'public', 'until it is approved');

-- Comments are read where their post is
create function pg_temp.comments() returns bigint language sql
as $$ select count(*) from public.post_comments where post_id = tests.person('post') and status = 'public' $$;
grant execute on function pg_temp.comments() to anon, authenticated;
select tests.become('anon');
select is(pg_temp.comments(), 9::bigint, 'anonymous: reads comments on a public post');
select tests.become('authenticated', 'moderator');
select public.moderate('post', tests.person('post'), 'remove', 'After all');
select is(pg_temp.comments(), 9::bigint, 'moderator: reads them on one that was removed');
select tests.become('anon');
select is(pg_temp.comments(), 0::bigint, 'anonymous: reads none on it');
select tests.become('authenticated', 'stranger');
select is(pg_temp.comments(), 0::bigint, 'another user: reads none on it');
select tests.become('authenticated', 'author');
select is(pg_temp.comments(), 9::bigint, 'author: reads their own');

-- What was decided is found without looking at all that they ever wrote
reset role;
alter table public.post_comments disable trigger user;
alter table public.chat_messages disable trigger user;
insert into public.post_comments (author_id, post_id, body)
select tests.person('author'), tests.person('post'), 'Again' from generate_series(1, 2000);
insert into public.chat_messages (author_id, position, body)
select tests.person('author'), n, 'Again' from generate_series(1000, 2999) as n;
analyze public.post_comments, public.chat_messages;
create function pg_temp.plan_of(relation text) returns text language plpgsql
as $$
declare
  line text;
  lines text := '';
begin
  for line in execute format(
    'explain select id, body from public.%I where author_id = (select auth.uid()) and status = ''removed''', relation
  ) loop
    lines := concat(lines, line, ' ');
  end loop;
  return lines;
end;
$$;
select alike(
  pg_temp.plan_of(relation), '% using ' || relation || '_removed_idx %', 'what was decided is looked up: ' || relation
) from unnest(array['post_comments', 'chat_messages']) as relation;

select * from finish();
rollback;
