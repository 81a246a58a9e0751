begin;
select plan(43);
select tests.sign_up('owner');
select tests.sign_up('stranger');

-- Knowledge
select tests.become('anon');
select isnt_empty('select id from public.knowledge', 'anonymous: reads what the assistant knows');
select isnt_empty('select destination_id from public.place_planning', 'anonymous: reads what plans rest on');
select throws_ok(
  'delete from public.knowledge', '42501', 'permission denied for table knowledge', 'anonymous: deletes no knowledge'
);
select is(
  (select destination_id || ' ' || topic from public.search_knowledge('When does the rain fall in the Mara?', 'en', 1)),
  'maasai-mara-safari season', 'a question finds the fact that answers it'
);
select is(
  (select destination_id from public.search_knowledge('ufukwe majahazi', 'sw', 1)), 'zanzibar-beaches',
  'a question in Swahili finds a row in Swahili'
);
select is_empty($$ select id from public.search_knowledge('the of and') $$, 'words that say nothing find nothing');
select lives_ok(
  $$ select id from public.search_knowledge('''); drop table public.knowledge; -- & | ! :* <-> \ ''') $$,
  'whatever is asked is only words'
);
select is((select count(*) from public.search_knowledge('Zanzibar', 'en', 99))::text, (
  select least(12, count(*))::text from public.knowledge where language = 'en' and search @@ 'zanzibar'::tsquery
), 'at most twelve rows are found');

select results_eq(
  $$ select distinct destination_id from public.search_knowledge('sunset ice desert', 'en', 12, '{mt-kilimanjaro}') $$,
  $$ values ('mt-kilimanjaro') $$, 'asked of some places, only theirs are found'
);
select is(
  (
    select title_coverage::text || ' of ' || coverage::text
    from public.search_knowledge('dhow monsoon', 'en', 1, '{zanzibar-beaches}') where id = 'en/zanzibar-beaches/stop/dhow'
  ), '0.5 of 1', 'what a title names is told from what a text mentions'
);

-- Conversations
select tests.become('authenticated', 'owner');
select lives_ok(
  $$ insert into public.conversations (id, title) values (tests.person('talk'), 'When to go') $$, 'owner: begins one'
);
select lives_ok(
  $$
    insert into public.conversation_messages (id, conversation_id, author, parts) values
      (tests.person('question'), tests.person('talk'), 'person', '[]'),
      (tests.person('answer'), tests.person('talk'), 'moeva', '[]')
  $$,
  'owner: adds to it'
);
select results_eq(
  $$ update public.conversation_messages set feedback = 'up' where author = 'moeva' returning feedback $$,
  $$ values ('up') $$, 'owner: says how an answer was'
);
select throws_ok(
  $$ update public.conversation_messages set feedback = 'up' where author = 'person' $$, '23514', null,
  'owner: says nothing about a question'
);
select throws_ok(
  $$ update public.conversation_messages set parts = '[1]' $$, '42501',
  'permission denied for table conversation_messages', 'owner: does not change what was said'
);
select throws_ok(
  $$
    insert into public.conversation_messages (id, conversation_id, author, parts)
    values (tests.person('large'), tests.person('talk'), 'moeva', (
      select jsonb_agg(md5(number::text)) from generate_series(1, 3000) as number
    ))
  $$, '23514', null, 'an answer has an end'
);
select tests.become('authenticated', 'stranger');
select is_empty('select id from public.conversations', 'another user: sees no conversation');
select is_empty('select id from public.conversation_messages', 'another user: sees no message');
select throws_ok(
  $$
    insert into public.conversation_messages (id, conversation_id, author, parts)
    values (tests.person('intruder'), tests.person('talk'), 'person', '[]')
  $$, '42501', null, 'another user: adds nothing to it'
);
select is_empty('delete from public.conversations returning id', 'another user: deletes none');
select tests.become('anon');
select throws_ok(
  'select id from public.conversations', '42501', 'permission denied for table conversations', 'anonymous: sees none'
);
select throws_ok(
  'select id from public.conversation_messages', '42501', 'permission denied for table conversation_messages',
  'anonymous: sees no message'
);
select tests.become('authenticated', 'owner');
select is(
  (select public.export_my_data() -> 'conversations' -> 0 ->> 'title'), 'When to go', 'owner: takes it along'
);
select results_eq(
  'delete from public.conversations returning title', $$ values ('When to go') $$, 'owner: deletes it'
);
select is_empty('select id from public.conversation_messages', 'with everything that was said in it');

-- Limits
select throws_ok(
  $$ select public.take_assistant_turn(null, '192.0.2.1') $$, '42501', null, 'owner: counts nothing'
);
select throws_ok(
  'select used from public.assistant_counts', '42501', 'permission denied for table assistant_counts',
  'owner: sees no counts'
);
select tests.become('service_role');
select is(
  (select string_agg(public.take_assistant_turn(null, '192.0.2.1'), ',') from generate_series(1, 21)),
  repeat('catalogue,', 20) || 'refused', 'twenty questions an hour for an address'
);
select is(public.take_assistant_turn(null, '192.0.2.2'), 'catalogue', 'another address is another count');
select is(
  (select string_agg(public.take_assistant_turn(tests.person('owner'), null, 1000), ',') from generate_series(1, 11)),
  repeat('model,', 10) || 'catalogue', 'ten answers of the model a day without a plan, the catalogue afterwards'
);
select is(public.take_assistant_turn(tests.person('stranger'), null), 'catalogue', 'no model, no answers of it');
insert into public.assistant_runs (mode, outcome, input_tokens, output_tokens, duration_ms)
values ('model', 'answered', 600, 400, 10);
select is(
  public.take_assistant_turn(tests.person('stranger'), null, 1000), 'catalogue', 'nor when the day is used up for all'
);
select is_empty(
  $$ select subject from public.assistant_counts where subject like '%192%' $$, 'addresses are not written down'
);

-- Itineraries
select tests.become('authenticated', 'owner');
create function pg_temp.stops(place_id text, days integer default 3) returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('id', 'a', 'placeId', place_id, 'days', days, 'note', ''));
$$;
select lives_ok(
  $$
    insert into public.itineraries (id, title, stops)
    values (tests.person('trip'), 'Sea', pg_temp.stops('zanzibar-beaches'))
  $$, 'owner: saves an itinerary'
);
select throws_ok(
  $$ update public.itineraries set stops = pg_temp.stops('atlantis') $$, '23503', 'There is no such destination',
  'a place is in the catalogue'
);
select throws_ok(
  format('update public.itineraries set stops = %L', stops), '23514', null, 'stops are not ' || stops
)
from unnest(array[
  '{}', '[1]', '[{"id":"a","placeId":"zanzibar-beaches","days":0,"note":""}]',
  '[{"id":"a","placeId":"zanzibar-beaches","days":3,"note":"","html":"<b>"}]'
]) as stops;
select lives_ok(
  $$ update public.itineraries set share_token = 'abcdefghijklmnopqrstuvwx' $$, 'owner: shares it'
);
select tests.become('authenticated', 'stranger');
select is_empty('select id from public.itineraries', 'another user: sees none');
select tests.become('anon');
select is(
  public.shared_itinerary('abcdefghijklmnopqrstuvwx') - 'stops', '{"title": "Sea", "start_date": null}'::jsonb,
  'anonymous: reads what is shared, and not whose it is'
);
select is(public.shared_itinerary('abcdefghijklmnopqrstuvwy'), null, 'another link shows nothing');
select * from finish();
rollback;
