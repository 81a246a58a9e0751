import type { EvaluationQuestion } from './moeva-questions.ts'

/** A piece of the stream. */
export type Chunk = { type: string; delta?: string; data?: unknown }

export type Facts = {
  placeIds: ReadonlySet<string>
  /** The places that panoramas belong to. */
  placeOfPanorama: ReadonlyMap<string, string>
  /** What may stand in a card, by its id. */
  knowledge: ReadonlyMap<string, { title: string; body: string; href: string }>
}

/** What is wrong with an answer, one sentence each; an invention counts separately from what is merely missing. */
export type Faults = { inventions: string[]; misses: string[] }

const NUMBER = /\d[\d.,]*/g

export function scoreAnswer({ text, expected }: EvaluationQuestion, chunks: readonly Chunk[], facts: Facts): Faults {
  const inventions: string[] = []
  const misses: string[] = []
  const dataOf = (kind: string) =>
    chunks.flatMap(({ type, data }) => (type === `data-${kind}` ? [data as Record<string, unknown>] : []))
  const cards = dataOf('card')
  const trips = dataOf('trip').map(({ plan }) => plan as { days: number; stops: { placeId: string }[] })
  const looks = dataOf('look')

  const named = [
    ...cards.flatMap(({ placeId }) => (typeof placeId === 'string' ? placeId : [])),
    ...trips.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)),
    ...looks.flatMap(({ panoramaId }) => facts.placeOfPanorama.get(String(panoramaId)) ?? String(panoramaId)),
  ]
  for (const id of named) if (!facts.placeIds.has(id)) inventions.push(`unknown place ${id}`)
  for (const card of cards) if (!isSource(card, facts)) inventions.push(`card ${String(card['id'])} is no source`)

  const said = chunks.map(({ delta = '' }) => delta).join('')
  const given = JSON.stringify([text, cards, trips, looks])
  const allowed = new Set([...numbersIn(given), ...trips.map(({ days }) => String(days))])
  for (const number of numbersIn(said)) if (!allowed.has(number)) inventions.push(`figure ${number}`)

  if (said.trim() === '') misses.push('says nothing')
  for (const id of expected.places ?? []) if (!named.includes(id)) misses.push(`does not name ${id}`)
  for (const kind of expected.has ?? []) if (dataOf(kind).length === 0) misses.push(`has no ${kind}`)
  for (const kind of expected.lacks ?? []) if (dataOf(kind).length > 0) misses.push(`has a ${kind}`)
  const { opens, says } = expected
  if (says && !says.test(said)) misses.push(`does not say ${says.source}`)
  if (opens !== undefined && !cards.some(({ href }) => String(href).startsWith(opens))) misses.push(`opens no ${opens}`)
  return { inventions, misses }
}

/** A card says what a row of the catalogue says, or its beginning. */
function isSource({ id, title, text, href }: Record<string, unknown>, { knowledge }: Facts): boolean {
  if (String(id).startsWith('trip/')) return href === '/dashboard/trips'
  const row = knowledge.get(String(id))
  return (
    row !== undefined &&
    row.title === title &&
    row.href === href &&
    row.body.startsWith(String(text).replace(/ …$/, ''))
  )
}

function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,]+$/, ''))
}
