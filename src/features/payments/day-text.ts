import type { Language } from '#content/messages/language.ts'

/** A day as people write it, where they are. */
export function dayIn(language: Language, date: Date): string {
  return new Intl.DateTimeFormat(language === 'sw' ? 'sw-TZ' : 'en-GB', { dateStyle: 'long' }).format(date)
}
