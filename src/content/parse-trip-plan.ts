import { AppError } from '#core/app-error.ts'
import type { PlannedStop, Reason, TripPlan, TripWarning } from '#functions/_shared/planner.ts'

const REASONS: ReadonlySet<unknown> = new Set<Reason['code']>([
  'season-good',
  'season-poor',
  'season-unknown',
  'interest',
  'wished',
  'start',
  'nearest',
  'rest',
  'length',
])
const WARNINGS: ReadonlySet<unknown> = new Set<TripWarning['code']>([
  'no-month',
  'no-prices',
  'nothing-fits',
  'no-such-interest',
  'no-timetable',
  'too-short',
  'no-room',
  'spare-days',
])

/**
 * A plan as the planner makes it. A reason or warning of a newer planner is left out.
 * @throws AppError `invalid-data` where it is anything else.
 */
export function parseTripPlan(value: unknown): TripPlan {
  const plan = value as Partial<TripPlan> | null | undefined
  if (typeof plan?.days !== 'number' || !Array.isArray(plan.stops) || !Array.isArray(plan.warnings)) {
    throw new AppError('invalid-data', 'A plan cannot be read')
  }
  return {
    days: plan.days,
    month: typeof plan.month === 'number' ? plan.month : null,
    stops: plan.stops.map(parseStop),
    warnings: plan.warnings.filter((warning) => WARNINGS.has((warning as TripWarning | null)?.code)),
  }
}

function parseStop(value: unknown): PlannedStop {
  const stop = value as Partial<PlannedStop> | null
  if (typeof stop?.placeId !== 'string' || typeof stop.firstDay !== 'number' || typeof stop.lastDay !== 'number') {
    throw new AppError('invalid-data', 'A stop of a plan cannot be read')
  }
  const reasons = Array.isArray(stop.reasons) ? stop.reasons : []
  return {
    placeId: stop.placeId,
    firstDay: stop.firstDay,
    lastDay: stop.lastDay,
    travelDays: typeof stop.travelDays === 'number' ? stop.travelDays : 0,
    reasons: reasons.filter((reason) => REASONS.has((reason as Reason | null)?.code)),
  }
}
