-- The export leaves out no table that holds rows of people, and no row of one.
begin;
select plan(7);
select tests.sign_up('owner', '{"name": "Asha"}');
select tests.sign_up('stranger', '{"name": "Juma"}');

-- Each table with rows of people, and under what the export has them.
create temporary table exported (relation text primary key, entry text not null);
insert into exported (relation, entry) values
  ('profiles', 'profile'), ('trip_requests', 'trip_requests'), ('orders', 'orders'), ('entitlements', 'entitlements'),
  ('mail_outbox', 'mails'), ('moderators', 'moderator'), ('posts', 'posts'), ('post_reactions', 'reactions'),
  ('post_views', 'views'), ('post_comments', 'comments'), ('chat_messages', 'messages'), ('reports', 'reports'),
  ('moderation_log', 'decisions'), ('suspensions', 'suspension'), ('conversations', 'conversations'), ('conversation_messages', 'conversations'),
  ('assistant_runs', 'assistant_runs'), ('itineraries', 'itineraries');
grant select on exported to authenticated;

select results_eq(
  $$
    select distinct relation.relname::text collate "C"
    from pg_constraint as link join pg_class as relation on relation.oid = link.conrelid
    where link.contype = 'f' and link.confrelid = 'auth.users'::regclass
      and relation.relnamespace = 'public'::regnamespace
    order by 1
  $$,
  $$ select relation collate "C" from exported order by 1 $$,
  'every table that refers to people is known to the export'
);
select is_empty(
  $$
    select columns.table_name, columns.column_name from information_schema.columns
    where columns.table_schema = 'public' and columns.data_type = 'uuid'
      and columns.column_name ~ '^(user|author|owner|person|reporter|moderator|member|sender|buyer)_id$'
      and columns.table_name not in (select relation from exported)
      and columns.table_name in (select tablename from pg_tables where schemaname = 'public')
  $$,
  'and so is every one that names them without referring'
);

insert into auth.sessions (id, user_id, user_agent, created_at) values
  (tests.person('owner'), tests.person('owner'), 'Headset', '2026-01-01 10:00+00'),
  (tests.person('stranger'), tests.person('stranger'), 'Laptop', '2026-01-01 10:00+00');
insert into public.moderators (user_id) values (tests.person('owner')), (tests.person('stranger'));
insert into public.assistant_runs (user_id, mode, outcome, duration_ms)
select tests.person(name), 'catalogue', 'answered', duration
from (values ('owner', 11), ('stranger', 22)) as runs (name, duration);
insert into public.assistant_counts (subject, kind, window_start, used)
select tests.person(name)::text, 'question', '2026-01-01', used
from (values ('owner', 3), ('stranger', 4)) as counts (name, used);
insert into public.mail_outbox (kind, news, recipient, user_id, details)
select 'plan_ending', name, name || '@example.com', tests.person(name), '{"token": "secret"}'
from unnest(array['owner', 'stranger']) as name;
insert into storage.objects (bucket_id, name)
select 'avatars', tests.person(name) || '/' || name || '.png' from unnest(array['owner', 'stranger']) as name;
insert into public.moderation_log (moderator_id, subject_kind, subject_id, decision)
select tests.person(name), 'post', tests.person('post of ' || name), 'approve' from unnest(array['owner', 'stranger']) as name;

select tests.become('authenticated', 'owner');
select is_empty(
  $$ select entry from exported where not public.export_my_data() ? entry $$, 'owner: finds an entry for each of them'
);
select results_eq(
  $$
    select
      data -> 'sessions' -> 0 ->> 'user_agent', data -> 'assistant_runs' -> 0 ->> 'duration_ms',
      data -> 'assistant_counts' -> 0 ->> 'used', data -> 'mails' -> 0 ->> 'recipient',
      data -> 'files' -> 0 ->> 'name', data -> 'decisions' -> 0 ->> 'subject_id',
      data -> 'moderator' ? 'created_at'
    from public.export_my_data() as data
  $$,
  $$
    values (
      'Headset', '11', '3', 'owner@example.com', tests.person('owner') || '/owner.png',
      tests.person('post of owner')::text, true
    )
  $$,
  'owner: takes along what they cannot read otherwise'
);
select is(
  (select sum(jsonb_array_length(data -> entry))::integer
    from public.export_my_data() as data,
      unnest(array['sessions', 'assistant_runs', 'assistant_counts', 'mails', 'files', 'decisions']) as entry),
  6, 'owner: takes along nothing of another'
);
select ok(position('secret' in public.export_my_data()::text) = 0, 'owner: reads nothing that only a mail may say');

select tests.become('anon');
select throws_ok(
  'select private.export_rest()', '42501', 'permission denied for function export_rest', 'anonymous: exports nothing'
);
reset role;
select * from finish();
rollback;
