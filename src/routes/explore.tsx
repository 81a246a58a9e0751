import { useEffect } from 'react'
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { destinationAt, destinations } from '#content/destinations.ts'
import { indexFromText } from '#core/cyclic-index.ts'
import { BackHome } from '#features/explore/back-home.tsx'
import { DetailPanel } from '#features/explore/detail-panel.tsx'
import { GalleryCover } from '#features/explore/gallery-cover.tsx'
import { GalleryStrip } from '#features/explore/gallery-strip.tsx'
import { RotationDock } from '#features/explore/rotation-dock.tsx'
import { useExplorer } from '#features/explore/use-explorer.ts'
import { PanoramaViewer } from '#features/panorama/panorama-viewer.tsx'

type ExploreData = { index: number }

export const handle = {
  title: ({ index }: ExploreData) => `Explore ${destinationAt(index).name}`,
  description:
    'Look around the Maasai Mara, the beaches of Zanzibar and Mt. Kilimanjaro in 360°, in the page or in a headset.',
  panoramaId: ({ index }: ExploreData) => destinationAt(index).slug,
}

export function loader({ request }: LoaderFunctionArgs): ExploreData {
  return { index: indexFromText(new URL(request.url).searchParams.get('category'), destinations.length) }
}

export function Component() {
  const explorer = useExplorer(useDestinationIndex())
  const { destination, pictures, photo, choosePhoto } = explorer
  const galleryPicture = photo === 0 ? undefined : pictures[photo]

  return (
    <div className="explore under-nav-on-phones">
      <section
        className="explore-hero"
        aria-label="360° viewer"
        style={{ backgroundColor: destination.placeholderColor }}
      >
        <PanoramaViewer
          panoramaId={destination.slug}
          name={destination.name}
          neighbourIds={explorer.neighbourIds}
          query={explorer.query}
          freeWheelMedia="(min-width: 64rem)"
          cover={
            galleryPicture && <GalleryCover picture={galleryPicture} placeholderColor={destination.placeholderColor} />
          }
        >
          <BackHome />
          <RotationDock photo={photo} onPhotoChosen={choosePhoto} />
        </PanoramaViewer>
      </section>
      <DetailPanel destination={destination} onStep={explorer.goBy}>
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
