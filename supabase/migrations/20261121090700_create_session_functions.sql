-- The devices on which a person is signed in. The tables of accounts are closed to everybody, so that a helper reads
-- them, for the person who asks alone.
create function private.my_sessions() returns table (
  id uuid,
  started_at timestamptz,
  last_used_at timestamptz,
  -- Null where the server does not record it.
  user_agent text,
  is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    session.id,
    session.created_at,
    coalesce(session.refreshed_at at time zone 'UTC', session.created_at),
    session.user_agent,
    session.id::text is not distinct from (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where session.user_id = (select auth.uid())
  order by 3 desc, 1;
$$;

revoke execute on function private.my_sessions() from public, anon, authenticated;
grant execute on function private.my_sessions() to authenticated;

create function public.my_sessions() returns table (
  id uuid,
  started_at timestamptz,
  last_used_at timestamptz,
  user_agent text,
  is_current boolean
)
language sql
stable
set search_path = ''
as $$
  select * from private.my_sessions();
$$;

revoke execute on function public.my_sessions() from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;

-- True where there was such a session of the person who asks. Its device is signed out when its access token ends.
create function private.end_my_session(session_id uuid) returns boolean
language sql
security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions where id = $1 and user_id = (select auth.uid()) returning id
  )
  select exists (select from ended);
$$;

revoke execute on function private.end_my_session(uuid) from public, anon, authenticated;
grant execute on function private.end_my_session(uuid) to authenticated;

create function public.end_my_session(session_id uuid) returns boolean
language sql
set search_path = ''
as $$
  select private.end_my_session($1);
$$;

revoke execute on function public.end_my_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_my_session(uuid) to authenticated;
