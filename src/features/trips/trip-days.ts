import type { Language } from '#content/messages/language.ts'
import type { TripRequest } from '#content/trip-request.ts'

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  sw: new Intl.DateTimeFormat('sw-TZ', { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** The days of a trip as a person writes them, such as '1 – 8 Feb 2027'. */
export function tripDays(
  { arrival, departure }: Pick<TripRequest, 'arrival' | 'departure'>,
  language: Language,
): string {
  // Thin spaces are not among the characters that our fonts carry.
  return FORMATS[language].formatRange(toDate(arrival), toDate(departure)).replaceAll('\u2009', ' ')
}

/** Midnight in UTC, in which it is formatted too: a day has no time zone. */
function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
