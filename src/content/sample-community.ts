import type { FeedPost, PostType } from './community-post.ts'
import { destinationAt, picturesOf, type DestinationPicture } from './destinations.ts'
import { pictureSource, type PictureSource } from './picture-source.ts'

/** Sample content of the community: nobody has written these posts and messages, and nobody has been counted. */

export type SamplePost = Omit<FeedPost, 'text'> & {
  id: SamplePostId
  picture: { source: readonly [PictureSource, ...PictureSource[]]; alt: string } | null
  isFeatured: boolean
  /** The least height of its card, in px. */
  heightPx: number
  /** `category` of the place in Explore where one can look around; null where the post shows none. */
  category: number | null
}

export type SamplePostId = 'balloons' | 'dhow' | 'groundsels' | 'camp' | 'elephants' | 'tide' | 'palms' | 'zebras'

type Sample = {
  id: SamplePostId
  type: PostType
  author: readonly [name: string, username: string]
  location: string
  /** Index of the destination and of its picture; the panorama itself is picture 0. */
  picture: readonly [destination: number, photo: number]
  counts: readonly [likes: number, comments: number, shares: number, views: number]
  heightPx: number
  isFeatured?: boolean
}

const SAMPLES: readonly Sample[] = [
  {
    id: 'balloons',
    type: 'VR',
    author: ['Mara Morning Guides', 'maramorning'],
    location: 'Maasai Mara, Kenya',
    picture: [0, 1],
    counts: [342, 28, 46, 2810],
    heightPx: 540,
    isFeatured: true,
  },
  {
    id: 'dhow',
    type: 'Post',
    author: ['Pwani Dhow Crew', 'pwanidhow'],
    location: 'Zanzibar, Tanzania',
    picture: [1, 1],
    counts: [218, 17, 23, 1460],
    heightPx: 500,
  },
  {
    id: 'groundsels',
    type: 'AR',
    author: ['Kibo Trail School', 'kibotrail'],
    location: 'Mt. Kilimanjaro, Tanzania',
    picture: [2, 2],
    counts: [187, 21, 31, 1235],
    heightPx: 480,
  },
  {
    id: 'camp',
    type: 'VR',
    author: ['Barafu Mountain Camps', 'barafucamps'],
    location: 'Mt. Kilimanjaro, Tanzania',
    picture: [2, 3],
    counts: [264, 34, 52, 1978],
    heightPx: 520,
    isFeatured: true,
  },
  {
    id: 'elephants',
    type: 'Post',
    author: ['Tembo Walking Safaris', 'tembowalks'],
    location: 'Maasai Mara, Kenya',
    picture: [0, 2],
    counts: [401, 39, 58, 3120],
    heightPx: 520,
    isFeatured: true,
  },
  {
    id: 'tide',
    type: 'AR',
    author: ['Lagoon Field Guides', 'lagoonguides'],
    location: 'Zanzibar, Tanzania',
    picture: [1, 4],
    counts: [156, 12, 19, 940],
    heightPx: 480,
  },
  {
    id: 'palms',
    type: 'VR',
    author: ['Msimu Beach House', 'msimuhouse'],
    location: 'Zanzibar, Tanzania',
    picture: [1, 2],
    counts: [233, 16, 27, 1712],
    heightPx: 500,
  },
  {
    id: 'zebras',
    type: 'Post',
    author: ['Savanna Light Tours', 'savannalight'],
    location: 'Maasai Mara, Kenya',
    picture: [0, 3],
    counts: [295, 24, 33, 2044],
    heightPx: 540,
  },
]

export const samplePosts: readonly SamplePost[] = SAMPLES.map(toPost)

/** A card that somebody paid for. Sample copy: nobody has. */
export type SamplePromo = {
  id: 'greenSeason' | 'dhowWeek' | 'acclimatise'
  picture: DestinationPicture | undefined
  category: number
}

export const samplePromos: readonly SamplePromo[] = [
  { id: 'greenSeason', picture: pictureAt(0, 4), category: 0 },
  { id: 'dhowWeek', picture: pictureAt(1, 3), category: 1 },
  { id: 'acclimatise', picture: pictureAt(2, 4), category: 2 },
]

/** The simple list of experiences, with how many people liked each. */
export const sampleExperiences = [
  { id: 'spice', likes: 128 },
  { id: 'crater', likes: 214 },
  { id: 'market', likes: 96 },
  { id: 'chumbe', likes: 173 },
] as const

/** What stands in the chat before anybody has written: four messages, as its badge says. */
export const sampleMessages = [
  { id: 'sample-1', name: 'Neema Swai', username: 'neema', text: 'ferry' },
  { id: 'sample-2', name: 'Otieno Were', username: 'otieno', text: 'ferryAnswer' },
  { id: 'sample-3', name: 'Asha Bakari', username: 'asha', text: 'boots' },
  { id: 'sample-4', name: 'Kibo Trail School', username: 'kibotrail', text: 'bootsAnswer' },
] as const

function toPost({ id, type, author, location, picture, counts, heightPx, isFeatured = false }: Sample): SamplePost {
  const [name, username] = author
  const [likes, comments, shares, views] = counts
  const [destination, photo] = picture
  return {
    id,
    type,
    author: { name, username, avatarUrl: null, isProvider: true },
    location,
    picture: shownPicture(pictureAt(destination, photo)),
    likes,
    comments,
    shares,
    views,
    heightPx,
    isFeatured,
    category: type === 'VR' ? destination : null,
  }
}

function pictureAt(destination: number, photo: number): DestinationPicture | undefined {
  return picturesOf(destinationAt(destination))[photo]
}

function shownPicture(picture: DestinationPicture | undefined): SamplePost['picture'] {
  const { medium, large } = picture ?? {}
  if (!picture || !medium || !large) return null
  return { source: [pictureSource(medium), pictureSource(large)], alt: picture.alt }
}
