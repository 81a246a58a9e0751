-- Messages, reports and what moderators decide about them.
begin;
select plan(25);
select tests.sign_up('owner', '{"name": "Asha"}');
select tests.sign_up('stranger');
select tests.sign_up('moderator');

select tests.become('authenticated', 'owner');
select throws_ok(
  $$ select public.appoint_moderator('owner@example.com') $$, '42501',
  'permission denied for function appoint_moderator', 'nobody appoints themselves'
);
select throws_ok(
  'insert into public.moderators (user_id) values (auth.uid())', '42501', 'permission denied for table moderators',
  'nor by writing it down'
);
select tests.become('service_role');
select results_eq(
  $$ select public.appoint_moderator('Moderator@example.com '), public.appoint_moderator('nobody@example.com') $$,
  'values (true, false)', 'the server appoints who has an account'
);

-- Messages
select tests.become('authenticated', 'owner');
select lives_ok(
  $$ insert into public.chat_messages (id, body) values (tests.person('m1'), 'Jambo'), (tests.person('m2'), '<b>Habari</b>') $$,
  'owner: writes'
);
select throws_ok(
  $$ insert into public.chat_messages (id, body) values (tests.person('m1'), 'Jambo') $$, '23505',
  'duplicate key value violates unique constraint "chat_messages_pkey"', 'a message sent twice is stored once'
);
select throws_ok(
  $$ insert into public.chat_messages (body) values (repeat('x', 501)) $$, '23514',
  'new row for relation "chat_messages" violates check constraint "chat_messages_body_check"', '500 characters at most'
);
select throws_ok(
  $$ insert into public.chat_messages (body) values ('   ') $$, '23514',
  'new row for relation "chat_messages" violates check constraint "chat_messages_body_check"', 'a message says something'
);
select throws_ok(
  format('insert into public.chat_messages (body, %I) values (''x'', %L)', attname, value), '42501',
  'permission denied for table chat_messages', 'owner: does not set ' || attname
)
from (
  values ('author_id', tests.person('stranger')::text), ('author_name', 'Somebody'), ('position', '0'),
    ('status', 'public'), ('created_at', '2020-01-01')
) as protected (attname, value);
insert into public.chat_messages (id, body) values (tests.person('link'), 'Cheap: spam.com/now');
select tests.become('anon');
select results_eq(
  'select author_name, author_username, body from public.chat_messages order by position',
  $$ values ('Asha', 'owner', 'Jambo'), ('Asha', 'owner', '<b>Habari</b>') $$,
  'anonymous: reads in their order what has no link in it'
);
select throws_ok(
  $$ insert into public.chat_messages (body) values ('x') $$, '42501', 'permission denied for table chat_messages',
  'anonymous: does not write'
);
select tests.become('authenticated', 'stranger');
select is_empty('delete from public.chat_messages returning id', 'another user: deletes none of them');
select throws_ok(
  $$ update public.chat_messages set body = 'x' $$, '42501', 'permission denied for table chat_messages',
  'nobody changes what was said'
);
select throws_ok(
  $$ insert into public.chat_messages (body) select 'again' from generate_series(1, 21) $$, '23514',
  'There are already 20 messages in a minute', 'twenty messages a minute'
);

-- Reports
select lives_ok(
  $$
    insert into public.reports (subject_kind, subject_id, reason, details)
    values ('message', tests.person('m1'), 'abuse', ' The second word ')
  $$,
  'another user: reports a message'
);
select throws_ok(
  $$ insert into public.reports (subject_kind, subject_id, reason) values ('message', tests.person('m1'), 'spam') $$,
  '23505', 'duplicate key value violates unique constraint "reports_reporter_id_subject_kind_subject_id_key"', 'once'
);
select throws_ok(
  $$ insert into public.reports (subject_kind, subject_id, reason) values ('post', tests.person('m1'), 'spam') $$,
  '23503', 'There is nothing to report', 'what is reported is there'
);
select tests.become('authenticated', 'owner');
select is_empty('select id from public.reports', 'who is reported does not learn by whom');
select tests.become('authenticated', 'moderator');
select results_eq(
  'select subject_kind, subject_id, reasons, details from public.moderation_queue() order by subject_id = tests.person(''m1'') desc',
  $$
    values ('message', tests.person('m1'), array['abuse'], array['The second word']),
      ('message', tests.person('link'), array[]::text[], array[]::text[])
  $$, 'moderator: sees what was reported and what waits'
);
select public.moderate('message', tests.person('m1'), 'remove', 'Not kind');
select public.moderate('message', tests.person('link'), 'approve');
select tests.become('anon');
select results_eq(
  'select id from public.chat_messages order by position',
  $$ values (tests.person('m2')), (tests.person('link')) $$, 'what was removed is gone, what was approved is there'
);
select tests.become('authenticated', 'stranger');
select results_eq('select status from public.reports', $$ values ('upheld') $$, 'another user: learns what came of it');
reset role;
select is(
  (
    select count(*)::integer from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename in ('chat_messages', 'posts')
  ),
  2, 'chat and feed are told of changes'
);

select * from finish();
rollback;
