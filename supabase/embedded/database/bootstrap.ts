import { getStorageSchemaSql } from '@supabase/lite'
import { REALTIME_PLATFORM_SQL } from '../realtime/realtime-schema.ts'
import type { Database } from './database.ts'

/** What a hosted project has before its first migration. */
const BOOTSTRAP_SQL = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists storage;
create schema if not exists realtime;
create extension if not exists pgcrypto schema extensions;
grant usage on schema public, auth, extensions, storage, realtime to anon, authenticated, service_role;
`

/** What everybody may try on the tables of the storage; policies decide the rest. */
const STORAGE_GRANTS_SQL = `
grant select, insert, update, delete on storage.objects to anon, authenticated;
grant select on storage.buckets to anon, authenticated;
grant all on all tables in schema storage to service_role;
`

export async function createPlatformObjects(database: Pick<Database, 'exec'>): Promise<void> {
  await database.exec(BOOTSTRAP_SQL)
  await database.exec(REALTIME_PLATFORM_SQL)
}

/** Migrations put buckets and policies into these tables, whether files are served or not. */
export async function createStorageTables(database: Pick<Database, 'exec'>): Promise<void> {
  await database.exec(getStorageSchemaSql())
  await database.exec(STORAGE_GRANTS_SQL)
}
