import { useRef, useState, type ReactNode } from 'react'
import type { PanoramaEntry } from '#content/panorama-manifest.ts'
import { panoramaById } from '#content/panoramas.ts'
import { useLoadState, usePanoramaTrouble, useShownPanoramaId } from '#state/tour-store.ts'
import { classNames } from '#ui/class-names.ts'
import { Progress } from '#ui/status.tsx'
import { Compass } from './compass.tsx'
import { PanoramaElement } from './panorama-element.tsx'
import { Poster } from './poster.tsx'
import { StageSlot } from './stage-slot.tsx'
import { TroublePanel } from './trouble-panel.tsx'
import { useFlatView } from './use-flat-view.ts'
import { useFullScreen } from './use-full-screen.ts'
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
  /** Where this media query matches, the wheel zooms at once; elsewhere the page scrolls. */
  freeWheelMedia?: string
  /** The page's own controls, laid over the picture. */
  children?: ReactNode
}

/** A place to look around in: poster, live view, and everything that turns it. */
export function PanoramaViewer(props: Props) {
  const { panoramaId, name, neighbourIds, query, cover, freeWheelMedia = 'not all', children } = props
  const panorama = panoramaById(panoramaId)
  const frame = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen()
  const hasPoster = useHasPoster(panoramaId)
  useShownPanorama(panoramaId, neighbourIds, viewPartOf(query))
  useFlatView(frame, usePanoramaTrouble() === 'no-webgl')
  const isCovered = cover !== undefined && cover !== null

  return (
    <div
      ref={frame}
      className={classNames('panorama-frame', fullScreen.isFullScreen && 'panorama-frame-full')}
      style={panorama ? { backgroundColor: panorama.placeholderColor } : undefined}
    >
      <PanoramaElement
        panoramaId={panoramaId}
        name={name}
        isCovered={isCovered}
        freeWheelMedia={freeWheelMedia}
        fullScreen={fullScreen}
      >
        {hasPoster && panorama && <Poster key={panoramaId} panorama={panorama} />}
        <StageSlot isCovered={isCovered} />
      </PanoramaElement>
      {cover}
      <LoadingLine panoramaId={panoramaId} isCovered={isCovered} />
      <div className="panorama-overlay">
        {!isCovered && <Compass northOffsetDeg={panorama?.northOffsetDeg ?? 0} />}
        <ViewControls
          name={name}
          isCovered={isCovered}
          isFullScreen={fullScreen.isFullScreen}
          onFullScreenToggled={fullScreen.toggle}
        />
        <TroublePanel />
        {children}
        {panorama && <p className="panorama-credit on-picture">{creditLine(panorama)}</p>}
      </div>
    </div>
  )
}

function LoadingLine({ panoramaId, isCovered }: { panoramaId: string; isCovered: boolean }) {
  const loadState = useLoadState()
  const isAsked = useShownPanoramaId() === panoramaId
  if (isCovered || (isAsked && loadState !== 'loading')) return null
  return <Progress label="Loading the 360° view" className="panorama-progress" />
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
function creditLine({ kind, credit }: PanoramaEntry): string {
  const what = kind === 'render' ? 'Illustration' : 'Photograph'
  return `${what} · ${credit === what ? 'Utalii' : credit}`
}

function viewPartOf(query: URLSearchParams): string {
  const part = new URLSearchParams()
  for (const key of ['heading', 'pitch', 'fov']) {
    const value = query.get(key)
    if (value !== null) part.set(key, value)
  }
  return part.toString()
}
