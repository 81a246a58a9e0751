-- People read which mails they are sent, and when: those about their account, and those about orders that are theirs. Not
-- what only the mail itself may say, such as the link that gives a plan to an account.
grant select (id, kind, recipient, order_id, user_id, created_at, sent_at) on table public.mail_outbox to authenticated;

create policy "People read what they are mailed" on public.mail_outbox
  for select to authenticated
  using (
    (select auth.uid()) = user_id
    or exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
  );
