-- An order that failed is open at the provider all the same, for the buyer may try again there. That is no news: it stays
-- failed until it is approved or paid, so that whoever comes back is told how their attempt went.
create or replace function private.order_path(present public.order_status, target text, source text)
returns public.order_status[]
language sql
immutable
set search_path = ''
as $$
  select case
    when target = 'open' then array[]::text[]
    -- That the money is there again is known from the dispute alone: an old reading says the same.
    when present = 'reversed' and source <> 'dispute' then array[]::text[]
    when private.order_may_move(present, target::public.order_status) then array[target]
    when present in ('failed', 'canceled') and target in ('approved', 'review') then array['pending', target]
    when target in ('partially_refunded', 'refunded', 'reversed') and private.order_may_move(present, 'paid')
      then array['paid', target]
    else array[]::text[]
  end::public.order_status[];
$$;
