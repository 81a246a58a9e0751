// @ts-types="./ai-sdk.d.ts"
import { jsonSchema, tool, type ToolSet } from 'npm:ai@7.0.173'
import { checkTrip } from '../_shared/check-trip.ts'
import { planTrip, TRIP_DAYS_MAX, type TripWish } from '../_shared/planner.ts'
import type { Sink } from './answer.ts'
import { cardOf } from './cards.ts'
import type { Found, Knowledge, Place } from './knowledge.ts'
import { findSpot } from './place-answers.ts'
import type { Language } from './question.ts'

/** So many sources stand under an answer at most. */
const CARDS_LIMIT = 6

type Context = {
  knowledge: Knowledge
  places: readonly Place[]
  /** What the page shows. */
  placeId: string | null
  language: Language
  sink: Sink
}

/**
 * What a model may do: read, under the rights of the person who asks, and propose. Nothing is saved, booked or paid; a
 * trip is shown with a button, and the person's tap saves it. What a tool returns is data and says so.
 */
export function createTools(context: Context): ToolSet {
  const { knowledge, places, language, sink } = context
  const shown = new Set<string>()
  const names = Object.fromEntries(places.map(({ id, name }) => [id, name]))
  const interests = [...new Set(places.flatMap((place) => place.interests))].toSorted()
  const show = (found: readonly Found[]) => {
    for (const one of found) {
      if (shown.has(one.id) || shown.size >= CARDS_LIMIT) continue
      shown.add(one.id)
      sink.show('card', cardOf(one))
    }
    return { data: found.map(({ id, kind, title, text, placeId }) => ({ id, kind, title, text, placeId })) }
  }

  return {
    searchCatalogue: define(
      'Searches places, facts and providers of the catalogue.',
      { query: TEXT },
      async ({ query }) =>
        show((await knowledge.search(String(query), language, 8)).filter(({ kind }) => kind !== 'guide').slice(0, 4)),
    ),
    searchDocs: define('Searches the guide and the FAQ of Utalii, in English.', { query: TEXT }, async ({ query }) =>
      show((await knowledge.search(String(query), 'en', 8)).filter(({ kind }) => kind === 'guide').slice(0, 3)),
    ),
    getDestination: define('All that is known about a place.', { placeId: TEXT }, async (asked) =>
      show(
        (await knowledge.list(language, { placeIds: [String(asked['placeId'])] })).toSorted(
          (a, b) => Number(a.topic === 'about') - Number(b.topic === 'about'),
        ),
      ),
    ),
    showSpot: spotTool(context),
    getPlans: define('The paid plans with their prices.', {}, async () =>
      show(await knowledge.list(language, { kinds: ['plan'] })),
    ),
    listMyTrips: define('The trip requests of the person.', {}, async () =>
      knowledge.myTrips ? { data: await knowledge.myTrips() } : { error: 'Nobody is signed in.' },
    ),
    planItinerary: define(
      'Plans days over places of the catalogue by rules, and shows the plan.',
      {
        days: DAYS,
        month: MONTH,
        pace: { type: 'string', enum: ['slow', 'normal', 'fast'] },
        interests: { type: 'array', items: { type: 'string', enum: interests }, maxItems: 5 },
        placeIds: { type: 'array', items: TEXT, maxItems: 10 },
      },
      (wish) => {
        const plan = planTrip(wishOf(wish), places)
        sink.show('trip', { plan, names })
        return Promise.resolve({ data: plan })
      },
    ),
    proposeItinerary: define(
      'Shows a plan of your own with a button that saves it. It is checked; read what was put right.',
      {
        days: DAYS,
        month: MONTH,
        stops: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            properties: { placeId: TEXT, firstDay: { type: 'integer' }, lastDay: { type: 'integer' } },
            required: ['placeId', 'firstDay', 'lastDay'],
          },
        },
      },
      (proposal) => {
        const checked = checkTrip(proposal, places)
        if (!checked) return Promise.resolve({ error: 'The proposal could not be read.' })
        if (checked.plan.stops.length > 0) sink.show('trip', { plan: checked.plan, names })
        return Promise.resolve({ data: checked })
      },
    ),
  }
}

function spotTool({ knowledge, places, placeId, language, sink }: Context) {
  return define(
    'Turns the picture to something that can be seen in it, or offers the way to it.',
    { what: TEXT },
    async ({ what }) => {
      const spot = await findSpot(String(what), language, { placeId, places, knowledge })
      if (!spot) return { error: 'Nothing of the kind can be seen.' }
      sink.show('look', spot)
      return { data: spot }
    },
  )
}

const TEXT = { type: 'string', maxLength: 200 } as const
const DAYS = { type: 'integer', minimum: 1, maximum: TRIP_DAYS_MAX } as const
const MONTH = { type: ['integer', 'null'], minimum: 1, maximum: 12 } as const

function define(
  description: string,
  properties: Record<string, unknown>,
  execute: (input: Record<string, unknown>) => Promise<unknown>,
) {
  const schema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  return tool({ description, inputSchema: jsonSchema<Record<string, unknown>>(schema), execute })
}

/** What a model wrote is only a wish where it can be one. */
function wishOf({ days, month, pace, interests, placeIds }: Record<string, unknown>): TripWish {
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
  const whole = (value: unknown, most: number) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : null
  return {
    days: whole(days, TRIP_DAYS_MAX) ?? 1,
    month: whole(month, 12),
    budget: null,
    pace: pace === 'slow' || pace === 'fast' ? pace : 'normal',
    interests: texts(interests),
    startId: null,
    placeIds: texts(placeIds),
  }
}
