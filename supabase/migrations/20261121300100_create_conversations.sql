-- What a person and the assistant said. Kept for people who are signed in, and for nobody else to see.
create table public.conversations (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index conversations_user_id_updated_at_idx on public.conversations (user_id, updated_at desc);

create table public.conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- In the order of the conversation.
  position bigint generated always as identity,
  author text not null check (author in ('person', 'moeva')),
  -- What was said, in the parts of the stream.
  parts jsonb not null check (jsonb_typeof(parts) = 'array' and pg_column_size(parts) <= 65536),
  feedback text check (feedback in ('up', 'down')),
  created_at timestamptz not null default now(),
  constraint conversation_messages_feedback_on_answers check (feedback is null or author = 'moeva')
);

create index conversation_messages_conversation_id_idx
  on public.conversation_messages (conversation_id, position);
create index conversation_messages_user_id_idx on public.conversation_messages (user_id);

alter table public.conversations enable row level security;
alter table public.conversation_messages enable row level security;

revoke all on table public.conversations, public.conversation_messages from public, anon, authenticated, service_role;
grant select, insert (id, title), delete on table public.conversations to authenticated;
grant select, insert (id, conversation_id, author, parts), update (feedback)
  on table public.conversation_messages to authenticated;
grant select, insert, update, delete on table public.conversations, public.conversation_messages to service_role;

create policy "People read their own conversations" on public.conversations
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People begin conversations of their own" on public.conversations
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "People delete their own conversations" on public.conversations
  for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "People read their own messages" on public.conversation_messages
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People add to their own conversations" on public.conversation_messages
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and conversation_id in (select id from public.conversations where user_id = (select auth.uid()))
  );

create policy "People say how an answer was" on public.conversation_messages
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

-- A conversation that goes on is the latest. A person keeps 100 of them, of 200 messages each: the oldest give way.
create function private.keep_conversations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.conversations set updated_at = now() where id = new.conversation_id;
  delete from public.conversations
  where id in (
    select id from public.conversations where user_id = new.user_id order by updated_at desc, id offset 100
  );
  delete from public.conversation_messages
  where id in (
    select id from public.conversation_messages
    where conversation_id = new.conversation_id order by position desc offset 200
  );
  return null;
end;
$$;

revoke execute on function private.keep_conversations() from public, anon, authenticated;

create trigger keep_conversations after insert on public.conversation_messages
  for each row execute function private.keep_conversations();
