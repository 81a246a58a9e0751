import type { SupabaseClient } from 'npm:@supabase/supabase-js@^2.109.0'
import type { SourceCard } from '../_shared/answer-parts.ts'
import type { PlannerPlace } from '../_shared/planner.ts'
import type { FactTopic, Language, NamedPlace } from './question.ts'

export type Kind = SourceCard['kind']

/** A row of what may be spoken about. */
export type Found = SourceCard & {
  topic: FactTopic | null
  panoramaId: string | null
  headingDeg: number | null
  pitchDeg: number | null
  /** How much of the question it has words for, from 0 to 1. */
  coverage: number
  /** How much of it its title and its own words have. */
  titleCoverage: number
}

export type Place = PlannerPlace & NamedPlace

/** A visit that was asked for, or an itinerary. */
export type Trip = {
  id: string
  kind: 'request' | 'itinerary'
  title: string
  /** The place of a visit. */
  placeId: string | null
  /** Days as in a calendar; null where it has no dates yet. */
  from: string | null
  to: string | null
}

/** What an answer may be made of, read under the rights of the person who asks. */
export type Knowledge = {
  /** @param placeIds of these places alone; null: of everything */
  search: (question: string, language: Language, most: number, placeIds?: readonly string[] | null) => Promise<Found[]>
  /** Everything of some kinds, or about some places, in the order of their ids. */
  list: (language: Language, filter: { kinds?: readonly Kind[]; placeIds?: readonly string[] }) => Promise<Found[]>
  places: () => Promise<Place[]>
  /** Null where nobody is signed in. */
  myTrips: (() => Promise<Trip[]>) | null
}

const TRIPS_LIMIT = 20
/** More than all rows of all places in one language. */
const LIST_LIMIT = 400
const COLUMNS = 'id, kind, title, body, href, destination_id, topic, panorama_id, heading_deg, pitch_deg'

/** @param client asks as the person, or as a visitor */
export function createKnowledge(client: SupabaseClient, isSignedIn: boolean): Knowledge {
  return {
    async search(question, language, most, placeIds = null) {
      const { data } = await client
        .rpc('search_knowledge', { question, in_language: language, max_results: most, in_places: placeIds })
        .throwOnError()
      return data.map(toFound)
    },
    async list(language, { kinds, placeIds }) {
      let query = client.from('knowledge').select(COLUMNS).eq('language', language)
      if (kinds) query = query.in('kind', [...kinds])
      if (placeIds) query = query.in('destination_id', [...placeIds])
      const { data } = await query.order('id').limit(LIST_LIMIT).throwOnError()
      return data.map(toFound)
    },
    async places() {
      const { data } = await client
        .from('destinations')
        .select('id, name, location, latitude_deg, longitude_deg, place_planning (*)')
        .order('id')
        .throwOnError()
      return data.map(toPlace)
    },
    myTrips: isSignedIn ? async () => (await Promise.all([requestsOf(client), itinerariesOf(client)])).flat() : null,
  }
}

async function requestsOf(client: SupabaseClient): Promise<Trip[]> {
  const { data } = await client
    .from('trip_requests')
    .select('id, destination_id, destination_name, arrival, departure')
    .order('arrival')
    .limit(TRIPS_LIMIT)
    .throwOnError()
  return data.map(({ id, destination_id, destination_name, arrival, departure }) => ({
    id,
    kind: 'request',
    title: destination_name,
    placeId: destination_id,
    from: arrival,
    to: departure,
  }))
}

async function itinerariesOf(client: SupabaseClient): Promise<Trip[]> {
  const { data } = await client
    .from('itineraries')
    .select('id, title, start_date')
    .order('created_at', { ascending: false })
    .limit(TRIPS_LIMIT)
    .throwOnError()
  return data.map(({ id, title, start_date }) => ({
    id,
    kind: 'itinerary',
    title,
    placeId: null,
    from: start_date,
    to: null,
  }))
}

type KnowledgeRow = {
  id: string
  kind: Kind
  title: string
  body: string
  href: string
  destination_id: string | null
  topic: FactTopic | null
  panorama_id: string | null
  heading_deg: number | null
  pitch_deg: number | null
  coverage?: number
  title_coverage?: number
}

function toFound(row: KnowledgeRow): Found {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.body,
    href: row.href,
    placeId: row.destination_id,
    topic: row.topic,
    panoramaId: row.panorama_id,
    headingDeg: row.heading_deg,
    pitchDeg: row.pitch_deg,
    coverage: row.coverage ?? 1,
    titleCoverage: row.title_coverage ?? 1,
  }
}

type PlanningRow = {
  good_months: number[]
  poor_months: number[]
  min_days: number | null
  max_days: number | null
  interests: string[]
  effort: 'easy' | 'hard'
}

type PlaceRow = {
  id: string
  name: string
  location: string
  latitude_deg: number
  longitude_deg: number
  place_planning: PlanningRow | PlanningRow[] | null
}

/** A place without planning facts can be wished for; nothing is then known of its seasons. */
function toPlace({ id, name, location, latitude_deg, longitude_deg, place_planning }: PlaceRow): Place {
  const planning = Array.isArray(place_planning) ? place_planning[0] : place_planning
  return {
    id,
    name,
    location,
    latitudeDeg: latitude_deg,
    longitudeDeg: longitude_deg,
    goodMonths: planning?.good_months ?? [],
    poorMonths: planning?.poor_months ?? [],
    minDays: planning?.min_days ?? null,
    maxDays: planning?.max_days ?? null,
    interests: planning?.interests ?? [],
    effort: planning?.effort ?? 'easy',
  }
}
