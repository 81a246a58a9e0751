import type { TourSlug } from './tour-places.ts'
import type { Tour } from './tour.ts'

/** The tours, each a chunk of its own: a page carries the facts of its place alone. */
const TOURS: Readonly<Record<TourSlug, () => Promise<{ tour: Tour }>>> = {
  'maasai-mara-safari': () => import('./tours/maasai-mara-safari.ts'),
  'zanzibar-beaches': () => import('./tours/zanzibar-beaches.ts'),
  'mt-kilimanjaro': () => import('./tours/mt-kilimanjaro.ts'),
  'santorini-sunset': () => import('./tours/santorini-sunset.ts'),
  'tokyo-streets': () => import('./tours/tokyo-streets.ts'),
  'grand-canyon': () => import('./tours/grand-canyon.ts'),
  'machu-picchu': () => import('./tours/machu-picchu.ts'),
  'northern-lights': () => import('./tours/northern-lights.ts'),
  'great-barrier-reef': () => import('./tours/great-barrier-reef.ts'),
}

export async function loadTour(slug: TourSlug): Promise<Tour> {
  return (await TOURS[slug]()).tour
}
