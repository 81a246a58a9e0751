-- The provider has taken the order: its number, and where the buyer pays, before anybody is sent there. News of the order
-- may have come before: it stands where no opening follows it.
create or replace function public.start_order(order_id uuid, provider_order_id text, approval_url text) returns void
language plpgsql
set search_path = ''
as $$
declare
  present public.order_status;
  next public.order_status;
begin
  select status into present from public.orders where id = $1 for update;
  if not found then return; end if;
  next := case when private.order_may_move(present, 'pending') then 'pending' else present end;
  update public.orders
  set status = next, provider_order_id = $2, approval_url = $3,
    next_check_at = case when next = 'pending' then now() + interval '1 minute' else orders.next_check_at end
  where id = $1;
  insert into public.payment_events (order_id, source, from_status, to_status) values ($1, 'create', present, next);
end;
$$;
