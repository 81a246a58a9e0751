import { planTrip, type TripWish } from '../_shared/planner.ts'
import { placeCards, showChips } from './cards.ts'
import type { Asked } from './answer.ts'
import type { Place } from './knowledge.ts'
import type { Slots } from './question.ts'

/** How many months are offered to tap. */
const OFFERED_MONTHS = 4

/** Asks for what is missing, one thing at a time, and plans when it has enough. */
export async function planAnswer(asked: Asked): Promise<void> {
  const { understood, places, texts, sink } = asked
  const { slots } = understood
  if (slots.days === null) return ask(asked, texts.askDays, texts.dayChips)
  if (slots.month === null) {
    const months = offeredMonths(places).map((month) => texts.months[month - 1] ?? '')
    return ask(asked, texts.askMonth, texts.monthChips(months))
  }
  if (slots.interests.length === 0 && slots.placeIds.length === 0 && !slots.anyInterest) {
    return ask(asked, texts.askInterest, texts.interestChips)
  }
  const plan = planTrip(wishOf(slots, slots.days), places)
  const fits = plan.stops.length > 0
  sink.say(fits ? texts.planned(plan.days) : texts.nothingFits(plan.days))
  const names = Object.fromEntries(places.map(({ id, name }) => [id, name]))
  sink.show('trip', { plan, names })
  const visited = places.filter(({ id }) => plan.stops.some(({ placeId }) => placeId === id))
  await placeCards(asked, visited, ['season'], { withPlace: false })
  showChips(sink, fits ? texts.planChips : texts.dayChips)
}

function wishOf(slots: Slots, days: number): TripWish {
  const { startId, placeIds } = slots
  // Whoever names a place to begin with, and no other, leaves it open where the trip goes on.
  const isStartAlone = placeIds.length === 1 && placeIds[0] === startId
  return {
    days,
    month: typeof slots.month === 'number' ? slots.month : null,
    budget: slots.budget,
    pace: slots.pace ?? 'normal',
    interests: slots.interests,
    startId,
    placeIds: isStartAlone ? [] : placeIds,
  }
}

function ask({ sink }: Asked, question: string, chips: readonly string[]): void {
  sink.say(question)
  showChips(sink, chips)
}

/** The months in which most places are at their best, in the order of the year. */
function offeredMonths(places: readonly Place[]): number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const worth = (month: number) => places.filter(({ goodMonths }) => goodMonths.includes(month)).length
  return months
    .toSorted((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, OFFERED_MONTHS)
    .toSorted((a, b) => a - b)
}
