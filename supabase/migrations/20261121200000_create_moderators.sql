-- Whom the product trusts with what others wrote. Appointed by the server alone: `npm run moderator -- EMAIL`.
create table public.moderators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.moderators enable row level security;

revoke all on table public.moderators from public, anon, authenticated, service_role;
grant select on table public.moderators to authenticated;
grant select, insert, update, delete on table public.moderators to service_role;

create policy "People learn whether they are moderators" on public.moderators
  for select to authenticated
  using ((select auth.uid()) = user_id);

create function private.is_moderator() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.moderators where user_id = (select auth.uid()));
$$;

revoke execute on function private.is_moderator() from public, anon, authenticated;
grant execute on function private.is_moderator() to authenticated;

create function private.appoint_moderator(email text) returns boolean
language sql
security definer
set search_path = ''
as $$
  with appointed as (
    insert into public.moderators (user_id)
    select id from auth.users as person where lower(person.email) = lower(btrim($1))
    on conflict (user_id) do update set user_id = excluded.user_id
    returning user_id
  )
  select exists (select from appointed);
$$;

revoke execute on function private.appoint_moderator(text) from public, anon, authenticated;
grant execute on function private.appoint_moderator(text) to service_role;

-- True where there is an account with this address.
create function public.appoint_moderator(email text) returns boolean
language sql
set search_path = ''
as $$
  select private.appoint_moderator($1);
$$;

revoke execute on function public.appoint_moderator(text) from public, anon, authenticated, service_role;
grant execute on function public.appoint_moderator(text) to service_role;

-- How people are called beside what they write: the profile's name and the part of the address before the at-sign.
create function private.author_of(user_id uuid, out name text, out username text)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(profile.name, split_part(person.email, '@', 1)), split_part(person.email, '@', 1)
  from auth.users as person left join public.profiles as profile on profile.id = person.id
  where person.id = $1;
$$;

revoke execute on function private.author_of(uuid) from public, anon, authenticated;

-- A text with an address in it is looked at before others see it.
create function private.has_link(body text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select body ~* '(https?://|www\.|[a-z0-9-]+\.(com|net|org|info|biz|io|co|me|ru|cn|xyz|top|shop|online|site|link|app|dev|tz|ke|ug)(/|\y))';
$$;

revoke execute on function private.has_link(text) from public, anon, authenticated;
