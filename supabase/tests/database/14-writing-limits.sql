-- Whoever deletes what they wrote has written it all the same.
begin;
select plan(12);
select tests.sign_up('writer');
select tests.sign_up('stranger');
select tests.become('authenticated', 'stranger');
insert into public.posts (id, type, body) values (tests.person('post'), 'Post', 'A quiet lagoon');
reset role;
update public.posts set status = 'public' where id = tests.person('post');

-- Writes and deletes one thing after the other.
create function pg_temp.write_and_delete(relation text, columns text, wanted text, times integer) returns void
language plpgsql
as $$
declare
  written uuid;
begin
  for i in 1..times loop
    execute format('insert into public.%I (%s) values (%s) returning id', relation, columns, wanted) into written;
    execute format('delete from public.%I where id = %L', relation, written);
  end loop;
end;
$$;
grant execute on function pg_temp.write_and_delete(text, text, text, integer) to authenticated;

select tests.become('authenticated', 'writer');
select lives_ok(
  $$ select pg_temp.write_and_delete('posts', 'type, body', '''Post'', ''Again''', 10) $$, 'ten posts are written and deleted'
);
select throws_ok(
  $$ select pg_temp.write_and_delete('posts', 'type, body', '''Post'', ''Again''', 1) $$, '23514',
  'There are already 10 posts of today', 'and no eleventh'
);
select lives_ok(
  $$ select pg_temp.write_and_delete('post_comments', 'post_id, body', 'tests.person(''post''), ''Again''', 10) $$,
  'ten comments are written and deleted'
);
select throws_ok(
  $$ select pg_temp.write_and_delete('post_comments', 'post_id, body', 'tests.person(''post''), ''Again''', 1) $$, '23514',
  'There are already 10 comments in a minute', 'and no eleventh'
);
select lives_ok(
  $$ select pg_temp.write_and_delete('chat_messages', 'body', '''Again''', 20) $$, 'twenty messages are written and deleted'
);
select throws_ok(
  $$ select pg_temp.write_and_delete('chat_messages', 'body', '''Again''', 1) $$, '23514',
  'There are already 20 messages in a minute', 'and no one more'
);
select throws_ok(
  'delete from private.writings', '42501', 'permission denied for table writings', 'nobody forgets what they have written'
);
select tests.become('authenticated', 'stranger');
select lives_ok(
  $$ select pg_temp.write_and_delete('chat_messages', 'body', '''Karibu''', 1) $$, 'another user is counted for themselves'
);

-- Time passes
reset role;
update private.writings set written_at = written_at - interval '2 minutes';
select tests.become('authenticated', 'writer');
select lives_ok($$ select pg_temp.write_and_delete('chat_messages', 'body', '''Later''', 1) $$, 'a minute later there is room again');
select throws_ok(
  $$ select pg_temp.write_and_delete('posts', 'type, body', '''Post'', ''Later''', 1) $$, '23514',
  'There are already 10 posts of today', 'for a post only the day after'
);
reset role;
update private.writings set written_at = written_at - interval '1 day';
select tests.become('authenticated', 'stranger');
insert into public.chat_messages (body) values ('The day after');
reset role;
select results_eq(
  'select author_id, kind, written from private.writings', $$ values (tests.person('stranger'), 'message', 1) $$,
  'counts that no limit asks about any longer are gone, whoever writes next'
);
select private.delete_account(tests.person('stranger'));
select is_empty('select from private.writings', 'and the rest with the account');

select * from finish();
rollback;
