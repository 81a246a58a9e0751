-- Mails that are owed. What is owed is written in the transaction that owes it; a function sends and tries again.
create table public.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment_confirmed', 'payment_returned', 'plan_ending', 'trial_ending')),
  -- The same news is told once.
  news text not null unique check (char_length(news) <= 200),
  recipient text not null check (char_length(recipient) between 3 and 254),
  order_id uuid references public.orders (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  -- What only the mail may say; emptied when it has gone.
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Null when there is nothing left to do.
  next_try_at timestamptz default now(),
  tries integer not null default 0,
  sent_at timestamptz
);

create index mail_outbox_next_try_at_idx on public.mail_outbox (next_try_at) where next_try_at is not null;
create index mail_outbox_order_id_idx on public.mail_outbox (order_id);
create index mail_outbox_user_id_idx on public.mail_outbox (user_id);

alter table public.mail_outbox enable row level security;
revoke all on table public.mail_outbox from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.mail_outbox to service_role;

-- Hands out mails that are due, each to one sender: whoever does not settle them has lost them to the next try.
create function public.take_mails(up_to integer) returns setof public.mail_outbox
language sql
set search_path = ''
as $$
  update public.mail_outbox
  set tries = tries + 1, next_try_at = now() + make_interval(mins => least(5 * (tries + 1), 360))
  where id in (
    select id from public.mail_outbox
    where next_try_at <= now() order by next_try_at limit up_to for update skip locked
  )
  returning *;
$$;

-- A mail that could not be sent in three days is given up.
create function public.settle_mail(mail_id bigint, was_sent boolean) returns void
language sql
set search_path = ''
as $$
  update public.mail_outbox
  set
    sent_at = case when was_sent then now() end,
    details = case when was_sent then '{}' else details end,
    next_try_at = case when was_sent or created_at < now() - interval '3 days' then null else next_try_at end
  where id = mail_id;
$$;

-- Whose last paid month, or trial, ends within a week or a day is told once for each.
create function private.queue_reminders() returns integer
language sql
security definer
set search_path = ''
as $$
  with ends as (
    select stretch.user_id, max(stretch.ends_at) as ends_at, bool_and(stretch.order_id is null) as is_trial
    from public.entitlements as stretch group by stretch.user_id
  ), due as (
    select ends.*, case when ends_at <= now() + interval '1 day' then 1 else 7 end as days
    from ends
    where ends_at > now() and ends_at <= now() + case when is_trial then interval '2 days' else interval '7 days' end
  ), queued as (
    insert into public.mail_outbox (kind, news, recipient, user_id, details)
    select
      case when due.is_trial then 'trial_ending' else 'plan_ending' end,
      format('ending:%s:%s:%s', due.user_id, extract(epoch from due.ends_at)::bigint, due.days),
      users.email, due.user_id,
      jsonb_build_object('ends_at', due.ends_at, 'plan_id', (
        select stretch.plan_id from public.entitlements as stretch
        where stretch.user_id = due.user_id order by stretch.ends_at desc limit 1
      ))
    from due join auth.users on users.id = due.user_id
    where users.email is not null
    on conflict (news) do nothing
    returning id
  )
  select count(*)::integer from queued;
$$;

revoke execute on function private.queue_reminders() from public, anon, authenticated;
grant execute on function private.queue_reminders() to service_role;

create function public.queue_reminders() returns integer
language sql
set search_path = ''
as $$
  select private.queue_reminders();
$$;

revoke execute on function public.take_mails(integer), public.settle_mail(bigint, boolean), public.queue_reminders()
  from public, anon, authenticated, service_role;
grant execute on function public.take_mails(integer), public.settle_mail(bigint, boolean), public.queue_reminders()
  to service_role;
