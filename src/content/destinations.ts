import { panoramaById, panoramaManifest } from './panoramas.ts'
import type { PictureFormats } from './panorama-manifest.ts'

export type Destination = {
  /** Also the id of its panorama. */
  slug: string
  name: string
  /** The country, as the header shows it. */
  location: string
  /** Out of 5. A sample value: nobody has rated anything yet. */
  sampleRating: number
  description: string
  tags: readonly [string, string, string]
  /** Where it lies and how one gets there, for the location tab. */
  locationText: string
  /** Degrees, north and east positive. */
  latitudeDeg: number
  longitudeDeg: number
  /** #rrggbb, shown where a picture has not arrived or has not been made. */
  placeholderColor: string
}

export type DestinationPicture = {
  title: string
  alt: string
  /** Null where the picture has not been made. */
  large: PictureFormats | null
  medium: PictureFormats | null
  thumbnail: PictureFormats | null
}

const GALLERY_SIZE = 4

export const destinations = [
  {
    slug: 'maasai-mara-safari',
    name: 'Maasai Mara Safari',
    location: 'Kenya',
    sampleRating: 4.9,
    description:
      'Open savanna under a very large sky, where lions, elephants and giraffes share the grass with flat-topped trees. From about July to October the great migration brings wildebeest and zebra across the Mara River. Go out at sunrise, when the light is low and the animals are awake.',
    tags: ['Wildlife', 'Savanna', 'Great Migration'],
    locationText:
      'Narok County in south-western Kenya, on the border with Tanzania, where the reserve continues as the Serengeti. About 270 km by road from Nairobi, or a 45-minute flight from Wilson Airport.',
    latitudeDeg: -1.49,
    longitudeDeg: 35.14,
    placeholderColor: '#8f7b4e',
  },
  {
    slug: 'zanzibar-beaches',
    name: 'Zanzibar Beaches',
    location: 'Tanzania',
    sampleRating: 4.7,
    description:
      'White coral sand, water in every shade of turquoise, and wooden dhows that still sail with the monsoon. On the east coast the tide runs out for hundreds of metres and leaves a lagoon to walk in. Stone Town, with its carved doors and spice markets, is a drive across the island.',
    tags: ['Beach', 'Dhow sailing', 'Spice island'],
    locationText:
      'Unguja, the main island of the Zanzibar archipelago, about 35 km off the Tanzanian mainland. Around two hours by ferry from Dar es Salaam to Stone Town, or a 20-minute flight.',
    latitudeDeg: -6.25,
    longitudeDeg: 39.53,
    placeholderColor: '#5f9aa3',
  },
  {
    slug: 'mt-kilimanjaro',
    name: 'Mt. Kilimanjaro',
    location: 'Tanzania',
    sampleRating: 4.8,
    description:
      "Africa's highest mountain, 5,895 m at Uhuru Peak, climbs from rainforest through heath and alpine desert to ice. Giant groundsels grow where the clouds end, and camps look out over a white sea of them. Most people need six to eight days to the top and back.",
    tags: ['Trekking', 'Summit', 'Alpine desert'],
    locationText:
      'Kilimanjaro Region in north-eastern Tanzania, close to the Kenyan border. The town of Moshi lies at its foot, about 40 km from Kilimanjaro International Airport.',
    latitudeDeg: -3.07,
    longitudeDeg: 37.35,
    placeholderColor: '#6f7f8f',
  },
] as const satisfies readonly Destination[]

/** The destination at an index that has been wrapped to the list. */
export function destinationAt(index: number): Destination {
  return destinations[index] ?? destinations[0]
}

/** The main picture, which stands for the panorama, and then exactly four of the gallery. */
export function picturesOf(destination: Destination): readonly DestinationPicture[] {
  const panorama = panoramaById(destination.slug)
  const gallery = panoramaManifest.gallery[destination.slug] ?? []
  return [
    {
      title: destination.name,
      alt: `${destination.name}, ${destination.location}`,
      large: panorama?.posters.landscape ?? null,
      medium: panorama?.posters.landscape ?? null,
      thumbnail: panorama?.thumbnail ?? null,
    },
    ...Array.from({ length: GALLERY_SIZE }, (_, index) => gallery[index] ?? missingPicture(destination, index)),
  ]
}

function missingPicture(destination: Destination, index: number): DestinationPicture {
  const title = `${destination.name}, picture ${index + 2}`
  return { title, alt: title, large: null, medium: null, thumbnail: null }
}
