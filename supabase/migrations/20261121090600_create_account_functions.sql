-- Everything that the product keeps about the person who asks, as one document.
create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'exported_at', now(),
    'account', jsonb_build_object('id', (select auth.uid()), 'email', (select auth.jwt()) ->> 'email'),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = (select auth.uid())),
    'trip_requests', coalesce(
      (
        select jsonb_agg(to_jsonb(request) order by request.created_at, request.id)
        from public.trip_requests as request
        where request.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    )
  );
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;

-- Removes a person with all they own in tables; files are removed before, through the Storage API. Only the edge
-- function `delete-account` calls this, for the person whose token and password it has checked.
create function private.delete_account(user_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users where id = $1;
$$;

revoke execute on function private.delete_account(uuid) from public, anon, authenticated;
grant execute on function private.delete_account(uuid) to service_role;

create function public.delete_account(user_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_account($1);
$$;

revoke execute on function public.delete_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.delete_account(uuid) to service_role;
