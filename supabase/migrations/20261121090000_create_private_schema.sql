-- Helpers of policies, triggers and calls. The schema is not exposed, so nothing in it can be called over HTTP.
create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.touch_updated_at() from public, anon, authenticated;
