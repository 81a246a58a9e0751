import { lazy, Suspense, useEffect } from 'react'
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { destinationAt, destinations } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import type { Language } from '#content/messages/language.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { indexFromText } from '#core/cyclic-index.ts'
import { useConversation } from '#features/assistant/use-conversation.ts'
import { BackHome } from '#features/explore/back-home.tsx'
import { DetailPanel } from '#features/explore/detail-panel.tsx'
import { GalleryCover } from '#features/explore/gallery-cover.tsx'
import { GalleryStrip } from '#features/explore/gallery-strip.tsx'
import { RotationDock } from '#features/explore/rotation-dock.tsx'
import { useExplorer } from '#features/explore/use-explorer.ts'
import { EnterVr } from '#features/immersion/enter-vr.tsx'
import { HeadsetComfort } from '#features/immersion/headset-comfort.tsx'
import { BESIDE_PANEL, FILLS_LOW_WINDOW } from '#features/panorama/page-media.ts'
import { PanoramaViewer } from '#features/panorama/panorama-viewer.tsx'
import { usePlaceName } from '#features/panorama/use-place-name.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Skeleton } from '#ui/status.tsx'

type ExploreData = { index: number }

const Assistant = lazy(async () => ({ default: (await import('#features/assistant/assistant.tsx')).Assistant }))

const GESTURES = { freeWheelMedia: BESIDE_PANEL, twoFingersMedia: FILLS_LOW_WINDOW }

export const handle = {
  title: ({ index }: ExploreData, language: Language = 'en') =>
    exploreMessages[language].title(destinationAt(index).name),
  isTranslated: true,
  description: ({ index }: ExploreData) => {
    const { name, location, tags } = destinationAt(index)
    return `Look around ${name} in ${location} as if you stood there, in the page or in a headset. ${tags.join(', ')}.`
  },
} satisfies PageHandle<ExploreData>

export function loader({ request }: LoaderFunctionArgs): ExploreData {
  return { index: indexFromText(new URL(request.url).searchParams.get('category'), destinations.length) }
}

export function Component() {
  const { viewer } = useMessages(exploreMessages)
  const explorer = useExplorer(useDestinationIndex())
  const { destination, pictures, photo, choosePhoto } = explorer
  usePlaceName(destination.slug, destination.name, destination.location)
  // Kept here, because a tab that is left is taken off the page.
  const conversation = useConversation(destination.slug)
  const galleryPicture = photo === 0 ? undefined : pictures[photo]

  return (
    <div className="explore under-nav-on-phones">
      <section className="explore-hero" aria-label={viewer} style={{ backgroundColor: destination.placeholderColor }}>
        <PanoramaViewer
          panoramaId={destination.slug}
          name={destination.name}
          neighbourIds={explorer.neighbourIds}
          query={explorer.query}
          gestures={GESTURES}
          cover={
            galleryPicture && <GalleryCover picture={galleryPicture} placeholderColor={destination.placeholderColor} />
          }
        >
          <BackHome />
          <EnterVr />
          <HeadsetComfort />
          <RotationDock photo={photo} onPhotoChosen={choosePhoto} />
        </PanoramaViewer>
      </section>
      <DetailPanel
        destination={destination}
        onStep={explorer.goBy}
        assistant={
          <Suspense fallback={<Skeleton className="assistant-skeleton" />}>
            <Assistant conversation={conversation} placeName={destination.name} />
          </Suspense>
        }
      >
        <GalleryStrip
          pictures={pictures}
          photo={photo}
          placeholderColor={destination.placeholderColor}
          onPhotoChosen={choosePhoto}
        />
      </DetailPanel>
    </div>
  )
}

/**
 * The loader's answer. A page that was prerendered for another category than its address names is taken over as it
 * was rendered, and then asks again.
 */
function useDestinationIndex(): number {
  const { index } = useLoaderData<ExploreData>()
  const [query] = useSearchParams()
  const { revalidate, state } = useRevalidator()
  const wanted = indexFromText(query.get('category'), destinations.length)

  useEffect(() => {
    if (wanted !== index && state === 'idle') void revalidate()
  }, [wanted, index, state, revalidate])

  return index
}
