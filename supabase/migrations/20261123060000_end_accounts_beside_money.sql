-- Money that comes when its buyer has ended their account has nobody left to be told: it is reported, until it has gone
-- back. An account is not ended while money of its person is under way.
alter table public.orders add column orphaned_at timestamptz;
update public.orders set orphaned_at = updated_at where user_id is null and email is null;

create or replace function private.move_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (
    new.id, new.plan_id, new.months, new.unit_price_cents, new.amount_cents, new.currency, new.provider, new.created_at
  ) is distinct from (
    old.id, old.plan_id, old.months, old.unit_price_cents, old.amount_cents, old.currency, old.provider, old.created_at
  ) then
    raise exception 'What was ordered does not change'
      using errcode = 'check_violation', constraint = 'orders_are_what_was_ordered';
  end if;
  if new.user_id is distinct from old.user_id and new.user_id is not null
    and (old.user_id is not null or old.claim_token_hash is null or new.claim_token_hash is not null) then
    raise exception 'An order is claimed once, by its link'
      using errcode = 'check_violation', constraint = 'orders_are_claimed_once';
  end if;
  if new.status <> old.status and not private.order_may_move(old.status, new.status) then
    raise exception 'An order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_status_moves_as_allowed';
  end if;
  -- With the account goes who it was; what was paid stays, for the books.
  if old.user_id is not null and new.user_id is null then
    new.email := null;
    new.first_name := '';
    new.last_name := '';
    new.phone := '';
    new.address_hash := null;
    new.buyer_key := 'gone:' || new.id;
    new.orphaned_at := now();
  end if;
  new.updated_at := now();
  return new;
end;
$$;

-- Removes a person with all they own in tables; files are removed before, through the Storage API. Refused (55006) while a
-- payment that they have agreed to is not decided: its money would come to nobody.
create or replace function private.delete_account(user_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.orders where orders.user_id = $1 for update;
  if exists (select from public.orders where orders.user_id = $1 and orders.status in ('approved', 'review')) then
    raise exception 'A payment of this account is under way' using errcode = 'object_in_use';
  end if;
  delete from public.assistant_counts where subject = $1::text;
  delete from auth.users where id = $1;
end;
$$;

-- What must be empty: money without access, access without money, amounts that differ, money that nobody has taken to an
-- account in a week, money that came when its account had ended, and orders that have neither been paid nor ended.
create or replace function public.payment_report() returns table (order_id uuid, finding text)
language sql
stable
set search_path = ''
as $$
  select orders.id, 'paid without access' from public.orders
  where status in ('paid', 'partially_refunded') and user_id is not null
    and months <> (select coalesce(sum(stretch.months), 0) from public.entitlements as stretch where stretch.order_id = orders.id)
  union all
  select distinct orders.id, 'access without payment'
  from public.entitlements as stretch join public.orders on orders.id = stretch.order_id
  where status not in ('paid', 'partially_refunded') and stretch.ends_at > now()
  union all
  select id, 'amount differs' from public.orders where amount_differs
  union all
  -- Without an address it was an account's, and went with it.
  select id, 'paid without owner' from public.orders
  where status in ('paid', 'partially_refunded') and user_id is null and email is not null
    and paid_at < now() - interval '7 days'
  union all
  select id, 'paid after its account ended' from public.orders
  where status in ('paid', 'partially_refunded') and user_id is null and paid_at > orphaned_at
  union all
  select id, 'open for too long' from public.orders
  where status in ('created', 'pending', 'approved') and created_at < now() - interval '5 days'
    or status = 'review' and created_at < now() - interval '30 days';
$$;
