import type { Database } from '../database/database.ts'

/** What migrations may count on: policies on `realtime.messages` decide about private channels, SQL sends through `send`. */
export const REALTIME_PLATFORM_SQL = `
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean not null default false,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated;
grant all on realtime.messages to service_role;

create or replace function realtime.topic() returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (topic, extension, event, payload, private)
  values (topic, 'broadcast', event, payload, private);
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $$;
`

export const CHANGES_CHANNEL = 'realtime_changes'
export const MESSAGES_CHANNEL = 'realtime_messages'

/** Notifications hold 8,000 bytes at most, so they carry the number of a row here; the reader removes it. */
const CAPTURE_SQL = `
create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default clock_timestamp()
);
alter table realtime.changes enable row level security;

create or replace function realtime.key_of(relation oid, record jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(a.attname, record -> a.attname), '{}')
  from pg_catalog.pg_index i
  join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = relation and i.indisprimary
$$;

-- The row as it was shows more than its key only where nobody is kept from reading any row.
create or replace function realtime.capture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change_id bigint;
  is_open constant boolean := exists (
    select from pg_catalog.pg_class where oid = tg_relid and relreplident = 'f' and not relrowsecurity
  );
begin
  insert into realtime.changes (relation, type, record, old_record)
  values (
    tg_relid,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case
      when tg_op = 'INSERT' then null
      when is_open then to_jsonb(old)
      else realtime.key_of(tg_relid, to_jsonb(old))
    end
  )
  returning id into change_id;
  perform pg_catalog.pg_notify('${CHANGES_CHANNEL}', change_id::text);
  return null;
end $$;

create or replace function realtime.capture_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('${MESSAGES_CHANNEL}', new.id::text);
  return null;
end $$;

create or replace trigger capture_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast') execute function realtime.capture_message();

do $$
declare
  found record;
begin
  for found in
    select t.tgrelid::regclass as name from pg_trigger t
    where t.tgname = 'realtime_capture_change' and not exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and format('%I.%I', p.schemaname, p.tablename)::regclass = t.tgrelid
    )
  loop
    execute format('drop trigger realtime_capture_change on %s', found.name);
  end loop;
  for found in
    select format('%I.%I', schemaname, tablename) as name from pg_publication_tables where pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger realtime_capture_change after insert or update or delete on %s
       for each row execute function realtime.capture_change()',
      found.name
    );
  end loop;
end $$;

truncate realtime.changes;
delete from realtime.messages where inserted_at < now() - interval '3 days';
`

/** Makes the tables of the publication `supabase_realtime` tell of their changes, and no others. */
export function captureChanges(database: Pick<Database, 'exec'>): Promise<void> {
  return database.exec(CAPTURE_SQL)
}
