import { picturesOf, destinationAt, type DestinationPicture } from './destinations.ts'

/** Sample content of Home: nobody has written these posts, and no provider has been counted. */

export type SamplePost = {
  id: 'balloons' | 'dhow' | 'groundsels' | 'camp'
  type: 'VR' | 'AR' | 'Post'
  author: string
  picture: DestinationPicture | undefined
  sampleLikes: number
  sampleViews: number
}

export type HubCategory = {
  id: 'eco' | 'adventure' | 'culture' | 'luxury'
  picture: DestinationPicture | undefined
  sampleProviders: number
}

export const samplePosts: readonly SamplePost[] = [
  {
    id: 'balloons',
    type: 'VR',
    author: 'Mara Morning Guides',
    picture: pictureOf(0, 1),
    sampleLikes: 342,
    sampleViews: 2810,
  },
  {
    id: 'dhow',
    type: 'Post',
    author: 'Pwani Dhow Crew',
    picture: pictureOf(1, 1),
    sampleLikes: 218,
    sampleViews: 1460,
  },
  {
    id: 'groundsels',
    type: 'AR',
    author: 'Kibo Trail School',
    picture: pictureOf(2, 2),
    sampleLikes: 187,
    sampleViews: 1235,
  },
  {
    id: 'camp',
    type: 'VR',
    author: 'Barafu Mountain Camps',
    picture: pictureOf(2, 3),
    sampleLikes: 264,
    sampleViews: 1978,
  },
]

/** In the order of their index, which `/explore?category=` takes. */
export const hubCategories: readonly HubCategory[] = [
  { id: 'eco', picture: pictureOf(0, 2), sampleProviders: 245 },
  { id: 'adventure', picture: pictureOf(2, 1), sampleProviders: 183 },
  { id: 'culture', picture: pictureOf(1, 4), sampleProviders: 320 },
  { id: 'luxury', picture: pictureOf(1, 2), sampleProviders: 156 },
]

/** `photo` counts from 1 in the gallery; 0 is the main picture. */
function pictureOf(destinationIndex: number, photo: number): DestinationPicture | undefined {
  return picturesOf(destinationAt(destinationIndex))[photo]
}
