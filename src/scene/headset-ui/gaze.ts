import { type Spot, tourStore } from '#state/tour-store.ts'
import { createDwell, dwellShare, stepDwell } from './dwell.ts'
import type { HeadPose } from './head-pose.ts'
import { type Control, type ControlId, sliderValueAt } from './panel-layout.ts'
import type { PointerMarks } from './pointer-marks.ts'
import { castRay, createRayHit, type RayHit, type Target } from './ray-hit.ts'
import type { SpotPointer } from './spot-pointer.ts'

type Options = {
  targets: readonly Target[]
  marks: PointerMarks
  spots: SpotPointer
  onSelect: (control: Control, hit: Readonly<RayHit>) => void
  onSpotSelect: (id: string) => void
}

/**
 * Selects what is looked at for long enough. A look counts once it is meant: before anything was pressed, or after the
 * marker at the feet was looked at; a press with anything else hands the panel back to the hands.
 */
export function createGaze({ targets, marks, spots, onSelect, onSpotSelect }: Options) {
  const hit = createRayHit()
  const dwell = createDwell()
  let leads = true

  function yieldToHands(): void {
    leads = false
  }

  /** Once per frame; a look selects after `dwellS` seconds. */
  function update(head: HeadPose, deltaS: number, dwellS: number): void {
    const { target, control } = castRay(hit, head.origin, head.direction, targets)
    const meant = control && (leads || control.id === 'menu') ? control : null
    const spot = leads && !target ? spots.along(head.origin, head.direction) : null
    const isSelected = stepDwell(dwell, meant ? dwellTarget(meant.id, hit.xDeg) : spotDwellTarget(spot), deltaS, dwellS)
    if (spot) spots.point(spot, dwellShare(dwell, dwellS))
    if (target && (leads || meant)) marks.markHit(hit, dwellShare(dwell, dwellS))
    if (target && meant) marks.markControl(target, meant, 0)
    if (isSelected && spot) onSpotSelect(spot.id)
    if (!isSelected || !meant) return
    leads = true
    onSelect(meant, hit)
  }

  return { update, yieldToHands }
}

const DWELL_TARGETS: Record<ControlId, number> = {
  previous: 1,
  next: 2,
  rotation: 3,
  recentre: 4,
  turning: 5,
  gaze: 6,
  calm: 7,
  continue: 8,
  exit: 9,
  'try-again': 10,
  menu: 11,
  'pause-guide': 12,
  'resume-guide': 13,
  'next-stop': 14,
  'end-guide': 15,
  slider: 16,
  'start-guide': 27,
  'start-again': 39,
  'close-stop': 28,
  'switch-pair': 29,
  moeva: 30,
  'moeva-close': 31,
  'moeva-talk': 32,
  'moeva-back': 33,
  'moeva-on': 34,
  'moeva-1': 35,
  'moeva-2': 36,
  'moeva-3': 37,
  'moeva-4': 38,
}
const SLIDER_STRETCH = 10
/** The numbers of spots begin where those of the slider cannot reach. */
const FIRST_SPOT = 100

/** A number for what is looked at; the slider counts as several, so that a look may wander along it. */
function dwellTarget(id: ControlId, xDeg: number): number {
  return DWELL_TARGETS[id] + (id === 'slider' ? Math.floor(sliderValueAt(xDeg) / SLIDER_STRETCH) : 0)
}

function spotDwellTarget(spot: Spot | null): number {
  return spot ? FIRST_SPOT + tourStore.getState().spots.indexOf(spot) : 0
}
