import { destinations } from '#content/destinations.ts'
import { homeMessages } from '#content/messages/home.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { ArGuides } from '#features/home/ar-guides.tsx'
import { CommunityPreview } from '#features/home/community-preview.tsx'
import { FeatureList } from '#features/home/feature-list.tsx'
import { FinalCall } from '#features/home/final-call.tsx'
import { HomeHero } from '#features/home/home-hero.tsx'
import { HubDirectory } from '#features/home/hub-directory.tsx'
import { MoevaChat } from '#features/home/moeva-chat.tsx'
import { useSmoothAnchors } from '#features/home/use-smooth-anchors.ts'
import { VrTours } from '#features/home/vr-tours.tsx'
import { TurningBackdrop } from '#features/panorama/turning-backdrop.tsx'
import { useMessages } from '#state/preferences-store.ts'

export const handle: PageHandle = {
  title: (_, language) => homeMessages[language].title,
  description:
    'Utalii lets you stand in a place before you go there: 360° views of the Maasai Mara, Zanzibar and Mt. Kilimanjaro.',
  isTranslated: true,
}

export function Component() {
  const { hero } = useMessages(homeMessages)
  const [first] = destinations
  useSmoothAnchors()
  return (
    <>
      <HomeHero destination={first}>
        <TurningBackdrop panoramaId={first.slug} pauseLabel={hero.pause} playLabel={hero.play} />
      </HomeHero>
      <FeatureList />
      <CommunityPreview />
      <VrTours destinations={destinations} />
      <ArGuides />
      <HubDirectory />
      <MoevaChat />
      <FinalCall />
    </>
  )
}
