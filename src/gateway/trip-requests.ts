import { parseTripRequest, type TripRequest, type TripWish } from '#content/trip-request.ts'
import { AppError } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'

/**
 * The requests of the person who is signed in, the latest first.
 * @throws AppError
 */
export async function fetchTripRequests(signal: AbortSignal): Promise<TripRequest[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('trip_requests')
    .select('id, destination_id, destination_name, arrival, departure, visitors, special_requests, status')
    .order('created_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the trip requests')
  return data.map(parseTripRequest)
}

/**
 * Sends a request. Sending the same one again is no error and stores nothing new.
 * @throws AppError `invalid-data` where the database's rules refuse it.
 */
export async function createTripRequest(wish: TripWish): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('trip_requests').insert({
    id: wish.id,
    destination_id: wish.destinationId,
    arrival: wish.arrival,
    departure: wish.departure,
    visitors: wish.visitors,
    special_requests: wish.specialRequests,
  })
  if (error && !isAlreadyThere(error)) throw toAppError(error, status, 'Could not send the trip request')
}

/**
 * Calls a request off.
 * @throws AppError `not-found` where it is gone or final.
 */
export async function cancelTripRequest(id: string): Promise<void> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('trip_requests')
    .update({ status: 'canceled' })
    .eq('id', id)
    .select('id')
  if (error) throw toAppError(error, status, 'Could not cancel the trip request')
  if (data.length === 0) throw new AppError('not-found', `No trip request ${id} can be canceled`)
}
