import type { HubCategory } from '#content/sample-home.ts'
import type { TourismCategory } from '#content/sample-categories.ts'

export type HubSort = 'most' | 'name'

type Named<Item> = Item & { name: string; text: string }

export type HubWish = {
  query: string
  sort: HubSort
  /** The kind of experience that was chosen; null for all. */
  kind: TourismCategory['kind'] | null
}

/** Which group of providers offers a kind of experience. */
const OFFERED_BY: Readonly<Record<TourismCategory['kind'], HubCategory['id']>> = {
  eco: 'eco',
  adventure: 'adventure',
  culture: 'culture',
  luxury: 'luxury',
  beach: 'luxury',
  wildlife: 'eco',
  history: 'culture',
  food: 'culture',
  wellness: 'luxury',
  city: 'culture',
}

/**
 * What the browser shows of both lists. A group of providers is also found by the name of what it offers, so that
 * 'food' leads to those who cook.
 */
export function browseHub(
  categories: readonly Named<TourismCategory>[],
  providers: readonly Named<HubCategory>[],
  { query, sort, kind }: HubWish,
): { categories: Named<TourismCategory>[]; providers: Named<HubCategory>[] } {
  const words = normalize(query).split(' ').filter(Boolean)
  const isFound = ({ name, text }: { name: string; text: string }) => {
    const haystack = normalize(`${name} ${text}`)
    return words.every((word) => haystack.includes(word))
  }
  const found = categories.filter(isFound)
  const offering = new Set((words.length > 0 ? found : []).map((category) => OFFERED_BY[category.kind]))
  const shown = providers.filter((provider) => isFound(provider) || offering.has(provider.id))
  return {
    categories: sorted(found, sort, ({ sampleCount }) => sampleCount),
    providers: sorted(
      kind === null ? shown : shown.filter(({ id }) => id === OFFERED_BY[kind]),
      sort,
      ({ sampleProviders }) => sampleProviders,
    ),
  }
}

function sorted<Item extends { name: string }>(
  items: readonly Item[],
  sort: HubSort,
  countOf: (item: Item) => number,
): Item[] {
  return items.toSorted((a, b) => (sort === 'most' ? countOf(b) - countOf(a) : a.name.localeCompare(b.name)))
}

/** Lower case, without accents and without double spaces. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}
