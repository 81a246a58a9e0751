import type { LookTarget } from '../_shared/answer-parts.ts'
import { distanceKm } from '../_shared/planner.ts'
import type { Asked } from './answer.ts'
import { cardOf, placeCards, showChips } from './cards.ts'
import type { Found, Knowledge, Place } from './knowledge.ts'
import { placesIn, searchWords } from './named-places.ts'
import type { Language } from './question.ts'

/** Side by side, more than this are a list. */
const COMPARED_LIMIT = 3
/** So much beside a place's own card stands under an answer about it. */
const DETAILS_LIMIT = 2
/** So much of what can be seen is offered at once. */
const SPOTS_LIMIT = 6
/** Less than this of a question in the words of a row, and the row is not about it. */
const LEAST_COVERAGE = 0.5

export async function findAnswer(asked: Asked): Promise<void> {
  const { understood, places, texts, sink } = asked
  const { interests, month, placeIds } = understood.slots
  const fits = places.filter(
    (place) =>
      (placeIds.length === 0 || placeIds.includes(place.id)) &&
      (interests.length === 0 || place.interests.some((interest) => interests.includes(interest))),
  )
  const isGood = ({ goodMonths }: Place) => typeof month === 'number' && goodMonths.includes(month)
  const sorted = fits.toSorted((a, b) => Number(isGood(b)) - Number(isGood(a)) || (a.id < b.id ? -1 : 1))
  if (sorted.length === 0 && placeIds.length > 0) return placeAnswer(asked)
  if (sorted.length === 0) {
    sink.say(texts.unknown)
    return showChips(sink, texts.startChips)
  }
  sink.say(texts.found)
  await placeCards(asked, sorted, typeof month === 'number' ? ['season'] : [])
}

export async function compareAnswer(asked: Asked): Promise<void> {
  const { understood, places, texts, sink } = asked
  const { placeIds, interests } = understood.slots
  const named = places.filter(({ id }) => placeIds.includes(id))
  const [first] = named
  if (first && named.length === 1) {
    sink.say(texts.askCompare(first.name))
    const others = nearestTo(first, places).slice(0, COMPARED_LIMIT)
    return showChips(
      sink,
      others.map(({ name }) => texts.compareChip(first.name, name)),
    )
  }
  const alike = places.filter((place) => place.interests.some((one) => interests.includes(one)))
  const shown = (named.length > 1 ? named : alike.length > 1 ? alike : places).slice(0, COMPARED_LIMIT)
  sink.say(texts.compared(shown.map(({ name }) => name).join(', ')))
  await placeCards(asked, shown, ['season', 'duration', 'access'])
}

export async function placeAnswer(asked: Asked): Promise<void> {
  const { question, understood, places, texts, sink } = asked
  const ids = understood.slots.placeIds.length > 0 ? understood.slots.placeIds : [question.placeId]
  const named = places.filter(({ id }) => ids.includes(id))
  const names = named.map(({ name }) => name).join(', ')
  const asksPrice = /\b(price|prices|cost|costs|how much|bei|gharama|kiasi)\b/i.test(question.text)
  sink.say(asksPrice ? texts.noPlacePrices(names) : texts.foundFor(names))
  const details = await detailsOf(asked, named)
  // What answers the question stands above what only belongs to it.
  for (const one of details) sink.show('card', cardOf(one))
  if (understood.topic !== null) await placeCards(asked, named, [understood.topic], { withPlace: false })
  else await placeCards(asked, named, details.length > 0 ? [] : ['season'])
}

/** Turns to what somebody names, in the picture that the page shows where it is there. */
export async function showAnswer(asked: Asked): Promise<void> {
  const { question, understood, places, knowledge, texts, sink } = asked
  const spot = await findSpot(question.text, understood.language, { placeId: question.placeId, places, knowledge })
  if (!spot) {
    if (understood.slots.placeIds.length > 0) return placeAnswer(asked)
    if (understood.slots.interests.length > 0) return findAnswer(asked)
    sink.say(texts.noSpot)
    return showChips(sink, texts.startChips)
  }
  sink.say(texts.show(spot.title))
  sink.show('look', spot)
}

/** What there is to see in the pictures of a place, each with the way to turn to it. */
export async function seeAnswer(asked: Asked): Promise<void> {
  const { question, understood, places, knowledge, texts, sink } = asked
  const { placeIds } = understood.slots
  const place = places.find(({ id }) => (placeIds.length > 0 ? placeIds.includes(id) : id === question.placeId))
  if (!place) return findAnswer(asked)
  const rows = await knowledge.list(understood.language, { kinds: ['spot'], placeIds: [place.id] })
  // Before those of its other viewpoints what the first picture shows, in which most people stand who ask.
  const spots = rows
    .toSorted((a, b) => Number(b.panoramaId === place.id) - Number(a.panoramaId === place.id))
    .flatMap((row) => lookTargetOf(row, places) ?? [])
    .slice(0, SPOTS_LIMIT)
  if (spots.length === 0) return placeAnswer(asked)
  sink.say(texts.see(place.name))
  for (const spot of spots) sink.show('look', { ...spot, turnsAtOnce: false })
}

type Where = { placeId: string | null; places: readonly Place[]; knowledge: Knowledge }

/** What a text names and can be seen; null where nothing of it can. */
export async function findSpot(text: string, language: Language, { placeId, places, knowledge }: Where) {
  const named = placesIn(text.toLowerCase(), places)
  const words = searchWords(text, places)
  if (words === '') return null
  const found = await knowledge.search(words, language, 12, named.length > 0 ? named : null)
  const seen = found
    .filter(({ panoramaId, titleCoverage }) => panoramaId !== null && titleCoverage > 0)
    .toSorted((a, b) => b.titleCoverage - a.titleCoverage)
  const spot = seen.find((one) => one.placeId === placeId) ?? seen[0]
  return spot ? lookTargetOf(spot, places) : null
}

/** Null where it can be seen in no picture. */
function lookTargetOf(spot: Found, places: readonly Place[]): LookTarget | null {
  const { panoramaId, headingDeg, pitchDeg, href, placeId } = spot
  if (panoramaId === null || headingDeg === null || pitchDeg === null) return null
  const place = places.find(({ id }) => id === placeId)
  const title = spot.title.replace(` (${place?.name})`, '')
  return { panoramaId, headingDeg, pitchDeg, href, title, turnsAtOnce: true }
}

/** What is told of some places and answers the question. */
async function detailsOf(
  { question, understood, places, knowledge }: Asked,
  named: readonly Place[],
): Promise<Found[]> {
  const words = searchWords(question.text, places)
  if (words === '' || named.length === 0) return []
  const found = await knowledge.search(
    words,
    understood.language,
    12,
    named.map(({ id }) => id),
  )
  return found.filter(({ topic, coverage }) => topic === 'about' && coverage >= LEAST_COVERAGE).slice(0, DETAILS_LIMIT)
}

function nearestTo(place: Place, places: readonly Place[]): Place[] {
  return places.filter(({ id }) => id !== place.id).toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))
}
