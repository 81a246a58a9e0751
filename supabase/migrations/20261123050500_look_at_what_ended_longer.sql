-- Orders whose next look at the provider is due, each to one caller, with the time of the look after that: 1, 2, 5, 15
-- and 60 minutes, 6 hours, then daily. Money that came is looked at daily for a month, and weekly for as long as PayPal
-- takes disputes (180 days) and decides them; money that differs daily, until it has gone back. What a notice asked for is
-- looked at, however old. Whoever turned back or was declined may pay all the same: such an order is looked at for three
-- days, and once more after them before it is left.
create or replace function public.take_due_orders(up_to integer) returns setof public.orders
language plpgsql
set search_path = ''
as $$
begin
  update public.orders set next_check_at = null
  where next_check_at <= now() and (last_notice_at is null or last_notice_at < now() - interval '1 hour') and (
    (status in ('paid', 'partially_refunded', 'reversed') and paid_at < now() - interval '240 days')
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
        when status in ('failed', 'canceled') and not amount_differs and created_at < now() - interval '72 hours' then null
        else coalesce((array['2 minutes', '5 minutes', '15 minutes', '1 hour', '6 hours'])[check_count + 1], '1 day')::interval
      end
    where id in (
      select id from public.orders
      where next_check_at <= now() order by next_check_at limit up_to for update skip locked
    )
    returning *;
end;
$$;

-- Those that were left after a day.
update public.orders set next_check_at = now()
where next_check_at is null and status in ('failed', 'canceled') and provider_order_id is not null
  and created_at > now() - interval '72 hours';
