-- Plans, destinations and panoramas: everybody reads them, only the server writes them.
begin;
select plan(53);
select tests.sign_up('owner');

select results_eq(
  'select id, name, unit_price_cents, is_popular from public.plans order by unit_price_cents',
  $$
    values
      ('explorer', 'Explorer', 100, false),
      ('adventurer', 'Adventurer', 1999, true),
      ('guide-pro', 'Guide Pro', 4999, false),
      ('enterprise', 'Enterprise', 29999, false)
  $$,
  'the plans are the four of the product'
);
select results_eq(
  'select id from public.destinations order by id',
  $$
    values
      ('grand-canyon'), ('great-barrier-reef'), ('maasai-mara-safari'), ('machu-picchu'), ('mt-kilimanjaro'),
      ('northern-lights'), ('santorini-sunset'), ('tokyo-streets'), ('zanzibar-beaches')
  $$,
  'the seed brings the nine places that one may ask to visit'
);
select is_empty(
  $$
    select id from public.destinations
    where sample_rating is not null and id not in (select id from public.panoramas where destination_id = id)
  $$,
  'each of the three of Explore has its first viewpoint, named like it'
);
select is_empty(
  $$ select id from public.panoramas where not starts_with(id, destination_id) $$,
  'every viewpoint is named after its place'
);

-- The same nine statements for whoever may read and nothing else.
create function pg_temp.reads_and_no_more(who text) returns setof text
language plpgsql
as $$
declare
  target text;
  change text;
begin
  for target, change in
    values
      ('plans', 'unit_price_cents = 1'),
      ('destinations', 'name = ''X'''),
      ('panoramas', 'title = ''X''')
  loop
    return next isnt_empty(format('select id from public.%I', target), who || ': reads ' || target);
    return next throws_ok(
      format('insert into public.%I (id) values (''x'')', target),
      '42501', 'permission denied for table ' || target, who || ': adds nothing to ' || target
    );
    return next throws_ok(
      format('update public.%I set %s', target, change),
      '42501', 'permission denied for table ' || target, who || ': changes nothing in ' || target
    );
    return next throws_ok(
      format('delete from public.%I', target),
      '42501', 'permission denied for table ' || target, who || ': removes nothing from ' || target
    );
    return next throws_ok(
      format('truncate public.%I cascade', target),
      '42501', 'permission denied for table ' || target, who || ': empties nothing, not even all of ' || target
    );
  end loop;
end;
$$;
grant execute on function pg_temp.reads_and_no_more(text) to anon, authenticated;

select tests.become('anon');
select pg_temp.reads_and_no_more('anonymous');
select tests.become('authenticated', 'owner');
select pg_temp.reads_and_no_more('signed in');

-- The server itself
select tests.become('service_role');
select results_eq('select count(*) from public.plans', 'values (4::bigint)', 'service role: reads the plans');
select lives_ok(
  $$ insert into public.plans (id, name, unit_price_cents) values ('test', 'Test', 1) $$, 'service role: adds a plan'
);
select results_eq(
  $$ update public.plans set unit_price_cents = 2 where id = 'test' returning unit_price_cents $$,
  'values (2)', 'service role: changes a plan'
);
select results_eq(
  $$ delete from public.plans where id = 'test' returning id $$, $$ values ('test') $$, 'service role: removes a plan'
);
select results_eq(
  'select count(*) from public.destinations', 'values (9::bigint)', 'service role: reads the destinations'
);
select isnt_empty('select id from public.panoramas', 'service role: reads the panoramas');
select lives_ok(
  $$
    insert into public.destinations
      (id, name, location, location_text, description, tags, latitude_deg, longitude_deg)
    values ('test', 'Test', 'Nowhere', '', '', '{}', 0, 0)
  $$,
  'service role: adds a destination'
);
select lives_ok(
  $$
    insert into public.panoramas (id, destination_id, title, credit, licence, kind, north_offset_deg)
    values
      ('test', 'test', 'Test', 'Illustration', 'MIT', 'render', 0),
      ('test-2', 'test', 'Test', 'Illustration', 'MIT', 'render', 0)
  $$,
  'service role: adds panoramas'
);
select results_eq(
  $$ update public.destinations set name = 'Place' where id = 'test' returning name $$,
  $$ values ('Place') $$, 'service role: changes a destination'
);
select results_eq(
  $$ update public.panoramas set title = 'View' where id = 'test' returning title $$,
  $$ values ('View') $$, 'service role: changes a panorama'
);
select results_eq(
  $$ delete from public.panoramas where id = 'test-2' returning id $$,
  $$ values ('test-2') $$, 'service role: removes a panorama'
);
select results_eq(
  $$ delete from public.destinations where id = 'test' returning id $$,
  $$ values ('test') $$, 'service role: removes a destination'
);
select is_empty($$ select id from public.panoramas where id = 'test' $$, 'the viewpoints of a place go with it');

-- What nobody may store
reset role;
select throws_ok(
  $$ update public.plans set unit_price_cents = 0 where id = 'explorer' $$, '23514',
  'new row for relation "plans" violates check constraint "plans_unit_price_cents_check"', 'no plan is free'
);
select throws_ok(
  $$ update public.plans set name = 'Explorer' where id = 'enterprise' $$, '23505',
  'duplicate key value violates unique constraint "plans_name_key"', 'a plan''s name is its own'
);
select throws_ok(
  $$ update public.destinations set latitude_deg = 91 $$, '23514',
  'new row for relation "destinations" violates check constraint "destinations_latitude_deg_check"',
  'nothing lies beyond the pole'
);
select throws_ok(
  $$ update public.panoramas set north_offset_deg = 360 $$, '23514',
  'new row for relation "panoramas" violates check constraint "panoramas_north_offset_deg_check"',
  'a bearing is below 360 degrees'
);
select throws_ok(
  $$ update public.panoramas set kind = 'dream' $$, '23514',
  'new row for relation "panoramas" violates check constraint "panoramas_kind_check"',
  'a panorama is a render or a photograph'
);
select throws_ok(
  $$ update public.panoramas set destination_id = 'atlantis' $$, '23503',
  'insert or update on table "panoramas" violates foreign key constraint "panoramas_destination_id_fkey"',
  'a panorama belongs to a place that exists'
);

select * from finish();
rollback;
