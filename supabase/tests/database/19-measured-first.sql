-- What is too long is refused before anybody waits for it and before it is read.
begin;
select plan(18);
select tests.sign_up('writer');
select tests.sign_up('stranger');
select tests.become('authenticated', 'stranger');
insert into public.posts (id, type, body) values (tests.person('post'), 'Post', 'A quiet lagoon');
reset role;
update public.posts set status = 'public';

-- A megabyte, and a picture with more tiles than there is room for.
create function pg_temp.megabyte() returns text language sql as $$ select repeat('ab.c ', 200000) $$;
create function pg_temp.show(faces integer[]) returns void language sql
as $$
  insert into public.posts (type, body, media_path, media_alt, media_width, media_height, panorama_faces)
  values ('VR', 'x', concat(auth.uid(), '/', md5('x'), '-webp'), 'A lagoon', 4096, 2048, faces)
$$;
create temporary table refused (what text, statement text, relation text, broken text);
insert into refused (what, statement, relation, broken)
values
  ('message', 'insert into public.chat_messages (body) values (pg_temp.megabyte())', 'chat_messages', 'body'),
  (
    'comment', 'insert into public.post_comments (post_id, body) values (tests.person(''post''), pg_temp.megabyte())',
    'post_comments', 'body'
  ),
  ('post', 'insert into public.posts (type, body) values (''Post'', pg_temp.megabyte())', 'posts', 'body'),
  ('place', 'insert into public.posts (type, body, place) values (''Post'', ''x'', pg_temp.megabyte())', 'posts', 'place'),
  ('draft', 'insert into public.posts (type, body, is_draft) values (''Post'', pg_temp.megabyte(), true)', 'posts', 'body'),
  ('levels', 'select pg_temp.show(array_fill(64, array[100000]))', 'posts', 'panorama_faces');
grant select on refused to authenticated;
grant execute on all functions in schema pg_temp to authenticated;

-- As the page is told
select tests.become('authenticated', 'writer');
select throws_ok(
  statement, '23514', format('new row for relation "%s" violates check constraint "%s_%s_check"', relation, relation, broken),
  'refused for its length: ' || what
) from refused;
select throws_ok(
  'select pg_temp.show(array[2000000000])', '23514',
  'new row for relation "posts" violates check constraint "posts_panorama_is_possible"', 'or for tiles that no picture has'
);
select tests.become('authenticated', 'stranger');
select throws_ok(
  $$ update public.posts set body = pg_temp.megabyte() where id = tests.person('post') $$, '23514',
  'new row for relation "posts" violates check constraint "posts_body_check"', 'refused for its length: a change'
);

-- Nothing was read, and no lock was taken: the writer has none, and nobody that of the chat
reset role;
alter function private.refuse_unless(boolean, text, text) rename to refuse_unless_kept;
alter function private.has_link(text) rename to has_link_kept;
alter function private.search_words(text) rename to search_words_kept;
create function private.refuse_unless(possible boolean, relation text, broken text) returns void language plpgsql
as $$
begin
  if not possible then
    raise exception 'refused under % locks', (select count(*) from pg_locks where locktype = 'advisory');
  end if;
end;
$$;
create function private.has_link(body text) returns boolean language plpgsql
as $$ begin raise exception 'looked for links'; end; $$;
create function private.search_words(body text) returns text[] language plpgsql
as $$ begin raise exception 'cut into words'; end; $$;
select tests.become('authenticated', 'writer');
select throws_ok(
  statement, 'P0001', format('refused under %s locks', (select count(*) from pg_locks where locktype = 'advisory')),
  'refused before anything else: ' || what
) from refused;
select tests.become('authenticated', 'stranger');
select throws_ok(
  $$ update public.posts set body = pg_temp.megabyte() where id = tests.person('post') $$, 'P0001',
  format('refused under %s locks', (select count(*) from pg_locks where locktype = 'advisory')),
  'refused before anything else: a change'
);
reset role;
drop function private.refuse_unless(boolean, text, text), private.has_link(text), private.search_words(text);
alter function private.refuse_unless_kept(boolean, text, text) rename to refuse_unless;
alter function private.has_link_kept(text) rename to has_link;
alter function private.search_words_kept(text) rename to search_words;

-- As long as they can be
select tests.become('authenticated', 'writer');
select lives_ok(statement, 'stored at its full length: ' || what)
from (
  values ('message', $$ insert into public.chat_messages (body) values (repeat('ä', 500)) $$),
    ('comment', $$ insert into public.post_comments (post_id, body) values (tests.person('post'), repeat('ä', 500)) $$),
    ('post', $$ insert into public.posts (type, body, place) values ('Post', repeat('ä', 2000), repeat('ö', 120)) $$)
) as allowed (what, statement);

select * from finish();
rollback;
