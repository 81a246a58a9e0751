-- With an account goes also how often its person has asked, which refers to them by their id alone.
create or replace function private.delete_account(user_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.assistant_counts where subject = $1::text;
  delete from auth.users where id = $1;
$$;
