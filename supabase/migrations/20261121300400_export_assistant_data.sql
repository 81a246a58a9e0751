-- What the assistant keeps about a person goes with what else is kept about them.
alter function public.export_my_data() rename to export_my_data_before_assistant;
alter function public.export_my_data_before_assistant() set schema private;

create function public.export_my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.export_my_data_before_assistant() || jsonb_build_object(
    'itineraries', coalesce(
      (
        select jsonb_agg(to_jsonb(itinerary) order by itinerary.created_at, itinerary.id)
        from public.itineraries as itinerary where itinerary.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    ),
    'conversations', coalesce(
      (
        select jsonb_agg(
          to_jsonb(conversation) || jsonb_build_object(
            'messages', (
              select coalesce(jsonb_agg(to_jsonb(message) order by message.position), '[]'::jsonb)
              from public.conversation_messages as message where message.conversation_id = conversation.id
            )
          ) order by conversation.created_at, conversation.id
        )
        from public.conversations as conversation where conversation.user_id = (select auth.uid())
      ),
      '[]'::jsonb
    )
  );
$$;

revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
