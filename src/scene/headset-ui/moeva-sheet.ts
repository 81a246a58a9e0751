import { assistantMessages } from '#content/messages/assistant.ts'
import { headsetMessages } from '#content/messages/headset.ts'
import { hasTour } from '#content/tour-address.ts'
import { canListen, listenOnce } from '#platform/speech.ts'
import { turnTowards } from '#state/led-view.ts'
import { currentMessages, preferencesStore } from '#state/preferences-store.ts'
import { type Talk, talkStore } from '#state/talk-store.ts'
import { tourStore } from '#state/tour-store.ts'
import {
  type MoevaAct,
  type MoevaOption,
  nextOptions,
  optionsFrom,
  optionsOf,
  paragraphsOf,
  speakerOf,
} from './moeva-answer.ts'
import { OPTION_KEYS } from './moeva-layout.ts'
import { type MoevaModel, paintMoeva } from './paint-moeva.ts'
import type { MoevaControlId } from './panel-layout.ts'
import { placeOnStage } from './place-on-stage.ts'
import type { Surface } from './surface.ts'

/** An answer that arrives letter by letter is painted no more often: every picture is copied to the GPU. */
const PAINTS_EVERY_S = 0.2

type Options = {
  surface: Surface
  /** What the surface shows is out of date: it is to be painted in one of the next frames. */
  onChanged: () => void
  /** Something is to be seen behind the panel. */
  onShown: () => void
  onPageAsked: () => void
}

/** The conversation of the page, on the surface of the panel. */
export function createMoevaSheet({ surface, onChanged, onShown, onPageAsked }: Options) {
  let isOpen = false
  let page = 0
  let firstOption = 0
  let options: readonly MoevaOption[] = []
  let shown: readonly MoevaOption[] = []
  let isStale = false
  let sincePaintS = 0

  const renew = () => {
    isStale = true
  }
  const ear = createEar(renew)
  const stops = [
    talkStore.subscribe(({ talk: now }, { talk: before }) => {
      if (now?.messages.length !== before?.messages.length || now?.placeId !== before?.placeId) page = firstOption = 0
      renew()
    }),
    tourStore.subscribe((now, before) => {
      if (now.panoramaId !== before.panoramaId || now.placeName !== before.placeName) renew()
    }),
  ]

  /** Only while it is open. */
  function paint(): void {
    const { talk } = talkStore.getState()
    isStale = false
    sincePaintS = 0
    if (!talk) return close()
    const texts = { assistant: currentMessages(assistantMessages), headset: currentMessages(headsetMessages) }
    const stage = { panoramaId: tourStore.getState().panoramaId, name: placeOnStage().name, hasPanorama: hasTour }
    options = optionsOf(talk, stage, texts)
    shown = optionsFrom(options, firstOption, { keys: OPTION_KEYS.length, more: texts.headset.more })
    surface.paint((pen) => {
      const sheet = paintMoeva(pen, {
        speaker: speakerOf(talk, texts),
        paragraphs: paragraphsOf(talk, stage, texts),
        page,
        talk: talkFace(talk),
        isListening: ear.isListening(),
        options: shown,
      })
      surface.controls = sheet.controls
      page = sheet.page
    })
  }

  /** Once per frame while the panel is open. */
  function update(deltaS: number): void {
    sincePaintS += deltaS
    if (isStale && sincePaintS >= PAINTS_EVERY_S) onChanged()
  }

  function open(): void {
    isOpen = true
    onChanged()
  }

  function close(): void {
    isOpen = false
    onChanged()
  }

  function select(id: MoevaControlId): void {
    const { talk } = talkStore.getState()
    if (!talk) return
    if (id === 'moeva-close') return close()
    if (id === 'moeva-talk') speak(talk, ear)
    else if (id === 'moeva-back') page -= 1
    else if (id === 'moeva-on') page += 1
    else act(talk, shown[OPTION_KEYS.findIndex((key) => key.id === id)]?.act)
    onChanged()
  }

  function act(talk: Talk, chosen: MoevaAct | undefined): void {
    if (chosen?.kind === 'ask') talk.ask(chosen.text)
    else if (chosen?.kind === 'go') talk.goTo(chosen.href)
    else if (chosen?.kind === 'page') onPageAsked()
    else if (chosen?.kind === 'more') firstOption = nextOptions(options, firstOption, OPTION_KEYS.length)
    else if (chosen?.kind === 'look') {
      turnTowards(chosen.direction)
      onShown()
    }
  }

  function dispose(): void {
    for (const stop of stops) stop()
  }

  return { open, update, select, paint, isOpen: () => isOpen, dispose }
}

/** Listens to a question; `onEnd` tells when it listens no more. */
function createEar(onEnd: () => void) {
  let isListening = false
  return {
    isListening: () => isListening,
    listen(onHeard: (text: string) => void): void {
      if (isListening) return
      isListening = true
      listenOnce(preferencesStore.getState().language, onHeard, () => {
        isListening = false
        onEnd()
      })
    },
  }
}

/** Stops what is being said, asks again what was not answered, or listens to the person. */
function speak(talk: Talk, ear: ReturnType<typeof createEar>): void {
  const face = talkFace(talk)
  if (face === 'stop') talk.stop()
  else if (face === 'retry') talk.retry()
  else ear.listen(talk.ask)
}

/** What the key for talking does at present; null where the browser hears nothing. */
function talkFace({ state }: Talk): MoevaModel['talk'] {
  if (state === 'asking') return 'stop'
  if (state !== 'resting') return 'retry'
  return canListen() ? 'microphone' : null
}
