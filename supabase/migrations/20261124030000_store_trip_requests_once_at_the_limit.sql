-- A request that is sent again because its answer was lost is there already, and the app takes a key that is taken for that.
-- The limit of open requests, and a day that has passed meanwhile, were asked about before the key: whoever sent the last
-- one that the limit allows was told that it had been refused.
create or replace function private.accept_trip_request() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- The date where the day ends last on Earth: what is today for anybody is not in the past.
  earliest constant date := (now() at time zone interval '-12:00')::date;
  open_limit constant integer := 20;
begin
  -- Two requests of one person at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('trip_requests of ' || new.user_id, 0));
  if exists (select from public.trip_requests where id = new.id and user_id = new.user_id) then
    raise exception 'duplicate key value violates unique constraint "trip_requests_pkey"'
      using errcode = 'unique_violation', constraint = 'trip_requests_pkey';
  end if;
  if new.arrival < earliest then
    raise exception 'Arrival is in the past'
      using errcode = 'check_violation', constraint = 'trip_requests_arrival_not_in_the_past';
  end if;
  if (
    select count(*) from public.trip_requests
    where user_id = new.user_id and status not in ('declined', 'canceled') and departure >= earliest
  ) >= open_limit then
    raise exception 'There are already % open trip requests', open_limit
      using errcode = 'check_violation', constraint = 'trip_requests_open_limit';
  end if;
  select name into new.destination_name from public.destinations where id = new.destination_id;
  -- Without a place the foreign key would refuse too, but only after the missing name.
  if not found then
    raise exception 'There is no such destination'
      using errcode = 'foreign_key_violation', constraint = 'trip_requests_destination_id_fkey';
  end if;
  return new;
end;
$$;
