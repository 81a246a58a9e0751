-- What people take along is every table that holds rows of theirs; those here are closed to them otherwise, or were
-- left out so far. Rows are read for the person who asks alone.
create function private.export_rest() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'sessions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('id', session.id, 'started_at', session.created_at, 'user_agent', session.user_agent)
          order by session.created_at, session.id
        )
        from auth.sessions as session where session.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'files', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('bucket', file.bucket_id, 'name', file.name, 'created_at', file.created_at)
          order by file.bucket_id, file.name
        )
        from storage.objects as file where (storage.foldername(file.name))[1] = (select auth.uid())::text
      ),
      '[]'::jsonb
    ),
    'payment_events', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'order_id', event.order_id, 'source', event.source, 'from_status', event.from_status,
            'to_status', event.to_status, 'amount_cents', event.amount_cents, 'currency', event.currency,
            'refunded_cents', event.refunded_cents, 'created_at', event.created_at
          ) order by event.id
        )
        from public.payment_events as event
        where event.order_id in (select orders.id from public.orders where orders.user_id = (select auth.uid()))
      ),
      '[]'::jsonb
    ),
    -- Not what only the mail may say.
    'mails', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'kind', mail.kind, 'recipient', mail.recipient, 'created_at', mail.created_at, 'sent_at', mail.sent_at
          ) order by mail.id
        )
        from public.mail_outbox as mail
        where mail.user_id = (select auth.uid())
          or mail.order_id in (select orders.id from public.orders where orders.user_id = (select auth.uid()))
      ),
      '[]'::jsonb
    ),
    'views', coalesce(
      (
        select jsonb_agg(to_jsonb(seen) - 'user_id' order by seen.day, seen.post_id)
        from public.post_views as seen where seen.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'reports', coalesce(
      (
        select jsonb_agg(to_jsonb(report) - 'reporter_id' order by report.created_at, report.id)
        from public.reports as report where report.reporter_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'moderator', (
      select to_jsonb(moderator) - 'user_id' from public.moderators as moderator
      where moderator.user_id = (select auth.uid())
    ),
    'decisions', coalesce(
      (
        select jsonb_agg(to_jsonb(logged) - 'moderator_id' order by logged.created_at, logged.id)
        from public.moderation_log as logged where logged.moderator_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'assistant_runs', coalesce(
      (
        select jsonb_agg(to_jsonb(run) - 'user_id' order by run.id)
        from public.assistant_runs as run where run.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'assistant_counts', coalesce(
      (
        select jsonb_agg(to_jsonb(counted) - 'subject' order by counted.window_start, counted.kind)
        from public.assistant_counts as counted where counted.subject = (select auth.uid())::text
      ),
      '[]'::jsonb
    )
  );
$$;

revoke execute on function private.export_rest() from public, anon, authenticated;
grant execute on function private.export_rest() to authenticated;

alter function public.export_my_data() rename to export_my_data_before_rest;
alter function public.export_my_data_before_rest() set schema private;

create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.export_my_data_before_rest() || private.export_rest();
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
