/** A visit request as the form holds it: dates are YYYY-MM-DD or empty, visitors as typed. */
export type VisitDraft = { arrival: string; departure: string; visitors: string; requests: string }
export type VisitErrors = Partial<Record<keyof VisitDraft, string>>

export const EMPTY_VISIT_DRAFT: VisitDraft = { arrival: '', departure: '', visitors: '2', requests: '' }

/** What keeps a draft from being sent, by field; empty when nothing does. `today` is YYYY-MM-DD in local time. */
export function visitErrors(draft: VisitDraft, today: string): VisitErrors {
  const errors: VisitErrors = {}
  // Dates in this form sort as text.
  if (draft.arrival === '') errors.arrival = 'Choose an arrival date.'
  else if (draft.arrival < today) errors.arrival = 'The arrival date is in the past.'
  if (draft.departure === '') errors.departure = 'Choose a departure date.'
  else if (draft.arrival !== '' && draft.departure < draft.arrival)
    errors.departure = 'The departure date is before the arrival date.'
  if (!/^\d+$/.test(draft.visitors) || Number(draft.visitors) < 1) errors.visitors = 'At least 1 visitor is needed.'
  return errors
}

/** A day of the local calendar as YYYY-MM-DD. */
export function toIsoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}
