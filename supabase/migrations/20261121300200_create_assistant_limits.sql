-- How often somebody has asked, by the hour or the day. Nobody but the server sees it.
create table public.assistant_counts (
  -- A person's id, or a digest of the address of somebody who is not signed in.
  subject text not null check (char_length(subject) between 1 and 80),
  kind text not null check (kind in ('question', 'model')),
  window_start timestamptz not null,
  used integer not null check (used > 0),
  primary key (subject, kind, window_start)
);

create index assistant_counts_window_start_idx on public.assistant_counts (window_start);

-- What answering has cost. No word of a question or an answer is in it.
create table public.assistant_runs (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  mode text not null check (mode in ('catalogue', 'model')),
  outcome text not null check (outcome in ('answered', 'aborted', 'failed')),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  duration_ms integer not null check (duration_ms >= 0),
  created_at timestamptz not null default now()
);

create index assistant_runs_user_id_idx on public.assistant_runs (user_id);
create index assistant_runs_created_at_idx on public.assistant_runs (created_at);

alter table public.assistant_counts enable row level security;
alter table public.assistant_runs enable row level security;

revoke all on table public.assistant_counts, public.assistant_runs from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.assistant_counts, public.assistant_runs to service_role;

-- How many answers of the model a plan holds for one day.
create function private.daily_model_turns(plan_id text) returns integer
language sql
immutable
set search_path = ''
as $$
  select case plan_id
    when 'explorer' then 20
    when 'adventurer' then 100
    when 'guide-pro' then 200
    when 'enterprise' then 1000
    else 10
  end;
$$;

revoke execute on function private.daily_model_turns(text) from public, anon, authenticated;
grant execute on function private.daily_model_turns(text) to service_role;

-- One more within the limit: true where it was counted. The row's lock makes two at the same moment wait for each other.
create function private.count_turn(counted_subject text, counted_kind text, since timestamptz, allowed integer)
returns boolean
language sql
set search_path = ''
as $$
  with counted as (
    insert into public.assistant_counts as counts (subject, kind, window_start, used)
    select counted_subject, counted_kind, since, 1 where allowed > 0
    on conflict (subject, kind, window_start) do update set used = counts.used + 1 where counts.used < allowed
    returning used
  )
  select exists (select from counted);
$$;

revoke execute on function private.count_turn(text, text, timestamptz, integer) from public, anon, authenticated;
grant execute on function private.count_turn(text, text, timestamptz, integer) to service_role;

-- Counts a question and says how it may be answered: 'refused', 'catalogue' or 'model'. `person` is null for somebody
-- who is not signed in, and counted by `address` then. `daily_tokens` is what the model may use in a day for everybody;
-- null means that there is no model.
create function public.take_assistant_turn(person uuid, address text, daily_tokens bigint default null) returns text
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  today constant timestamptz := date_trunc('day', now(), 'UTC');
  subject constant text := coalesce(
    person::text, encode(sha256(convert_to('moeva ' || coalesce(address, ''), 'UTF8')), 'hex')
  );
  hourly constant integer := case when person is null then 20 else 120 end;
begin
  delete from public.assistant_counts where window_start < today - interval '1 day';
  if not private.count_turn(subject, 'question', this_hour, hourly) then
    return 'refused';
  end if;
  if person is null or daily_tokens is null then
    return 'catalogue';
  end if;
  if (
    select coalesce(sum(input_tokens + output_tokens), 0) from public.assistant_runs where created_at >= today
  ) >= daily_tokens then
    return 'catalogue';
  end if;
  if private.count_turn(subject, 'model', today, private.daily_model_turns(public.plan_in_force(person, now()))) then
    return 'model';
  end if;
  return 'catalogue';
end;
$$;

revoke execute on function public.take_assistant_turn(uuid, text, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.take_assistant_turn(uuid, text, bigint) to service_role;
