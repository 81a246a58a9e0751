import type { TourismCategory } from '../sample-categories.ts'

type CategoryTexts = Readonly<Record<TourismCategory['kind'], { name: string; text: string }>>

/** The ten kinds of experience. */
export const categoriesEn: CategoryTexts = {
  eco: { name: 'Eco Tourism', text: 'Reserves and camps that give back to what they show.' },
  adventure: { name: 'Adventure Tours', text: 'Summits, rapids and long trails, with a way back.' },
  culture: { name: 'Cultural Experiences', text: 'Crafts, music and ceremonies with those who keep them.' },
  luxury: { name: 'Luxury Retreats', text: 'Few rooms, long views, and service that notices.' },
  beach: { name: 'Beach Destinations', text: 'Lagoons, reefs and sand from Lamu to Pemba.' },
  wildlife: { name: 'Wildlife Safari', text: 'Open vehicles, early mornings, patient guides.' },
  history: { name: 'Historical Sites', text: 'Stone towns, rock paintings and old trade routes.' },
  food: { name: 'Food & Culinary', text: 'Spice farms, night markets and home kitchens.' },
  wellness: { name: 'Wellness Retreats', text: 'Hot springs, forest walks and days without a plan.' },
  city: { name: 'City Breaks', text: 'Two days of cafes, galleries and rooftops.' },
}
