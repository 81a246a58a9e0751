/** Kinds of experience, of which people share theirs. Sample content: the experiences have not been counted. */
export type TourismCategory = {
  id: `cat-${number}`
  kind: 'eco' | 'adventure' | 'culture' | 'luxury' | 'beach' | 'wildlife' | 'history' | 'food' | 'wellness' | 'city'
  sampleCount: number
}

export const tourismCategories: readonly TourismCategory[] = [
  { id: 'cat-1', kind: 'eco', sampleCount: 124 },
  { id: 'cat-2', kind: 'adventure', sampleCount: 89 },
  { id: 'cat-3', kind: 'culture', sampleCount: 156 },
  { id: 'cat-4', kind: 'luxury', sampleCount: 67 },
  { id: 'cat-5', kind: 'beach', sampleCount: 112 },
  { id: 'cat-6', kind: 'wildlife', sampleCount: 78 },
  { id: 'cat-7', kind: 'history', sampleCount: 145 },
  { id: 'cat-8', kind: 'food', sampleCount: 94 },
  { id: 'cat-9', kind: 'wellness', sampleCount: 56 },
  { id: 'cat-10', kind: 'city', sampleCount: 102 },
]
