-- The one room of the community. Messages are ordered by `position`, which the database gives.
create table public.chat_messages (
  -- The app makes the id, so that a message sent twice over a bad line is stored, and shown, once.
  id uuid primary key default gen_random_uuid(),
  position bigint not null default 0,
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  author_name text not null default '',
  author_username text not null default '',
  body text not null check (char_length(body) <= 500 and btrim(body) <> ''),
  status text not null default 'public' check (status in ('in_review', 'public', 'removed')),
  created_at timestamptz not null default now()
);

create sequence private.chat_positions;

create unique index chat_messages_position_idx on public.chat_messages (position);
create index chat_messages_author_id_created_at_idx on public.chat_messages (author_id, created_at desc);
create index chat_messages_review_idx on public.chat_messages (created_at) where status = 'in_review';

alter table public.chat_messages enable row level security;

revoke all on table public.chat_messages from public, anon, authenticated, service_role;
grant select on table public.chat_messages to anon, authenticated;
grant insert (id, body) on table public.chat_messages to authenticated;
grant delete on table public.chat_messages to authenticated;
grant select, insert, update, delete on table public.chat_messages to service_role;

create policy "Everybody reads public messages" on public.chat_messages
  for select to anon
  using (status = 'public');

create policy "People read public messages and their own, moderators all" on public.chat_messages
  for select to authenticated
  using (status = 'public' or author_id = (select auth.uid()) or (select private.is_moderator()));

create policy "People write in their own name" on public.chat_messages
  for insert to authenticated
  with check (author_id = (select auth.uid()));

create policy "People delete their own messages" on public.chat_messages
  for delete to authenticated
  using (author_id = (select auth.uid()));

create function private.accept_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limit_per_minute constant integer := 20;
begin
  -- One writer at a time: whoever has seen a position has seen every one before it.
  perform pg_advisory_xact_lock(hashtextextended('chat_messages', 0));
  if exists (select from public.chat_messages where id = new.id) then
    raise exception 'duplicate key value violates unique constraint "chat_messages_pkey"'
      using errcode = 'unique_violation', constraint = 'chat_messages_pkey';
  end if;
  if (
    select count(*) from public.chat_messages
    where author_id = new.author_id and created_at > now() - interval '1 minute'
  ) >= limit_per_minute then
    raise exception 'There are already % messages in a minute', limit_per_minute
      using errcode = 'check_violation', constraint = 'chat_messages_rate';
  end if;
  new.position := nextval('private.chat_positions');
  select name, username into new.author_name, new.author_username from private.author_of(new.author_id);
  new.status := case when private.has_link(new.body) then 'in_review' else 'public' end;
  return new;
end;
$$;

revoke execute on function private.accept_message() from public, anon, authenticated;

create trigger accept_message before insert on public.chat_messages
  for each row execute function private.accept_message();

alter publication supabase_realtime add table public.chat_messages;
