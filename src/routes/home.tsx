import { destinations } from '#content/destinations.ts'
import { DestinationCards } from '#features/home/destination-cards.tsx'
import { HomeHero } from '#features/home/home-hero.tsx'

export const handle = {
  title: () => 'Discover the World in Immersive Reality',
  description:
    'Utalii lets you stand in a place before you go there: 360° views of the Maasai Mara, Zanzibar and Mt. Kilimanjaro.',
}

export function Component() {
  return (
    <>
      <HomeHero destination={destinations[0]} />
      <DestinationCards destinations={destinations} />
    </>
  )
}
