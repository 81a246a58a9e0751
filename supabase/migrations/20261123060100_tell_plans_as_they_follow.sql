-- What the person who asks has now, what is paid, and whether the trial is still to be had. Plans follow each other: each
-- run of months of one plan is told with its own end, and no plan with the end of another.
create or replace function public.my_plan() returns jsonb
language sql
stable
set search_path = ''
as $$
  with stretches as (
    select plan_id, starts_at, ends_at,
      lag((plan_id, ends_at)) over (order by starts_at) is distinct from (plan_id, starts_at) as is_new
    from public.entitlements
    where user_id = (select auth.uid()) and order_id is not null and ends_at > now()
  ), numbered as (
    select *, count(*) filter (where is_new) over (order by starts_at) as run from stretches
  ), runs as (
    select plan_id, min(starts_at) as starts_at, max(ends_at) as ends_at from numbered group by plan_id, run
  )
  select jsonb_build_object(
    'plan_id', present.plan_id,
    'is_trial', coalesce(present.order_id is null, false),
    'until', present.ends_at,
    'paid', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('plan_id', runs.plan_id, 'from', runs.starts_at, 'until', runs.ends_at)
          order by runs.starts_at
        )
        from runs
      ),
      '[]'::jsonb
    ),
    'can_try', not exists (
      select from public.entitlements
      where user_id = (select auth.uid()) and (order_id is null or ends_at > now())
    )
  )
  from (select 1) as once
  left join lateral (
    select stretch.plan_id, stretch.order_id, stretch.ends_at
    from public.entitlements as stretch join public.plans on plans.id = stretch.plan_id
    where stretch.user_id = (select auth.uid()) and stretch.starts_at <= now() and stretch.ends_at > now()
    order by plans.unit_price_cents desc, stretch.ends_at desc
    limit 1
  ) as present on true;
$$;

-- Whose last paid month, or trial, ends within a week or a day is told once for each. What ends last says which of the two
-- it is: months that ended long ago make no plan of a trial.
create or replace function private.queue_reminders() returns integer
language sql
security definer
set search_path = ''
as $$
  with ends as (
    select distinct on (stretch.user_id)
      stretch.user_id, stretch.plan_id, stretch.ends_at, stretch.order_id is null as is_trial
    from public.entitlements as stretch
    order by stretch.user_id, stretch.ends_at desc
  ), due as (
    select ends.*, case when ends_at <= now() + interval '1 day' then 1 else 7 end as days
    from ends
    where ends_at > now() and ends_at <= now() + case when is_trial then interval '2 days' else interval '7 days' end
  ), queued as (
    insert into public.mail_outbox (kind, news, recipient, user_id, details)
    select
      case when due.is_trial then 'trial_ending' else 'plan_ending' end,
      format('ending:%s:%s:%s', due.user_id, extract(epoch from due.ends_at)::bigint, due.days),
      users.email, due.user_id, jsonb_build_object('ends_at', due.ends_at, 'plan_id', due.plan_id)
    from due join auth.users on users.id = due.user_id
    where users.email is not null
    on conflict (news) do nothing
    returning id
  )
  select count(*)::integer from queued;
$$;
