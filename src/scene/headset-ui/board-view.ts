import { headsetMessages } from '#content/messages/headset.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { createBoardSpinner } from './board-spinner.ts'
import { type BoardModel, paintBoard } from './paint-board.ts'
import type { PaintTurns } from './paint-turns.ts'
import {
  BOARD_SIZE,
  type Control,
  GUIDED_CONTROLS,
  hung,
  HUNG_TROUBLE_CONTROLS,
  LOADING_CARD,
  OVER_CONTROLS,
  PAUSED_CONTROLS,
  START_CONTROLS,
  STOP_CONTROLS,
  TROUBLE_CONTROLS,
} from './panel-layout.ts'
import type { BoardStand } from './placement.ts'
import { placeOnStage } from './place-on-stage.ts'
import { createSurface } from './surface.ts'

/** A picture that comes sooner is not announced: the dark between two places is enough. */
const PATIENCE_S = 0.5

const NOTHING: readonly Control[] = []

/** What the scene has to say by itself: that a picture is missing or failed, the page's notices, and a tour's way on. */
export function createBoardView(turns: PaintTurns) {
  const surface = createSurface(BOARD_SIZE)
  const spinner = createBoardSpinner()
  surface.mesh.add(spinner.mesh)

  let loadingS = 0
  let saysLoading = false
  let isPanelOpen = false
  let hasNews = false
  const says = readBoard(saysLoading, isPanelOpen)
  /** Where the picture that it has belongs; null before its first. */
  let paintedFor: BoardStand | null = null

  /** Something has changed of what it says, or where it stands. */
  const renew = () => {
    Object.assign(says, readBoard(saysLoading, isPanelOpen))
    turns.ask(paint)
  }
  const paint = () => {
    const { guided, isLoading, stand } = says
    const { trouble } = tourStore.getState()
    const { notices } = immersionStore.getState()
    const hangs = stand !== 'above'
    const texts = currentMessages(headsetMessages)
    surface.controls = guided
    if (trouble !== null) surface.controls = hangs ? HUNG_TROUBLE_CONTROLS : TROUBLE_CONTROLS
    spinner.mesh.visible = isLoading
    spinner.lieOn(hangs ? hung(LOADING_CARD, LOADING_CARD) : LOADING_CARD)
    surface.paint((pen) => {
      const model: BoardModel = {
        trouble: trouble && { ...texts.trouble[trouble], tryAgain: texts.tryAgain },
        loading: isLoading ? placeOnStage().name : null,
        guide: guided.length > 0 ? { controls: guided, texts: texts.guide } : null,
        notices,
      }
      Object.assign(surface, paintBoard(pen, model, hangs))
    })
    paintedFor = stand
  }
  document.fonts.addEventListener('loadingdone', renew)
  const stops = [
    tourStore.subscribe((now, before) => {
      if (PAINTED.some((key) => now[key] !== before[key])) renew()
      hasNews ||= now.trouble !== null && now.trouble !== before.trouble
    }),
    immersionStore.subscribe((now, before) => {
      if (now.notices === before.notices) return
      renew()
      hasNews ||= now.notices.some((notice) => !before.notices.includes(notice))
    }),
  ]
  if (says.isSpeaking) turns.ask(paint)

  /** Once per frame. `isOpen`: the panel is. */
  function update(deltaS: number, isOpen: boolean): void {
    loadingS = tourStore.getState().loadState === 'loading' ? loadingS + deltaS : 0
    if (saysLoading !== loadingS > PATIENCE_S || isPanelOpen !== isOpen) {
      saysLoading = loadingS > PATIENCE_S
      isPanelOpen = isOpen
      renew()
    }
    if (spinner.mesh.visible) spinner.turn(deltaS)
  }

  /** True once after something was added to what the board says. */
  function takeNews(): boolean {
    const hadNews = hasNews
    hasNews = false
    return hadNews
  }

  function dispose(): void {
    document.fonts.removeEventListener('loadingdone', renew)
    for (const stop of stops) stop()
    spinner.dispose()
    surface.dispose()
  }

  return {
    surface,
    stand: () => says.stand,
    /** True while the board has anything to say. */
    isSpeaking: () => says.isSpeaking,
    /** True once that is painted for where the board stands now. */
    isPainted: () => paintedFor === says.stand,
    takeNews,
    update,
    dispose,
  }
}

/** What the board says of the tour store. */
const PAINTED = ['trouble', 'panoramaId', 'placeName', 'answeredRequests'] as const

/** What is to be said at present, and where the board stands for it. */
function readBoard(saysLoading: boolean, isPanelOpen: boolean) {
  const { trouble } = tourStore.getState()
  const isLoading = saysLoading && trouble === null
  const guided = trouble === null && !isLoading ? guideControls(isPanelOpen) : NOTHING
  const isSpeaking =
    saysLoading || trouble !== null || guided.length > 0 || immersionStore.getState().notices.length > 0
  return { isLoading, guided, isSpeaking, stand: standOf(isPanelOpen, guided) }
}

/** What a tour tells about lies ahead, where a board above the panel would hide it. */
function standOf(isPanelOpen: boolean, guided: readonly Control[]): BoardStand {
  if (!isPanelOpen) return 'below'
  return guided.length > 0 ? 'beside' : 'above'
}

/**
 * A tour that goes on can always be paused, a stop be closed while it is told, and one that is over be begun again for a
 * while. Otherwise the scene is calm: how to begin a tour, or to go on with one, comes with the panel.
 */
function guideControls(isPanelOpen: boolean): readonly Control[] {
  const { answeredRequests } = tourStore.getState()
  if (answeredRequests.includes('pause-guide')) return GUIDED_CONTROLS
  if (answeredRequests.includes('start-again')) return OVER_CONTROLS
  if (answeredRequests.includes('close-stop') && (isPanelOpen || tellsStop())) return STOP_CONTROLS
  if (!isPanelOpen) return NOTHING
  if (answeredRequests.includes('resume-guide')) return PAUSED_CONTROLS
  return answeredRequests.includes('start-guide') ? START_CONTROLS : NOTHING
}

function tellsStop(): boolean {
  return immersionStore.getState().notices.some(({ kind }) => kind === 'caption')
}
