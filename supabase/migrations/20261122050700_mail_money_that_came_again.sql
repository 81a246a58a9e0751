-- Whoever was told that money and months had gone is told when they are back, and when they go once more.
alter table public.mail_outbox drop constraint mail_outbox_kind_check;
alter table public.mail_outbox add constraint mail_outbox_kind_check check (
  kind in (
    'payment_confirmed', 'payment_returned', 'payment_restored', 'payment_differs', 'plan_ending', 'trial_ending'
  )
);

-- Tells the buyer that money has come, gone or come again, and in which way. Without an account the first mail also carries
-- the only key to what was bought.
create or replace function private.owe_payment_mail(order_id uuid, step public.order_status) returns void
language plpgsql
set search_path = ''
as $$
declare
  bought public.orders;
  token text;
  -- Each move of an order is news of its own.
  move bigint;
begin
  select * into bought from public.orders where id = $1;
  if bought.email is null then return; end if;
  select count(*) into move from public.payment_events where payment_events.order_id = $1;
  if step = 'paid' then
    if bought.user_id is null and bought.claim_token_hash is null then
      token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      update public.orders set claim_token_hash = encode(sha256(token::bytea), 'hex') where id = $1;
    end if;
    insert into public.mail_outbox (kind, news, recipient, order_id, details)
    values ('payment_confirmed', 'paid:' || $1, bought.email, $1, jsonb_strip_nulls(jsonb_build_object('claim', token)))
    on conflict (news) do nothing;
    if not found then
      insert into public.mail_outbox (kind, news, recipient, order_id)
      values ('payment_restored', format('restored:%s:%s', $1, move), bought.email, $1);
    end if;
  elsif step in ('partially_refunded', 'refunded', 'reversed') then
    insert into public.mail_outbox (kind, news, recipient, order_id, details)
    values (
      'payment_returned', format('returned:%s:%s:%s', $1, step, move), bought.email, $1,
      jsonb_build_object('refunded_cents', bought.refunded_cents, 'status', step)
    );
  end if;
end;
$$;
