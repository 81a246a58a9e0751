-- With an account go the mails about what it bought: they hold its address.
create function private.forget_order_mails() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.mail_outbox where order_id = new.id;
  return null;
end;
$$;

revoke execute on function private.forget_order_mails() from public, anon, authenticated;

create trigger forget_order_mails after update on public.orders
  for each row
  when (old.user_id is not null and new.user_id is null)
  execute function private.forget_order_mails();
