-- Pictures of people, at `<user id>/<file>`. Public: whoever knows the address may see the picture.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1048576, array['image/avif', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- How many files a person has there. Counted past the policies, which may not ask the table that they guard.
create function private.own_avatar_count() returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from storage.objects
  where bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text;
$$;

revoke execute on function private.own_avatar_count() from public, anon, authenticated;
grant execute on function private.own_avatar_count() to authenticated;

create policy "People see their own avatar files" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- A folder holds the present picture, the next one, and little more.
create policy "People add to their own avatar folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and storage.foldername(name) = array[(select auth.uid())::text]
    and (select private.own_avatar_count()) < 5
  );

create policy "People replace their own avatar files" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and storage.foldername(name) = array[(select auth.uid())::text]);

create policy "People remove their own avatar files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
