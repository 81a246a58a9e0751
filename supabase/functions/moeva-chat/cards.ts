import type { SourceCard } from '../_shared/answer-parts.ts'
import type { Asked, Sink } from './answer.ts'
import type { Found, Place } from './knowledge.ts'
import type { FactTopic } from './question.ts'

/** What a card shows of a longer text. */
const CARD_TEXT_LIMIT = 420

/** A row as a card; a long text ends behind a sentence. */
export function cardOf({ id, kind, title, text, href, placeId }: Found): SourceCard {
  return { id, kind, title, text: shorten(text), href, placeId }
}

/** Cards of places, each with its facts on these topics. */
export async function placeCards(
  { knowledge, understood, sink }: Asked,
  places: readonly Place[],
  topics: readonly FactTopic[] = [],
  { withPlace = true } = {},
): Promise<void> {
  const placeIds = places.map(({ id }) => id)
  const rows = await knowledge.list(understood.language, { kinds: ['destination', 'fact'], placeIds })
  for (const id of placeIds) {
    const own = rows.filter(({ placeId }) => placeId === id)
    const facts = topics.flatMap((topic) => own.filter((row) => row.topic === topic))
    const main = own.filter(({ kind }) => kind === 'destination')
    // A place without the fact that was asked for is at least shown.
    for (const row of withPlace || facts.length === 0 ? [...main, ...facts] : facts) sink.show('card', cardOf(row))
  }
}

export function showChips(sink: Sink, labels: readonly string[]): void {
  sink.show('chips', { chips: labels.map((label) => ({ label, text: label })) })
}

function shorten(text: string): string {
  if (text.length <= CARD_TEXT_LIMIT) return text
  const start = text.slice(0, CARD_TEXT_LIMIT)
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '))
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`
}
