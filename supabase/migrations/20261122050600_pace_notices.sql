-- A notice of PesaPal carries no proof, so that anybody who knows a number of theirs may send as many as they like. One in
-- five seconds has the provider asked about its order; the others make that order's next look due, so that none is lost.
alter table public.orders add column last_notice_at timestamptz;

-- True where the provider is to be asked at once.
create function public.take_notice(order_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set last_notice_at = clock_timestamp()
  where id = $1 and (last_notice_at is null or last_notice_at < clock_timestamp() - interval '5 seconds');
  if found then return true; end if;
  update public.orders set next_check_at = least(next_check_at, now() + interval '5 seconds') where id = $1;
  return false;
end;
$$;

revoke execute on function public.take_notice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.take_notice(uuid) to service_role;

-- Orders whose next look at the provider is due, each to one caller, with the time of the look after that: 1, 2, 5, 15
-- and 60 minutes, 6 hours, then daily. Money that came is looked at daily for a month, and weekly for as long as PayPal
-- takes disputes (180 days) and decides them; money that differs daily, until it has gone back. What a notice asked for is
-- looked at, however old.
create or replace function public.take_due_orders(up_to integer) returns setof public.orders
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set next_check_at = null
  where next_check_at <= now() and (last_notice_at is null or last_notice_at < now() - interval '1 hour') and (
    (status in ('failed', 'canceled') and not amount_differs and created_at < now() - interval '24 hours')
    or (status in ('paid', 'partially_refunded', 'reversed') and paid_at < now() - interval '240 days')
    or (status = 'expired' and not amount_differs and created_at < now() - interval '10 days')
    or status = 'refunded'
  );
  return query
    update public.orders
    set
      check_count = check_count + 1,
      next_check_at = now() + case
        when status in ('paid', 'partially_refunded', 'reversed')
          then case when paid_at > now() - interval '30 days' then interval '1 day' else interval '7 days' end
        when status = 'expired' then interval '1 day'
        else coalesce((array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours'])[check_count + 1], '1 day')::interval
      end
    where id in (
      select id from public.orders
      where next_check_at <= now() order by next_check_at limit up_to for update skip locked
    )
    returning *;
end;
$$;
