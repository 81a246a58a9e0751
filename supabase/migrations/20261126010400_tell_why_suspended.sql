-- Whoever is refused because they are suspended is told why by the refusal itself, in its details.
create or replace function private.refuse_suspended() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  reason text := (select suspension.reason from public.suspensions as suspension where suspension.user_id = new.author_id);
begin
  if reason is not null then
    raise exception 'This person is suspended' using errcode = 'UT403', detail = reason;
  end if;
  return new;
end;
$$;
