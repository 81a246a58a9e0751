/** English first: it is the default, and the language in which every page is prerendered. */
export const LANGUAGES = ['en', 'sw'] as const

export type Language = (typeof LANGUAGES)[number]

/** The texts of one page in every language; the type of the English ones is what the others must fill. */
export type Catalogue<Messages> = Readonly<Record<Language, Messages>>

const PLURAL_RULES: Catalogue<Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  sw: new Intl.PluralRules('sw'),
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The form that a count takes in a language; English and Swahili both have these two and no other. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return PLURAL_RULES[language].select(count) === 'one' ? forms.one : forms.other
}
