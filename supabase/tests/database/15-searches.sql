-- What a search finds, and in which pages.
begin;
select plan(30);
select tests.sign_up('amina.juma', '{"name": "Amina Nyström"}');
select tests.become('authenticated', 'amina.juma');
insert into public.posts (id, type, body, place)
values (tests.person('post'), 'Post', 'The café at Ng''ombe-Kubwa, 3.5 km from TROMSØ Straße. Занзибар!', 'Mérida');
reset role;
update public.posts set status = 'public', published_at = now();

create function pg_temp.finds(words text) returns boolean language sql
as $$ select exists (select from public.search_posts(words) where id = tests.person('post')) $$;
grant execute on function pg_temp.finds(text) to anon;
select tests.become('anon');
select ok(pg_temp.finds(words), 'found: ' || words)
from unnest(array[
  'merida', 'MÉRIDA', 'Me' || U&'\0301' || 'rida', 'mér', 'cafe', 'café', 'amina', 'juma', 'amina.juma', 'juma.am', 'nystrom',
  'Nyström mer', 'ng''ombe', 'kubwa', '3.5 km', 'tromso', 'strasse', 'straße', 'занзибар', 'ЗАНЗ', 'the (café) & juma!'
]) as words;
select ok(not pg_temp.finds(words), 'not found: ' || left(words, 20))
from unnest(array['erida', 'mer amina', ''' | lions', '\', repeat('x', 3000), '']) as words;

-- A new name
reset role;
update public.profiles set name = 'Zuhura' where id = tests.person('amina.juma');
select tests.become('anon');
select results_eq(
  $$ select pg_temp.finds('zuhura'), pg_temp.finds('nystrom'), pg_temp.finds('merida') $$, 'values (true, false, true)',
  'a post is found by its author''s new name, and no more by the former one'
);

-- Pages, also where posts were published at the same moment
reset role;
insert into public.posts (id, author_id, type, body)
select tests.person('many ' || n), tests.person('amina.juma'), 'Post', 'Flamingos' from generate_series(1, 9) as n;
update public.posts set status = 'public', published_at = '2026-01-01' where body = 'Flamingos';
update public.posts set published_at = '2026-01-02' where id = tests.person('many 1');
create function pg_temp.pages() returns uuid[] language plpgsql
as $$
declare
  found uuid[];
  at timestamptz;
  last uuid;
begin
  for turn in 1..3 loop
    select found || array_agg(id order by published_at desc, id desc), min(published_at), (array_agg(id order by published_at, id))[1] into found, at, last
    from public.search_posts('flamingo', 'Post', 4, at, last);
  end loop;
  return found;
end;
$$;
grant execute on function pg_temp.pages() to anon;
select tests.become('anon');
select results_eq(
  'select pg_temp.pages()',
  $$ select array_agg(id order by published_at desc, id desc) from public.posts where body = 'Flamingos' $$,
  'pages follow one another in the order of the feed, with every post once'
);
select is_empty($$ select id from public.search_posts('flamingos', 'AR') $$, 'a search is one of the tab');

select * from finish();
rollback;
