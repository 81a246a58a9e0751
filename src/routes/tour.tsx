import { lazy, Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { loadTour } from '#content/load-tour.ts'
import type { Language } from '#content/messages/language.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { viewerMessages } from '#content/messages/viewer.ts'
import { offeredPlace } from '#content/offered-tours.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { panoramaById } from '#content/panoramas.ts'
import type { TourPlace } from '#content/tour-places.ts'
import type { Tour } from '#content/tour.ts'
import { shareView } from '#features/panorama/share-view.ts'
import { EnterVr } from '#features/immersion/enter-vr.tsx'
import { HeadsetComfort } from '#features/immersion/headset-comfort.tsx'
import { attachSpotTaps } from '#features/panorama/spot-taps.ts'
import { BESIDE_PANEL, FILLS_LOW_WINDOW } from '#features/panorama/page-media.ts'
import { PanoramaViewer } from '#features/panorama/panorama-viewer.tsx'
import { usePlaceName } from '#features/panorama/use-place-name.ts'
import { SpotList } from '#features/tours/spot-list.tsx'
import { TourActions } from '#features/tours/tour-actions.tsx'
import { TourPanel } from '#features/tours/tour-panel.tsx'
import { WhenHydrated } from '#features/tours/when-hydrated.tsx'
import { useTourGuide } from '#features/tours/use-tour-guide.ts'
import { useOfferedSpots, useTourPlace } from '#features/tours/use-tour-place.ts'
import { useViewpointSteps } from '#features/tours/use-viewpoint-steps.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Dialog } from '#ui/dialog.tsx'

/** Null where the place has no tour. */
type TourData = { place: TourPlace; tour: Tour } | null

const GESTURES = { freeWheelMedia: BESIDE_PANEL, twoFingersMedia: FILLS_LOW_WINDOW, attachTaps: attachSpotTaps }

const SmallMap = lazy(async () => ({ default: (await import('#features/tours/small-map.tsx')).SmallMap }))
const PairSwitch = lazy(async () => ({ default: (await import('#features/tours/pair-switch.tsx')).PairSwitch }))
const Transcript = lazy(async () => ({ default: (await import('#features/tours/transcript.tsx')).Transcript }))
const StopCard = lazy(async () => ({ default: (await import('#features/tours/stop-card.tsx')).StopCard }))
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).Component }))
const KeepOffline = lazy(async () => ({ default: (await import('#features/tours/keep-offline.tsx')).KeepOffline }))
const FoldedAssistant = lazy(async () => ({
  default: (await import('#features/assistant/folded-assistant.tsx')).FoldedAssistant,
}))
/** The form comes when somebody plans a visit. */
const VisitForm = lazy(async () => ({ default: (await import('#features/explore/visit-tab.tsx')).VisitTab }))

export const handle = {
  title: (data: TourData, language: Language = 'en') =>
    data === null ? 'Page not found' : toursMessages[language].tourTitle(data.place.name),
  isTranslated: true,
  description: (data: TourData) =>
    data === null
      ? ''
      : `${toursMessages.en.summaries[data.place.slug]} A guided 360° tour, on this screen or in a headset.`,
} satisfies PageHandle<TourData>

export async function loader({ params }: LoaderFunctionArgs): Promise<TourData> {
  const place = offeredPlace(params['slug'])
  return place && { place, tour: await loadTour(place.slug) }
}

export function Component() {
  const data = useLoaderData<TourData>()
  if (data) return <TourPage key={data.place.slug} {...data} />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

function TourPage({ place, tour: loaded }: NonNullable<TourData>) {
  const texts = useMessages(toursMessages)
  const viewerTexts = useMessages(viewerMessages)
  const language = useLanguage()
  const [isPlanning, setPlanning] = useState(false)
  const { tour, viewpoint, panoramaId, spots, query, goTo } = useTourPlace(loaded)
  const guide = useTourGuide({ tour, panoramaId: viewpoint.panoramaId, pictureId: panoramaId, goTo })
  const panorama = panoramaById(panoramaId)
  const name = tour.viewpoints.length > 1 ? `${place.name}: ${viewpoint.title[language]}` : place.name
  usePlaceName(panoramaId, name, texts.countries[place.country])

  useOfferedSpots(spots, (id) => {
    const spot = spots.find((offered) => offered.id === id)
    if (spot?.kind === 'way') leave(spot.panoramaId)
    else guide.open(id)
  })

  useViewpointSteps(tour, viewpoint.panoramaId, leave)

  function leave(nextId: string): void {
    guide.close()
    goTo(nextId)
  }

  const neighbourIds = [...viewpoint.links, ...(viewpoint.pair ? [viewpoint.pair.panoramaId] : [])]
  return (
    <div className="explore under-nav-on-phones tour">
      <section
        className="explore-hero"
        aria-label={texts.tourTitle(place.name)}
        style={{ backgroundColor: panorama?.placeholderColor }}
      >
        <PanoramaViewer
          panoramaId={panoramaId}
          name={name}
          neighbourIds={neighbourIds}
          query={query}
          gestures={GESTURES}
          arrival="same-direction"
        >
          <EnterVr />
          <HeadsetComfort />
          <WhenHydrated>
            <PairSwitch viewpoint={viewpoint} panoramaId={panoramaId} onSwitched={goTo} />
            <SmallMap tour={tour} viewpoint={viewpoint} spots={spots} northOffsetDeg={panorama?.northOffsetDeg ?? 0} />
          </WhenHydrated>
          <Suspense>{guide.stop && <StopCard guide={guide} stop={guide.stop} />}</Suspense>
        </PanoramaViewer>
      </section>
      <TourPanel
        place={place}
        tour={tour}
        actions={
          <TourActions
            onStarted={guide.start}
            onVisitPlanned={() => setPlanning(true)}
            onShared={() => void shareView(place.name, viewerTexts)}
          />
        }
      >
        <SpotList
          viewpoint={viewpoint}
          spots={spots}
          openId={guide.stop?.id ?? null}
          onStopChosen={guide.open}
          onWayChosen={leave}
        />
        <WhenHydrated>
          <Transcript script={guide.script} />
          <FoldedAssistant placeId={place.slug} placeName={place.name} />
          <KeepOffline place={place} />
        </WhenHydrated>
      </TourPanel>
      <PlanVisit place={place} isOpen={isPlanning} onOpenChange={setPlanning} />
    </div>
  )
}

type PlanVisitProps = { place: TourPlace; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

function PlanVisit({ place, isOpen, onOpenChange }: PlanVisitProps) {
  const { visitTo, guide } = useMessages(toursMessages)
  return (
    <Dialog title={visitTo(place.name)} isOpen={isOpen} onOpenChange={onOpenChange} closeLabel={guide.close}>
      <Suspense>
        <VisitForm destination={place} />
      </Suspense>
    </Dialog>
  )
}
