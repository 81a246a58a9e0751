import type { Language } from './messages/language.ts'

/** A text of a page, or how it follows from what the route's loader answered and the language that is read. */
export type PageText<Data = unknown> = string | ((data: Data, language: Language) => string)

/** What a route says about its page: the document's title and, for every page that may be found, a description. */
export type PageHandle<Data = unknown> = {
  /** Without the product's name, which the document's title gets added. */
  title: PageText<Data>
  /** One or two sentences for search engines and shared links, which read English. */
  description?: PageText<Data>
  /** True where the page's texts come from a catalogue in every language; other pages are in English. */
  isTranslated?: boolean
}
