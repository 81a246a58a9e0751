-- What moderators decided about what a person wrote, and why, goes into the copy of their data.
alter function public.export_my_data() rename to export_my_data_before_decisions;
alter function public.export_my_data_before_decisions() set schema private;

create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.export_my_data_before_decisions() || jsonb_build_object(
    'decided_about_me', coalesce(
      (select jsonb_agg(to_jsonb(decided) order by decided.decided_at, decided.subject_id) from private.my_decisions() as decided),
      '[]'::jsonb
    )
  );
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
