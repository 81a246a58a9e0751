-- Policies ask for a row's state beside its person: each look-up finds both in one index.
create index trip_requests_user_id_status_idx on public.trip_requests (user_id, status);
create index posts_author_id_status_idx on public.posts (author_id, status);
create index post_comments_post_id_status_idx on public.post_comments (post_id, status);
create index chat_messages_status_position_idx on public.chat_messages (status, position desc);
