-- A card that was declined ends its order: whoever tries again orders anew, and nothing is taken for the old one. An
-- attempt at PesaPal's page that failed may succeed there all the same.
create or replace function private.order_path(present public.order_status, target text, is_newer boolean)
returns public.order_status[]
language sql
immutable
set search_path = ''
as $$
  select case
    when target = 'open' or target = present::text then array[]::text[]
    -- A reading without a time says what it said before the money was taken back.
    when 'reversed' in (present::text, target) and not is_newer then array[]::text[]
    when private.order_may_move(present, target::public.order_status) then array[target]
    when present = 'canceled' and target in ('approved', 'review') then array['pending', target]
    when present = 'failed' and target = 'review' then array['pending', target]
    when target in ('partially_refunded', 'refunded', 'reversed') and private.order_may_move(present, 'paid')
      then array['paid', target]
    else array[]::text[]
  end::public.order_status[];
$$;
