import type { Object3D, WebXRManager } from 'three'
import { prefersReducedMotion } from '#platform/environment.ts'
import { exitImmersion, immersionStore, recentre } from '#state/immersion-store.ts'
import { chooseGazeDwell, chooseTurning, nextGazeDwellS, preferencesStore } from '#state/preferences-store.ts'
import { askPage, retryPanorama, tourStore } from '#state/tour-store.ts'
import { startRotation, stopRotation, turnToSliderValue, viewStore } from '#state/view-store.ts'
import { createDarkCover } from './dark-cover.ts'
import { createGaze } from './gaze.ts'
import { createHands } from './hands.ts'
import { HeadPose, readHeadPose } from './head-pose.ts'
import type { HeadsetPointer } from './headset-pointers.ts'
import { createHeadsetSurfaces } from './headset-surfaces.ts'
import { type Control, isOfMoeva, sliderValueAt } from './panel-layout.ts'
import { createPlaceSteps } from './place-steps.ts'
import { createPointerMarks } from './pointer-marks.ts'
import type { RayHit } from './ray-hit.ts'
import { createSpotPointer } from './spot-pointer.ts'
import { createSticks } from './sticks.ts'
import { standStill } from '../stand-still.ts'
import { TURNING } from '../turning.ts'

type Options = { stage: Object3D; xr: WebXRManager; pointers: readonly HeadsetPointer[] }

/** Everything that a headset shows beside the panorama. It lives as long as a session; `update` once per frame. */
export function createHeadsetDirector({ stage, xr, pointers }: Options) {
  const head = new HeadPose()
  const surfaces = createHeadsetSurfaces(stage, head, { onPageAsked: () => void continueOnPage('ask-moeva') })
  const marks = createPointerMarks()
  const dark = createDarkCover()
  const steps = createPlaceSteps(dark)
  const { targets, panel, dismiss, toggle } = surfaces
  const spots = createSpotPointer(stage.getObjectByName(TURNING), head)
  const gaze = createGaze({ targets, marks, spots, onSelect: select, onSpotSelect: spots.choose })
  const hands = createHands({
    pointers,
    targets,
    marks,
    spots,
    onPress: gaze.yieldToHands,
    onSelect: select,
    onSpotSelect: spots.choose,
    onSliderHeld: turnToHit,
    onEmptySelect: toggle,
  })
  // Read from the store in every frame, this number would be allocated in every frame.
  let { gazeDwellS } = preferencesStore.getState()
  const stopPreferring = preferencesStore.subscribe((now) => {
    gazeDwellS = now.gazeDwellS
  })
  const readSticks = createSticks({ pointers, onMenuButton: toggle, onCalmButton: calm })
  stage.add(dark.mesh, ...marks.meshes)
  // As it moves nothing, nothing in it has to follow it.
  standStill(stage)

  function select({ id }: Control, hit: Readonly<RayHit>): void {
    if (id === 'previous' || id === 'next' || id === 'switch-pair') steps.ask(id)
    else if (id === 'slider') turnToHit(hit)
    else if (id === 'menu') toggle()
    else if (id === 'calm') calm()
    else if (id === 'continue') void continueOnPage('plan-visit')
    else if (id === 'exit') void exitImmersion()
    else if (id === 'moeva') panel.askMoeva()
    else if (isOfMoeva(id)) panel.selectOfMoeva(id)
    else ACTIONS[id]()
  }

  /** One way back to nothing but the picture, at rest; a guided tour waits, a single stop is closed. */
  function calm(): void {
    stopRotation()
    askPage('pause-guide')
    askPage('close-stop')
    dismiss()
  }

  function update(deltaS: number): void {
    readHeadPose(head, xr)
    steps.update(deltaS)
    surfaces.update(deltaS)
    marks.begin()
    spots.begin()
    // Under the headset's own menu no look and no stick is meant for the scene.
    if (immersionStore.getState().headsetVisibility === 'visible') {
      hands.update(head, surfaces.invitesPointing())
      if (gazeDwellS !== null) gaze.update(head, deltaS, gazeDwellS)
      readSticks(deltaS)
    }
    marks.end()
    spots.end()
  }

  /** True while something other than the marker can be pointed at. */
  function invitesPointing(): boolean {
    return surfaces.invitesPointing() || tourStore.getState().spots.length > 0
  }

  function dispose(): void {
    stopPreferring()
    hands.dispose()
    for (const part of [steps, surfaces, marks, dark]) part.dispose()
  }

  return { invitesPointing, update, dispose }
}

/** What is the same on the page. */
const ACTIONS = {
  rotation: () => {
    if (viewStore.getState().rotation === 'off') startRotation({ turnsByItself: !prefersReducedMotion() })
    else stopRotation()
  },
  recentre: () => recentre(),
  turning: () => chooseTurning(preferencesStore.getState().turning === 'snap' ? 'smooth' : 'snap'),
  gaze: () => chooseGazeDwell(nextGazeDwellS(preferencesStore.getState().gazeDwellS)),
  'try-again': () => retryPanorama(),
  'start-guide': () => askPage('start-guide'),
  'start-again': () => askPage('start-again'),
  'pause-guide': () => askPage('pause-guide'),
  'resume-guide': () => askPage('resume-guide'),
  'next-stop': () => askPage('next-stop'),
  'end-guide': () => askPage('end-guide'),
  'close-stop': () => askPage('close-stop'),
}

function turnToHit({ xDeg }: Readonly<RayHit>): void {
  const value = sliderValueAt(xDeg)
  if (viewStore.getState().sliderValue !== value) turnToSliderValue(value)
}

/** Nothing is written in here: the page continues at the form that plans a visit, or at the conversation. */
async function continueOnPage(request: 'plan-visit' | 'ask-moeva'): Promise<void> {
  await exitImmersion()
  askPage(request)
}
