create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Null where a person gave none; the app then shows the part of the address before the at-sign.
  name text check (char_length(name) between 1 and 80 and name = btrim(name)),
  -- Path in the bucket `avatars`, always in the person's own folder.
  avatar_path text check (char_length(avatar_path) <= 200 and starts_with(avatar_path, id::text || '/')),
  -- The three choices are null until a person makes them; the device decides then.
  language text check (language in ('en', 'sw')),
  low_data boolean,
  motion text check (motion in ('full', 'reduced')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to authenticated;
grant update (name, avatar_path, language, low_data, motion) on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

create policy "People change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- What a person typed at sign-up must never keep them from signing up: a name that is too long is cut.
create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, name)
  values (new.id, nullif(btrim(left(btrim(new.raw_user_meta_data ->> 'name'), 80)), ''));
  return new;
end;
$$;

revoke execute on function private.create_profile() from public, anon, authenticated;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
