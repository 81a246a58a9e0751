-- What is left of somebody whose account was deleted is what the text beside the button says.
begin;
select plan(7);
select tests.sign_up('leaver', '{"name": "Mwanaisha Leaver"}');
select tests.sign_up('stranger', '{"name": "Juma"}');
insert into auth.sessions (id, user_id, user_agent) values (tests.person('leaver'), tests.person('leaver'), 'Phone');

-- Something in every table in which a person stands.
update public.profiles set avatar_path = id || '/leaver.png' where id = tests.person('leaver');
select public.appoint_moderator('leaver@example.com');
select tests.become('authenticated', 'leaver');
insert into public.trip_requests (destination_id, arrival, departure, visitors, special_requests)
values ('zanzibar-beaches', current_date, current_date, 1, 'For leaver@example.com');
insert into public.posts (id, type, body) values (tests.person('post'), 'Post', 'Jambo from leaver@example.com');
insert into public.conversations (id, title) values (tests.person('talk'), 'leaver@example.com asks');
insert into public.conversation_messages (id, conversation_id, author, parts)
values (tests.person('question'), tests.person('talk'), 'person', '["leaver@example.com"]');
insert into public.itineraries (id, title, stops) values (tests.person('plan'), 'Of leaver@example.com', '[]');
insert into public.chat_messages (body) values ('I am leaver@example.com');
reset role;
update public.posts set status = 'public', published_at = now() where id = tests.person('post');
select tests.become('authenticated', 'stranger');
insert into public.reports (subject_kind, subject_id, reason) values ('person', tests.person('leaver'), 'spam');
select tests.become('authenticated', 'leaver');
insert into public.post_comments (post_id, body) values (tests.person('post'), 'leaver@example.com again');
insert into public.reports (subject_kind, subject_id, reason, details)
values ('post', tests.person('post'), 'spam', 'says leaver@example.com');
select public.applaud_post(tests.person('post'), 1);
reset role;
insert into public.post_views (user_id, post_id, day) values (tests.person('leaver'), tests.person('post'), '2026-01-01');
insert into public.moderation_log (moderator_id, subject_kind, subject_id, decision)
values (tests.person('leaver'), 'person', tests.person('stranger'), 'dismiss');
insert into public.assistant_runs (user_id, mode, outcome, duration_ms)
values (tests.person('leaver'), 'catalogue', 'answered', 1);
insert into public.assistant_counts (subject, kind, window_start, used)
values (tests.person('leaver')::text, 'question', '2026-01-01', 1);
select public.open_order(
  'paypal', 'Explorer', 1, 100, 'leaver@example.com', 'Mwanaisha', 'Leaver', '+255 700 000 000', tests.person('leaver'),
  repeat('a', 64)
);
create temporary table bought as select id from public.orders where user_id = tests.person('leaver');
select public.start_order(id, 'P-leaving', 'https://www.paypal.com/checkoutnow') from bought;
select public.apply_payment(
  id, 'webhook', 'paid', provider_order_id => 'P-leaving', payment_id => 'C-leaving', amount_cents => 100, currency => 'USD'
) from bought;
insert into public.mail_outbox (kind, news, recipient, user_id)
values ('plan_ending', 'leaver', 'leaver@example.com', tests.person('leaver'));

/* Rows of every table of ours and of the platform in which a pattern is found. */
create function pg_temp.rows_with(pattern text) returns table (relation text, found bigint)
language plpgsql
as $$
declare
  own regclass;
begin
  for own in
    select class.oid from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
    where namespace.nspname in ('public', 'private', 'auth', 'storage', 'realtime') and class.relkind in ('r', 'p')
  loop
    return query execute format('select %L, count(*) from %s as own where own::text ~* %L', own, own, pattern);
  end loop;
end;
$$;

create temporary table before as
  select * from pg_temp.rows_with('leaver|mwanaisha|255 700|' || tests.person('leaver')) where found > 0;
select is_empty(
  $$
    select unnest(array[
      'auth.users', 'auth.sessions', 'profiles', 'trip_requests', 'posts', 'post_comments', 'post_reactions',
      'post_views', 'chat_messages', 'reports', 'moderators', 'moderation_log', 'conversations', 'conversation_messages',
      'itineraries', 'assistant_runs', 'assistant_counts', 'orders', 'entitlements', 'mail_outbox'
    ]) except select relation from before
  $$,
  'the person stands in every table that could hold them'
);
select results_eq(
  $$ select kind from public.mail_outbox where recipient = 'leaver@example.com' order by kind $$,
  $$ values ('payment_confirmed'), ('plan_ending') $$, 'with mails about an order and about a plan'
);

select private.delete_account(tests.person('leaver'));
select is_empty(
  $$ select * from pg_temp.rows_with('leaver@|mwanaisha|255 700|Leaver"?,') where found > 0 $$,
  'afterwards no table knows their address, name or number'
);
select is_empty('select * from public.mail_outbox', 'no mail to them is owed or remembered');
select results_eq(
  $$ select * from pg_temp.rows_with(tests.person('leaver')::text) where found > 0 $$,
  $$ values ('reports', 1::bigint) $$,
  'their number is left in what another person said about them, and nowhere else'
);
select results_eq(
  $$
    select status::text, amount_cents, email, first_name || last_name || phone, address_hash, buyer_key = 'gone:' || id
    from public.orders
  $$,
  $$ values ('paid', 100, null::text, '', null::text, true) $$, 'of an order stays what the books need'
);
select public.apply_payment(id, 'webhook', 'refunded', event_id => 'late', refunded_cents => 100) from bought;
select is_empty('select * from public.mail_outbox', 'and what becomes of it later is told to nobody');

select * from finish();
rollback;
