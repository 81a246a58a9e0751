import { Mesh, PlaneGeometry } from 'three'
import { headsetMessages } from '#content/messages/headset.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { standStill } from '../stand-still.ts'
import { createSpinnerMaterial, ORDER } from './headset-materials.ts'
import { type BoardModel, paintBoard } from './paint-board.ts'
import {
  BOARD_SIZE,
  type Control,
  GUIDED_CONTROLS,
  hung,
  HUNG_GUIDED_CONTROLS,
  HUNG_STOP_CONTROLS,
  HUNG_TROUBLE_CONTROLS,
  LOADING_CARD,
  M_PER_DEG,
  PAUSED_CONTROLS,
  type Rect,
  START_CONTROLS,
  STOP_CONTROLS,
  TROUBLE_CONTROLS,
} from './panel-layout.ts'
import { placeOnStage } from './place-on-stage.ts'
import { createSurface } from './surface.ts'

const SPINNER_DEG = 4
const TURNS_PER_S = 0.7
/** A picture that comes sooner is not announced: the dark between two places is enough. */
const PATIENCE_S = 0.5

const NOTHING: readonly Control[] = []

/** What the scene has to say by itself: that a picture is missing or failed, the page's notices, and a tour's way on. */
export function createBoardView() {
  const surface = createSurface(BOARD_SIZE)
  const spinner = createSpinner()
  surface.mesh.add(spinner.mesh)

  let loadingS = 0
  let saysLoading = false
  let isPanelOpen = false
  let hasNews = false

  const paint = () => {
    const { trouble } = tourStore.getState()
    const loading = saysLoading && trouble === null ? placeOnStage().name : null
    const guided = trouble === null && loading === null ? guideControls(isPanelOpen) : NOTHING
    const troubled = isPanelOpen ? TROUBLE_CONTROLS : HUNG_TROUBLE_CONTROLS
    surface.controls = trouble === null ? guided : troubled
    spinner.mesh.visible = loading !== null
    spinner.lieOn(isPanelOpen ? LOADING_CARD : hung(LOADING_CARD, LOADING_CARD))
    const { notices } = immersionStore.getState()
    const texts = currentMessages(headsetMessages)
    surface.paint((pen) => {
      const model: BoardModel = {
        trouble: trouble && { ...texts.trouble[trouble], tryAgain: texts.tryAgain },
        loading,
        guide: guided.length > 0 ? { controls: guided, texts: texts.guide } : null,
        notices,
      }
      Object.assign(surface, paintBoard(pen, model, !isPanelOpen))
    })
  }
  document.fonts.addEventListener('loadingdone', paint)
  const stops = [
    tourStore.subscribe((now, before) => {
      if (PAINTED.some((key) => now[key] !== before[key])) paint()
      hasNews ||= now.trouble !== null && now.trouble !== before.trouble
    }),
    immersionStore.subscribe((now, before) => {
      if (now.notices === before.notices) return
      paint()
      hasNews ||= now.notices.some((notice) => !before.notices.includes(notice))
    }),
  ]
  if (isSpeaking()) paint()

  /** True while the board has anything to say. */
  function isSpeaking(): boolean {
    const hasNotices = immersionStore.getState().notices.length > 0
    return saysLoading || hasNotices || tourStore.getState().trouble !== null || guideControls(isPanelOpen).length > 0
  }

  /** Once per frame. `isOpen`: the panel is. */
  function update(deltaS: number, isOpen: boolean): void {
    loadingS = tourStore.getState().loadState === 'loading' ? loadingS + deltaS : 0
    if (saysLoading !== loadingS > PATIENCE_S || isPanelOpen !== isOpen) {
      saysLoading = loadingS > PATIENCE_S
      isPanelOpen = isOpen
      paint()
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
    document.fonts.removeEventListener('loadingdone', paint)
    for (const stop of stops) stop()
    spinner.dispose()
    surface.dispose()
  }

  return { surface, isSpeaking, takeNews, update, dispose }
}

/** What the board says of the tour store. */
const PAINTED = ['trouble', 'panoramaId', 'placeName', 'answeredRequests'] as const

/**
 * A tour that goes on can always be paused, and a stop be closed while it is told. Otherwise the scene is calm: how to
 * begin a tour, or to go on with one, comes with the panel.
 */
function guideControls(isPanelOpen: boolean): readonly Control[] {
  const { answeredRequests } = tourStore.getState()
  if (answeredRequests.includes('pause-guide')) return isPanelOpen ? GUIDED_CONTROLS : HUNG_GUIDED_CONTROLS
  if (answeredRequests.includes('close-stop')) {
    if (isPanelOpen) return STOP_CONTROLS
    if (tellsStop()) return HUNG_STOP_CONTROLS
  }
  if (!isPanelOpen) return NOTHING
  if (answeredRequests.includes('resume-guide')) return PAUSED_CONTROLS
  return answeredRequests.includes('start-guide') ? START_CONTROLS : NOTHING
}

function tellsStop(): boolean {
  return immersionStore.getState().notices.some(({ kind }) => kind === 'caption')
}

function createSpinner() {
  const turn = { value: 0 }
  const geometry = new PlaneGeometry(SPINNER_DEG * M_PER_DEG, SPINNER_DEG * M_PER_DEG)
  const material = createSpinnerMaterial(turn)
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = ORDER.onSurface
  // With less motion the arc stands still: the name beside it says enough.
  const turnsPerS = prefersReducedMotion() ? 0 : TURNS_PER_S
  return {
    mesh,
    /** In the free room at the left of the card. */
    lieOn({ xDeg, yDeg, widthDeg }: Rect): void {
      mesh.position.set((xDeg - widthDeg / 2 + 3.8) * M_PER_DEG, yDeg * M_PER_DEG, 0)
      standStill(mesh)
    },
    turn(deltaS: number): void {
      turn.value = (turn.value + deltaS * turnsPerS) % 1
    },
    dispose(): void {
      geometry.dispose()
      material.dispose()
    },
  }
}
