import { parseItinerary, type Itinerary, type ItineraryDraft, type ItineraryStop } from '#content/itinerary.ts'
import { AppError } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'

const COLUMNS = 'id, title, start_date, stops, share_token'

/**
 * The itineraries of the person who is signed in, the latest first.
 * @throws AppError
 */
export async function fetchItineraries(signal: AbortSignal): Promise<Itinerary[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('itineraries')
    .select(COLUMNS)
    .order('created_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the itineraries')
  return data.map(parseItinerary)
}

/**
 * Saves a new itinerary. Saving the same one again is no error and stores nothing new.
 * @throws AppError `invalid-data` where the database's rules refuse it.
 */
export async function createItinerary({ id, title, startDate, stops }: ItineraryDraft & { id: string }): Promise<void> {
  const client = await backendClient()
  const row = { id, title, start_date: startDate, stops: stops.map(toJson) }
  const { error, status } = await client.from('itineraries').insert(row)
  if (error && !isAlreadyThere(error)) throw toAppError(error, status, 'Could not save the itinerary')
}

/**
 * Saves what a person has changed of the trip itself; whether it is shared is left as it is.
 * @throws AppError `invalid-data` where the database's rules refuse it, `not-found` where it is gone.
 */
export async function updateItinerary(id: string, { title, startDate, stops }: ItineraryDraft): Promise<void> {
  await changeRow(id, { title, start_date: startDate, stops: stops.map(toJson) })
}

/**
 * Shares an itinerary by a link that ends with the token; null ends it.
 * @throws AppError `not-found` where the itinerary is gone.
 */
export async function shareItinerary(id: string, shareToken: string | null): Promise<void> {
  await changeRow(id, { share_token: shareToken })
}

/** @throws AppError */
export async function deleteItinerary(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('itineraries').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the itinerary')
}

/**
 * The itinerary that a link shares, for whoever has it; null where it is shared no more.
 * @throws AppError
 */
export async function fetchSharedItinerary(token: string, signal: AbortSignal): Promise<Itinerary | null> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('shared_itinerary', { token }).abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the itinerary')
  return data === null ? null : parseItinerary(data)
}

type RowChange =
  | { title: string; start_date: string | null; stops: ReturnType<typeof toJson>[] }
  | { share_token: string | null }

async function changeRow(id: string, change: RowChange): Promise<void> {
  const client = await backendClient()
  const { data, error, status } = await client.from('itineraries').update(change).eq('id', id).select('id')
  if (error) throw toAppError(error, status, 'Could not save the itinerary')
  if (data.length === 0) throw new AppError('not-found', `There is no itinerary ${id}`)
}

function toJson({ id, placeId, days, note }: ItineraryStop) {
  return { id, placeId, days, note }
}
