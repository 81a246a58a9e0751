/** Places beside the three destinations; their tours are drawn, and walked through once their panorama is there, at `/tours/<slug>`. */
export const featuredPlaces = [
  { slug: 'santorini-sunset', name: 'Santorini Sunset', country: 'greece' },
  { slug: 'tokyo-streets', name: 'Tokyo Streets', country: 'japan' },
  { slug: 'grand-canyon', name: 'Grand Canyon', country: 'unitedStates' },
  { slug: 'machu-picchu', name: 'Machu Picchu', country: 'peru' },
  { slug: 'northern-lights', name: 'Northern Lights', country: 'norway' },
  { slug: 'great-barrier-reef', name: 'Great Barrier Reef', country: 'australia' },
] as const

export type FeaturedPlace = (typeof featuredPlaces)[number]
