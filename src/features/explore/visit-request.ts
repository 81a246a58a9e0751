/** A visit request as the form holds it: dates are YYYY-MM-DD or empty, visitors as typed. */
export type VisitDraft = { arrival: string; departure: string; visitors: string; requests: string }
/** What is wrong with a field; the catalogue has the sentence. */
export type VisitError = 'arrivalMissing' | 'arrivalPast' | 'departureMissing' | 'departureEarly' | 'visitorsMissing'
export type VisitErrors = Partial<Record<keyof VisitDraft, VisitError>>

export const EMPTY_VISIT_DRAFT: VisitDraft = { arrival: '', departure: '', visitors: '2', requests: '' }

/** What keeps a draft from being sent, by field; empty when nothing does. `today` is YYYY-MM-DD in local time. */
export function visitErrors(draft: VisitDraft, today: string): VisitErrors {
  const errors: VisitErrors = {}
  // Dates in this form sort as text.
  if (draft.arrival === '') errors.arrival = 'arrivalMissing'
  else if (draft.arrival < today) errors.arrival = 'arrivalPast'
  if (draft.departure === '') errors.departure = 'departureMissing'
  else if (draft.arrival !== '' && draft.departure < draft.arrival) errors.departure = 'departureEarly'
  if (!/^\d+$/.test(draft.visitors) || Number(draft.visitors) < 1) errors.visitors = 'visitorsMissing'
  return errors
}
