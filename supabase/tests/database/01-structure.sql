-- Rules that hold for every table and function, also for those that are still to come.
begin;
select plan(12);

create view pg_temp.own_tables as
  select class.oid, class.relname, class.relrowsecurity, namespace.nspname
  from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
  where namespace.nspname in ('public', 'private') and class.relkind in ('r', 'p');

create view pg_temp.own_functions as
  select proc.oid, proc.oid::regprocedure::text as signature, proc.prosecdef, proc.proconfig, namespace.nspname
  from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
  where namespace.nspname in ('public', 'private');

select isnt_empty('select * from pg_temp.own_tables', 'there are tables to look at');
select isnt_empty('select * from pg_temp.own_functions', 'there are functions to look at');

select is_empty(
  'select relname from pg_temp.own_tables where not relrowsecurity',
  'every table has row-level security'
);

select is_empty(
  $$
    select con.conrelid::regclass, con.conname
    from pg_constraint as con join pg_temp.own_tables as own on own.oid = con.conrelid
    where con.contype = 'f' and not exists (
      select from pg_index as index
      where index.indrelid = con.conrelid and index.indpred is null
        and (index.indkey::smallint[])[0:cardinality(con.conkey) - 1] @> con.conkey
    )
  $$,
  'every foreign key has an index that begins with it'
);

select is_empty(
  $$
    select distinct policy.polname, att.attrelid::regclass, att.attname
    from pg_policy as policy
    join pg_depend as dep on dep.classid = 'pg_policy'::regclass and dep.objid = policy.oid
      and dep.refclassid = 'pg_class'::regclass
    join pg_attribute as att on att.attrelid = dep.refobjid and att.attnum = dep.refobjsubid and att.attnum > 0
    where not exists (
      select from pg_index as index
      where index.indrelid = att.attrelid and case
        -- A person is looked up; a state stands behind what is looked up.
        when att.atttypid = 'uuid'::regtype then index.indkey[0] = att.attnum
        else att.attnum = any (index.indkey)
      end
    )
  $$,
  'every column that a policy asks about, of whatever table, is in an index, and begins one where it knows rows by an id'
);

select is_empty(
  $$ select signature from pg_temp.own_functions where not coalesce('search_path=""' = any (proconfig), false) $$,
  'every function has an empty search path'
);

select is_empty(
  $$ select signature from pg_temp.own_functions where prosecdef and nspname = 'public' $$,
  'no function that can be called over HTTP runs with the rights of its owner'
);

select is_empty(
  $$
    select tablename, policyname from pg_policies
    where schemaname in ('public', 'storage') and roles && array['public']::name[]
  $$,
  'every policy names its roles'
);

-- Once per statement instead of once per row.
select is_empty(
  $$
    select tablename, policyname from pg_policies
    where schemaname in ('public', 'storage')
      and regexp_replace(
        concat(qual, ' ', with_check), '\( ?select (auth|private)\.\w+\(\) as \w+\)', '', 'gi'
      ) ~* '(auth|private)\.\w+\('
  $$,
  'every policy asks who is there in a subselect'
);

select results_eq(
  $$
    select signature, grantee
    from pg_temp.own_functions
    cross join unnest(array['anon', 'authenticated', 'service_role']) as grantee
    where has_function_privilege(grantee, oid, 'execute')
    order by 1, 2
  $$,
  $$
    values
      ('applaud_post(uuid,integer)', 'authenticated'),
      ('apply_payment(uuid,text,text,text,text,text,integer,text,integer,text,timestamp with time zone)', 'service_role'),
      ('appoint_moderator(text)', 'service_role'),
      ('begin_read(uuid)', 'service_role'),
      ('claim_order(text)', 'authenticated'),
      ('delete_account(uuid)', 'service_role'),
      ('end_my_session(uuid)', 'authenticated'),
      ('export_my_data()', 'authenticated'),
      ('has_payment_work()', 'service_role'),
      ('is_medium_closed(text)', 'authenticated'),
      ('media_to_remove()', 'authenticated'),
      ('moderate(text,uuid,text,text,timestamp with time zone)', 'authenticated'),
      ('moderation_queue()', 'authenticated'),
      ('my_decisions()', 'authenticated'),
      ('my_plan()', 'authenticated'),
      ('my_sessions()', 'authenticated'),
      ('open_order(payment_provider,text,integer,integer,text,text,text,text,uuid,text)', 'service_role'),
      ('payment_report()', 'service_role'),
      ('plan_in_force(uuid,timestamp with time zone)', 'service_role'),
      ('private.appoint_moderator(text)', 'service_role'),
      ('private.are_stops(jsonb)', 'authenticated'),
      ('private.are_stops(jsonb)', 'service_role'),
      ('private.claim_order(text)', 'authenticated'),
      ('private.count_turn(text,text,timestamp with time zone,integer)', 'service_role'),
      ('private.daily_model_turns(text)', 'service_role'),
      ('private.delete_account(uuid)', 'service_role'),
      ('private.end_given_back(uuid,timestamp with time zone)', 'service_role'),
      ('private.end_my_session(uuid)', 'authenticated'),
      ('private.export_account()', 'authenticated'),
      ('private.export_my_data_before_assistant()', 'authenticated'),
      ('private.export_my_data_before_decisions()', 'authenticated'),
      ('private.export_my_data_before_rest()', 'authenticated'),
      ('private.export_my_data_before_suspension()', 'authenticated'),
      ('private.export_rest()', 'authenticated'),
      ('private.files_to_remove()', 'authenticated'),
      ('private.find_posts(text,text,integer,timestamp with time zone,uuid)', 'anon'),
      ('private.find_posts(text,text,integer,timestamp with time zone,uuid)', 'authenticated'),
      ('private.is_medium_closed(text)', 'authenticated'),
      ('private.is_moderator()', 'authenticated'),
      ('private.is_pyramid(integer[],integer,integer)', 'authenticated'),
      ('private.is_pyramid(integer[],integer,integer)', 'service_role'),
      ('private.mark_amount(uuid,boolean)', 'service_role'),
      ('private.media_to_remove()', 'authenticated'),
      ('private.moderate(text,uuid,text,text,timestamp with time zone)', 'authenticated'),
      ('private.moderation_queue()', 'authenticated'),
      ('private.months_begun(timestamp with time zone,timestamp with time zone)', 'service_role'),
      ('private.my_decisions()', 'authenticated'),
      ('private.my_sessions()', 'authenticated'),
      ('private.order_may_move(order_status,order_status)', 'service_role'),
      ('private.order_path(order_status,text,boolean)', 'service_role'),
      ('private.owe_payment_mail(uuid,order_status,order_status)', 'service_role'),
      ('private.own_avatar_count()', 'authenticated'),
      ('private.own_community_file_count()', 'authenticated'),
      ('private.queue_reminders()', 'service_role'),
      ('private.react_to_post(uuid,integer,integer)', 'authenticated'),
      ('private.schedule_entitlements(uuid,timestamp with time zone)', 'service_role'),
      ('private.see_posts(uuid[])', 'authenticated'),
      ('private.shared_itinerary(text)', 'anon'),
      ('private.shared_itinerary(text)', 'authenticated'),
      ('private.start_trial()', 'authenticated'),
      ('private.suspended_people()', 'authenticated'),
      ('queue_reminders()', 'service_role'),
      ('search_knowledge(text,text,integer,text[])', 'anon'),
      ('search_knowledge(text,text,integer,text[])', 'authenticated'),
      ('search_knowledge(text,text,integer,text[])', 'service_role'),
      ('search_posts(text,text,integer,timestamp with time zone,uuid)', 'anon'),
      ('search_posts(text,text,integer,timestamp with time zone,uuid)', 'authenticated'),
      ('see_posts(uuid[])', 'authenticated'),
      ('settle_mail(bigint,boolean)', 'service_role'),
      ('share_post(uuid,integer)', 'authenticated'),
      ('shared_itinerary(text)', 'anon'),
      ('shared_itinerary(text)', 'authenticated'),
      ('start_order(uuid,text,text)', 'service_role'),
      ('start_trial()', 'authenticated'),
      ('suspended_people()', 'authenticated'),
      ('take_assistant_turn(uuid,text,bigint)', 'service_role'),
      ('take_due_orders(integer)', 'service_role'),
      ('take_mails(integer)', 'service_role'),
      ('take_notice(uuid)', 'service_role'),
      ('take_payment_report()', 'service_role')
  $$,
  'these and no other functions may be called'
);

-- `verb` of a table, or `verb (columns)` where only those are granted.
select results_eq(
  $$
    select own.relname::text collate "default", grantee, string_agg(
      case
        when has_table_privilege(grantee, own.oid, verb) then verb
        else verb || ' (' || (
          select string_agg(attname::text collate "default", ', ' order by attnum) from pg_attribute
          where attrelid = own.oid and attnum > 0 and has_column_privilege(grantee, own.oid, attnum, verb)
        ) || ')'
      end, '; ' order by position
    )
    from pg_temp.own_tables as own
    cross join unnest(array['anon', 'authenticated']) as grantee
    cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
      with ordinality as verbs (verb, position)
    where has_table_privilege(grantee, own.oid, verb)
      or (verb in ('select', 'insert', 'update') and has_any_column_privilege(grantee, own.oid, verb))
    group by own.relname, grantee
    order by 1, 2
  $$,
  $$
    values
      ('chat_messages', 'anon', 'select'),
      ('chat_messages', 'authenticated', 'select; insert (id, body); delete'),
      (
        'conversation_messages', 'authenticated',
        'select; insert (id, conversation_id, author, parts); update (feedback)'
      ),
      ('conversations', 'authenticated', 'select; insert (id, title); delete'),
      ('destinations', 'anon', 'select'),
      ('destinations', 'authenticated', 'select'),
      ('entitlements', 'authenticated', 'select'),
      (
        'itineraries', 'authenticated',
        'select; insert (id, title, start_date, stops); update (title, start_date, stops, share_token); delete'
      ),
      ('knowledge', 'anon', 'select'),
      ('knowledge', 'authenticated', 'select'),
      ('mail_outbox', 'authenticated', 'select (id, kind, recipient, order_id, user_id, created_at, sent_at)'),
      ('moderation_log', 'authenticated', 'select'),
      ('moderators', 'authenticated', 'select'),
      (
        'orders', 'authenticated',
        'select (id, user_id, plan_id, months, unit_price_cents, amount_cents, currency, provider, status, '
        'provider_payment_id, refunded_cents, email, first_name, last_name, created_at, paid_at, amount_differs)'
      ),
      ('panoramas', 'anon', 'select'),
      ('panoramas', 'authenticated', 'select'),
      ('payment_events', 'authenticated', 'select (id, order_id, from_status, to_status, created_at)'),
      ('place_planning', 'anon', 'select'),
      ('place_planning', 'authenticated', 'select'),
      ('plans', 'anon', 'select'),
      ('plans', 'authenticated', 'select'),
      ('post_comments', 'anon', 'select'),
      ('post_comments', 'authenticated', 'select; insert (id, post_id, parent_id, body); delete'),
      ('post_counters', 'anon', 'select'),
      ('post_counters', 'authenticated', 'select'),
      ('post_reactions', 'authenticated', 'select'),
      (
        'posts', 'anon',
        'select (id, author_id, author_name, author_username, type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, status, created_at, published_at, edited_at)'
      ),
      (
        'posts', 'authenticated',
        'select (id, author_id, author_name, author_username, type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft, status, review_note, created_at, submitted_at, published_at, edited_at); insert (id, type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft); update (type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, is_draft); delete'
      ),
      ('profiles', 'authenticated', 'select; update (name, avatar_path, language, low_data, motion)'),
      ('reports', 'authenticated', 'select; insert (subject_kind, subject_id, reason, details)'),
      ('suspensions', 'authenticated', 'select'),
      (
        'trip_requests', 'authenticated',
        'select; insert (id, destination_id, arrival, departure, visitors, special_requests); update (status)'
      )
  $$,
  'these and no other rights are granted to visitors and people'
);

select is_empty(
  $$
    select own.relname, verb from pg_temp.own_tables as own
    cross join unnest(array['select', 'insert', 'update', 'delete']) as verb
    where own.nspname = 'public' and not has_table_privilege('service_role', own.oid, verb)
  $$,
  'the server itself may do everything with every table'
);

select * from finish();
rollback;
