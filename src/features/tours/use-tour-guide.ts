import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#content/messages/language.ts'
import { toursMessages } from '#content/messages/tours.ts'
import type { Tour, TourStop } from '#content/tour.ts'
import { mirrorNotice, usePresenting } from '#state/immersion-store.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { pointAtSpot } from '#state/tour-spots.ts'
import { answerPageRequest, type GuideRequest, useIsOnScreen } from '#state/tour-store.ts'
import { turnTowards } from '#state/led-view.ts'
import { notify } from '#ui/toaster.tsx'
import { readAloud, wait, waitToRead } from './stop-telling.ts'
import { readingS, scriptOf } from './tour-script.ts'

const MS_PER_S = 1000

/** How long a tour that is over is offered to be begun again where there is no page. */
const OFFER_S = 15

/**
 * `reading`: one stop was opened by hand. `guided`: the tour goes on by itself. `paused`: it waits. `over`: the last stop was
 * left a moment ago.
 */
export type GuideMode = 'closed' | 'reading' | 'guided' | 'paused' | 'over'

type Options = {
  tour: Tour
  /** The panorama one stands in. */
  panoramaId: string
  /** The picture that is shown of it: its own, or the other one of a pair. */
  pictureId: string
  goTo: (panoramaId: string) => void
}

/** Tells about the stops of a tour: one that was chosen, or all of them one after the other. */
export function useTourGuide({ tour, panoramaId, pictureId, goTo }: Options) {
  const texts = useMessages(toursMessages)
  const isInHeadset = usePresenting() !== 'none'
  const language = useLanguage()
  const script = scriptOf(tour)
  const [index, setIndex] = useState(0)
  const [mode, setMode] = useState<GuideMode>('closed')
  const [openings, setOpenings] = useState(0)
  const [isVoiceOn, setVoiceOn] = useState(false)
  const current = script[index]
  const stop = mode === 'closed' || mode === 'over' ? null : (current?.stop ?? null)
  const isThere = current?.panoramaId === panoramaId
  // Under way to another viewpoint, the turn belongs to the picture that is coming. A stop that is chosen again is shown again.
  const isReached = useIsReached(openings, isThere, useIsOnScreen(pictureId))

  function open(nextIndex: number, nextMode: GuideMode): void {
    const next = script[nextIndex]
    if (!next) return
    setIndex(nextIndex)
    setMode(nextMode)
    setOpenings((before) => before + 1)
    if (next.panoramaId !== panoramaId) goTo(next.panoramaId)
  }

  function close(): void {
    setMode('closed')
    pointAtSpot(null)
  }

  function step(by: number, nextMode = mode): void {
    const isLast = index + by >= script.length
    if (!isLast) return open(Math.max(0, index + by), nextMode)
    close()
    setMode('over')
    notify({ ...texts.guide.finished, ...(isInHeadset && { durationMs: OFFER_S * MS_PER_S }) })
  }

  useEffect(() => {
    if (stop && isReached) showStop(stop)
  }, [stop, isReached, openings])

  useLeaving(index, isThere, close)
  useEffect(() => (mode === 'over' ? wait(OFFER_S, () => setMode('closed')) : undefined), [mode])
  const isCaptionShown = isInHeadset && mode !== 'paused' && isReached
  useEffect(
    () => (isCaptionShown && stop ? caption(stop, language) : undefined),
    [isCaptionShown, stop, language, openings],
  )
  const start = () => open(0, 'guided')
  useGuideRequests(mode, {
    'start-guide': start,
    'start-again': start,
    'pause-guide': () => setMode('paused'),
    'resume-guide': () => setMode('guided'),
    'next-stop': () => step(1, mode === 'reading' ? 'reading' : 'guided'),
    'end-guide': close,
    'close-stop': close,
  })

  const goOn = useEffectEvent(() => step(1))
  const isTelling = mode === 'guided' && stop !== null && isReached
  const text = stop?.text[language] ?? ''
  useEffect(() => {
    if (!isTelling) return
    return isVoiceOn ? readAloud(text, language, () => goOn()) : waitToRead(text, () => goOn())
  }, [isTelling, isVoiceOn, text, language])

  return {
    script,
    index,
    stop,
    mode,
    isVoiceOn,
    open: (id: string | null) => {
      const found = script.findIndex(({ stop: told }) => told.id === id)
      if (found === -1) close()
      else open(found, 'reading')
    },
    start,
    pause: () => setMode('paused'),
    resume: () => setMode('guided'),
    step,
    close,
    chooseVoice: setVoiceOn,
  }
}

export type TourGuide = ReturnType<typeof useTourGuide>

/** Turns to a stop and lights its sign; one without a direction has none, and leaves none lit. */
function showStop({ id, direction }: TourStop): void {
  if (direction) turnTowards(direction)
  pointAtSpot(direction ? id : null)
}

/**
 * Whether the stop that was opened last has come to be shown. It stays so while the picture around it changes to the other
 * one of its pair, or is lost for a while: whoever looks around meanwhile is not turned back.
 */
function useIsReached(openings: number, isThere: boolean, isOnScreen: boolean): boolean {
  const [reachedOpenings, setReachedOpenings] = useState(0)
  if (isThere && isOnScreen && reachedOpenings !== openings) setReachedOpenings(openings)
  return isThere && reachedOpenings === openings
}

/** Calls back when somebody leaves the viewpoint of a stop that was reached, by another way than to the next stop. */
function useLeaving(index: number, isThere: boolean, onLeft: () => void): void {
  const reachedIndex = useRef<number | null>(null)
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    if (isThere) reachedIndex.current = index
    else if (reachedIndex.current === index) leave()
  }, [index, isThere])
}

/** In a headset, where there is no page, the board tells the text of a stop. Returns the way to take it back. */
function caption(stop: TourStop, language: Language): () => void {
  const text = stop.text[language]
  return mirrorNotice({ title: stop.title[language], text, kind: 'caption' }, readingS(text) * MS_PER_S)
}

const GUIDE_REQUESTS: Readonly<Record<GuideMode, readonly GuideRequest[]>> = {
  closed: ['start-guide'],
  reading: ['next-stop', 'close-stop'],
  guided: ['pause-guide', 'next-stop', 'end-guide'],
  paused: ['resume-guide', 'next-stop', 'end-guide'],
  over: ['start-again', 'close-stop'],
}

/** Lets somebody in a headset lead the tour as the card of the page does. */
function useGuideRequests(mode: GuideMode, answers: Readonly<Record<GuideRequest, () => void>>): void {
  const answer = useEffectEvent((request: GuideRequest) => answers[request]())
  useEffect(() => {
    const stops = GUIDE_REQUESTS[mode].map((request) => answerPageRequest(request, () => answer(request)))
    return () => stops.forEach((stop) => stop())
  }, [mode])
}
