import { APP_NAME } from '#content/app-name.ts'
import { useRef, useState, type ReactNode } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import type { ViewedPanorama } from '#content/panorama-manifest.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { type Arrival, useLoadState, usePanoramaTrouble, useShownPanoramaId } from '#state/tour-store.ts'
import { viewedPanorama } from '#state/viewed-panoramas.ts'
import { classNames } from '#ui/class-names.ts'
import { Progress } from '#ui/progress.tsx'
import { Compass } from './compass.tsx'
import { PanoramaElement, type ViewGestures } from './panorama-element.tsx'
import { Poster } from './poster.tsx'
import { StageSlot } from './stage-slot.tsx'
import { TroublePanel } from './trouble-panel.tsx'
import { useDirectionAnswer } from './use-direction-answer.ts'
import { useFlatView } from './use-flat-view.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePhoneLook } from './use-phone-look.ts'
import { useShownPanorama } from './use-shown-panorama.ts'
import { ViewControls } from './view-controls.tsx'

type Props = {
  panoramaId: string
  name: string
  /** One step away: fetched ahead. */
  neighbourIds: readonly string[]
  /** The page's query; its heading, pitch and fov name the direction to open in. */
  query: URLSearchParams
  /** A still picture that lies over the panorama, which rests meanwhile. */
  cover?: ReactNode | undefined
  gestures?: ViewGestures
  /** How a panorama without a direction in the query begins after another one. */
  arrival?: Arrival
  /** The page's own controls, laid over the picture. */
  children?: ReactNode
}

/** A place to look around in: poster, live view, and everything that turns it. */
export function PanoramaViewer(props: Props) {
  const { panoramaId, name, neighbourIds, query, cover, gestures = {}, arrival = 'first-view', children } = props
  const panorama = viewedPanorama(panoramaId)
  const frame = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(frame)
  const hasPoster = useHasPoster(panoramaId)
  useShownPanorama(panoramaId, neighbourIds, viewPartOf(query), arrival)
  const isFlat = usePanoramaTrouble() === 'no-webgl'
  useFlatView(frame, panoramaId, isFlat)
  const isCovered = cover !== undefined && cover !== null
  const phoneLook = usePhoneLook(isCovered || isFlat)
  const northOffsetDeg = panorama?.northOffsetDeg ?? null
  const direction = useDirectionAnswer(northOffsetDeg)

  return (
    <div
      ref={frame}
      lang={useLanguage()}
      className={classNames('panorama-frame', fullScreen.isFullScreen && 'panorama-frame-full')}
      style={panorama ? { backgroundColor: panorama.placeholderColor } : undefined}
    >
      <PanoramaElement
        panoramaId={panoramaId}
        name={name}
        isCovered={isCovered}
        gestures={gestures}
        fullScreen={fullScreen}
        onDirectionAsked={direction.ask}
      >
        {hasPoster && panorama && <Poster key={panoramaId} panorama={panorama} />}
        <StageSlot isCovered={isCovered} />
      </PanoramaElement>
      {cover}
      <LoadingLine panoramaId={panoramaId} isCovered={isCovered} />
      <div className="panorama-overlay">
        {!isCovered && northOffsetDeg !== null && (
          <Compass northOffsetDeg={northOffsetDeg} answer={direction.answer} onAsked={direction.ask} />
        )}
        <ViewControls
          name={name}
          isCovered={isCovered}
          isFullScreen={fullScreen.isFullScreen}
          onFullScreenToggled={fullScreen.toggle}
          phoneLook={phoneLook}
        />
        <TroublePanel />
        {children}
        {panorama && <CreditLine panorama={panorama} />}
      </div>
    </div>
  )
}

function LoadingLine({ panoramaId, isCovered }: { panoramaId: string; isCovered: boolean }) {
  const { loading } = useMessages(viewerMessages)
  const loadState = useLoadState()
  const isAsked = useShownPanoramaId() === panoramaId
  if (isCovered || (isAsked && loadState !== 'loading')) return null
  return <Progress label={loading} className="panorama-progress" />
}

/**
 * The poster bridges the time to the first frame and any time without a canvas. Later panoramas of the same visit come
 * over the canvas, whose last picture stays until then: their posters would be fetched for nothing.
 */
function useHasPoster(panoramaId: string): boolean {
  const [firstId] = useState(panoramaId)
  const [hasDrawn, setHasDrawn] = useState(false)
  const loadState = useLoadState()
  const trouble = usePanoramaTrouble()
  const isAsked = useShownPanoramaId() === panoramaId
  if (!hasDrawn && isAsked && (loadState === 'ready' || loadState === 'sharp')) setHasDrawn(true)
  return panoramaId === firstId || !hasDrawn || trouble === 'no-webgl'
}

/** What the picture is and who made it: 'Illustration · Utalii'. */
function CreditLine({ panorama: { kind, credit } }: { panorama: ViewedPanorama }) {
  const { illustration, photograph } = useMessages(viewerMessages)
  const what = kind === 'render' ? illustration : photograph
  // A render without an author of its own names its kind in the author's place.
  const author = credit === 'Illustration' ? APP_NAME : credit
  return <p className="panorama-credit on-picture">{`${what} · ${author}`}</p>
}

function viewPartOf(query: URLSearchParams): string {
  const part = new URLSearchParams()
  for (const key of ['heading', 'pitch', 'fov']) {
    const value = query.get(key)
    if (value !== null) part.set(key, value)
  }
  return part.toString()
}
