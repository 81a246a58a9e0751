import type { TourSource } from './tour.ts'

/** An article of the English Wikipedia, by its title. */
export function wikipedia(article: string): TourSource {
  return { title: `Wikipedia: ${article}`, url: `https://en.wikipedia.org/wiki/${article.replaceAll(' ', '_')}` }
}
