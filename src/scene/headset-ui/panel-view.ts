import { Mesh, PlaneGeometry } from 'three'
import { headsetMessages } from '#content/messages/headset.ts'
import { currentMessages, preferencesStore } from '#state/preferences-store.ts'
import { talkStore } from '#state/talk-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { shownSliderDeg, shownSliderValue, type ViewState, viewStore } from '#state/view-store.ts'
import { standStill } from '../stand-still.ts'
import { createSliderMaterial, ORDER } from './headset-materials.ts'
import { ON_NIGHT, type Pen, wipe, write } from './paint.ts'
import { BUTTON_FONT, controlsOf, paintPanel, type PanelModel } from './paint-panel.ts'
import { M_PER_DEG, PANEL_SIZE, SLIDER_TRACK, SLIDER_VALUE } from './panel-layout.ts'
import { createMoevaSheet } from './moeva-sheet.ts'
import type { PaintTurns } from './paint-turns.ts'
import { placeOnStage } from './place-on-stage.ts'
import { createSurface } from './surface.ts'

/** The slider's room: its track and the thumb at either end. */
const SLIDER_DEG = { widthDeg: SLIDER_TRACK.widthDeg + 4, heightDeg: 4 }

/** What the panel says of the tour store. */
const PAINTED = ['panoramaId', 'placeName', 'answeredRequests', 'pairSwitch'] as const

type Options = {
  turns: PaintTurns
  /** Something is to be seen that the panel may hide. */
  onShown: () => void
  /** The conversation shall go on where the page has it. */
  onPageAsked: () => void
}

/**
 * The panel: painted when what it says changes, while its slider follows the view without painting. The conversation
 * with Moeva AI takes its place while it is open.
 */
export function createPanelView({ turns, onShown, onPageAsked }: Options) {
  const surface = createSurface(PANEL_SIZE)
  const value = createSurface(SLIDER_VALUE)
  const slider = createSlider()
  surface.mesh.add(slider.mesh, value.mesh)
  value.mesh.renderOrder = ORDER.onSurface
  value.mesh.position.set(SLIDER_VALUE.xDeg * M_PER_DEG, SLIDER_VALUE.yDeg * M_PER_DEG, 0)
  standStill(value.mesh)
  let shownDeg = -1
  let shownState: ViewState | null = null

  const renew = () => turns.ask(paint)
  const moeva = createMoevaSheet({ surface, onChanged: renew, onShown, onPageAsked })

  const paint = () => {
    const isTalking = moeva.isOpen()
    slider.mesh.visible = !isTalking
    value.mesh.visible = !isTalking
    if (isTalking) return moeva.paint()
    const model = panelModel()
    surface.controls = controlsOf(model)
    surface.paint((pen) => paintPanel(pen, model, currentMessages(headsetMessages)))
  }
  const repaint = () => {
    renew()
    shownDeg = -1
    shownState = null
  }
  repaint()
  // The faces come with the page; where they are late, everything is written again with them.
  document.fonts.addEventListener('loadingdone', repaint)
  const stops = [
    viewStore.subscribe((now, before) => {
      if (now.rotation !== before.rotation) renew()
    }),
    tourStore.subscribe((now, before) => {
      if (PAINTED.some((key) => now[key] !== before[key])) renew()
    }),
    talkStore.subscribe((now, before) => {
      if ((now.talk === null) !== (before.talk === null)) renew()
    }),
    preferencesStore.subscribe(renew),
  ]

  function askMoeva(): void {
    if (talkStore.getState().talk !== null) moeva.open()
  }

  /** Once per frame while the panel is open. */
  function update(deltaS: number): void {
    if (moeva.isOpen()) {
      moeva.update(deltaS)
      return
    }
    const state = viewStore.getState()
    if (state === shownState) return
    shownState = state
    slider.set(shownSliderValue(state), state.rotation !== 'off')
    const deg = shownSliderDeg(state)
    if (deg === shownDeg) return
    shownDeg = deg
    turns.ask(paintValue)
  }

  function paintValue(): void {
    value.paint(writeValue)
  }

  function writeValue(pen: Pen): void {
    wipe(pen)
    const at = { xDeg: 0, yDeg: 0, align: 'center', longestDeg: SLIDER_VALUE.widthDeg, color: ON_NIGHT } as const
    write(pen, `${shownDeg}°`, BUTTON_FONT, at)
  }

  function dispose(): void {
    document.fonts.removeEventListener('loadingdone', repaint)
    for (const stop of stops) stop()
    moeva.dispose()
    slider.dispose()
    value.dispose()
    surface.dispose()
  }

  return { surface, askMoeva, selectOfMoeva: moeva.select, update, dispose }
}

function panelModel(): PanelModel {
  const { answeredRequests, pairSwitch } = tourStore.getState()
  const { turning, gazeDwellS } = preferencesStore.getState()
  const { name, place } = placeOnStage()
  return {
    name,
    place,
    canStep: answeredRequests.includes('next'),
    isRotationOn: viewStore.getState().rotation !== 'off',
    turning,
    gazeDwellS,
    pairSwitch,
    canAsk: talkStore.getState().talk !== null,
  }
}

function createSlider() {
  const share = { value: 0 }
  const isUsable = { value: 0 }
  const sizeDeg: { value: [number, number] } = { value: [SLIDER_DEG.widthDeg, SLIDER_DEG.heightDeg] }
  const trackDeg: { value: [number, number] } = { value: [SLIDER_TRACK.widthDeg, SLIDER_TRACK.heightDeg] }
  const geometry = new PlaneGeometry(SLIDER_DEG.widthDeg * M_PER_DEG, SLIDER_DEG.heightDeg * M_PER_DEG)
  const material = createSliderMaterial({ sizeDeg, trackDeg, share, isUsable })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = ORDER.onSurface
  mesh.position.set(SLIDER_TRACK.xDeg * M_PER_DEG, SLIDER_TRACK.yDeg * M_PER_DEG, 0)
  standStill(mesh)
  return {
    mesh,
    /** `value` 0 to 100. */
    set(value: number, usable: boolean): void {
      share.value = value / 100
      isUsable.value = usable ? 1 : 0
    },
    dispose(): void {
      geometry.dispose()
      material.dispose()
    },
  }
}
