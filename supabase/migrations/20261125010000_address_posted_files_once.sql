-- An address in the bucket `community` stands for one content, for ever: whoever has looked at it, a moderator who approved
-- it or a browser that kept it, has looked at what others will see. Nothing is exchanged, and where something was removed
-- nothing is stored again. Other content has another address.

-- Files and folders, as posts name them, from which something was removed. A panorama is one row.
create table private.closed_media (
  path text primary key,
  owner_id uuid not null references auth.users (id) on delete cascade
);

create index closed_media_owner_id_idx on private.closed_media (owner_id);

alter table private.closed_media enable row level security;

revoke all on table private.closed_media from public, anon, authenticated, service_role;

-- What a post would name to show this file: the file itself, or the folder of a panorama.
create function private.medium_of(file_name text) returns text
language sql
immutable
set search_path = ''
as $$
  select split_part($1, '/', 1) || '/' || split_part($1, '/', 2);
$$;

revoke execute on function private.medium_of(text) from public, anon, authenticated;

create or replace function private.keep_posted_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A file that is stored is never exchanged' using errcode = 'insufficient_privilege';
  end if;
  -- Waits for who is removing something there.
  perform pg_advisory_xact_lock_shared(hashtextextended('medium ' || private.medium_of(new.name), 0));
  if exists (select from private.closed_media as closed where closed.path = private.medium_of(new.name)) then
    raise exception 'Something else had this address' using errcode = 'insufficient_privilege';
  end if;
  if private.is_posted(new.name) then
    raise exception 'A submitted post shows this file' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

drop trigger keep_posted_file on storage.objects;
create trigger keep_posted_file before insert on storage.objects
  for each row when (new.bucket_id = 'community') execute function private.keep_posted_file();
create trigger keep_stored_file before update of bucket_id, name, version on storage.objects
  for each row when (
    'community' in (old.bucket_id, new.bucket_id)
    and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version)
  )
  execute function private.keep_posted_file();

create function private.close_medium() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_folder constant text := split_part(old.name, '/', 1);
begin
  perform pg_advisory_xact_lock(hashtextextended('medium ' || private.medium_of(old.name), 0));
  if owner_folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    -- Who has left writes nothing any more.
    insert into private.closed_media (path, owner_id)
    select private.medium_of(old.name), person.id from auth.users as person where person.id = owner_folder::uuid
    on conflict do nothing;
  end if;
  return old;
end;
$$;

revoke execute on function private.close_medium() from public, anon, authenticated;

create trigger close_medium before delete on storage.objects
  for each row when (old.bucket_id = 'community') execute function private.close_medium();

-- Whether the person who asks can store nothing more at this address of theirs.
create function private.is_medium_closed(path text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.closed_media as closed where closed.path = $1 and closed.owner_id = (select auth.uid())
  );
$$;

revoke execute on function private.is_medium_closed(text) from public, anon, authenticated;
grant execute on function private.is_medium_closed(text) to authenticated;

create function public.is_medium_closed(path text) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_medium_closed($1);
$$;

revoke execute on function public.is_medium_closed(text) from public, anon, authenticated, service_role;
grant execute on function public.is_medium_closed(text) to authenticated;
