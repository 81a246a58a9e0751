/** English first: it is the default, and the language in which every page is prerendered. */
export const LANGUAGES = ['en', 'sw'] as const

export type Language = (typeof LANGUAGES)[number]

/** The texts of one page in every language; the type of the English ones is what the others must fill. */
export type Catalogue<Messages> = Readonly<Record<Language, Messages>>

/** The one count with a form of its own, by CLDR. `Intl` knows it too, and takes a slow phone 100 ms to wake. */
const ONE: Catalogue<number> = { en: 1, sw: 1 }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The form that a whole count takes in a language; English and Swahili both have these two and no other. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return count === ONE[language] ? forms.one : forms.other
}

/** A whole number, not negative, with its thousands apart: '1,250'. Both languages write it so. */
export function groupThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
