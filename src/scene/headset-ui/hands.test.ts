import { Group, Mesh, Vector3 } from 'three'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toDegrees, toRadians } from '#core/angles.ts'
import { tourStore } from '#state/tour-store.ts'
import { ALL_CONTROLS, CONTROL_IDS } from './control-fixtures.ts'
import { createGaze } from './gaze.ts'
import { createHands } from './hands.ts'
import type { HeadPose } from './head-pose.ts'
import type { HeadsetPointer } from './headset-pointers.ts'
import {
  type Control,
  type ControlId,
  M_PER_DEG,
  PANEL_CONTROLS,
  PANEL_SIZE,
  SURFACE_DISTANCE_M,
} from './panel-layout.ts'
import { createPointerMarks } from './pointer-marks.ts'
import { createSpotPointer } from './spot-pointer.ts'
import type { Target } from './ray-hit.ts'

const EMPTY = { xDeg: 60, yDeg: 0 }
const BARE_PANEL = { xDeg: 0, yDeg: 7.3 }
const FRAME_S = 0.01

const panel: Target = {
  mesh: new Mesh(),
  widthDeg: PANEL_SIZE.widthDeg,
  bottomDeg: -PANEL_SIZE.heightDeg / 2,
  topDeg: PANEL_SIZE.heightDeg / 2,
  controls: PANEL_CONTROLS,
}
panel.mesh.position.z = -SURFACE_DISTANCE_M
panel.mesh.updateMatrixWorld()

const selected: ControlId[] = []
const selectedSpots: string[] = []
/** The panorama faces heading 90° where the room's front is. */
const turning = new Group()
turning.rotation.y = toRadians(90)
const onEmptySelect = vi.fn<() => void>()
const onSliderHeld = vi.fn<(hit: { xDeg: number }) => void>()

beforeEach(() => {
  selected.length = 0
  selectedSpots.length = 0
  tourStore.setState({ spots: [] })
  onEmptySelect.mockClear()
  onSliderHeld.mockClear()
})

function control(id: ControlId): Control {
  const found = PANEL_CONTROLS.find((one) => one.id === id)
  if (!found) throw new Error(`No control ${id}`)
  return found
}

function createPointer(targetRayMode: XRTargetRayMode): HeadsetPointer {
  return { ray: new Group(), source: { targetRayMode } as XRInputSource }
}

/** Turns a pointer that stands at the eye to a point of the panel, as is done before an event is sent. */
function aim({ ray }: HeadsetPointer, { xDeg, yDeg }: { xDeg: number; yDeg: number }): void {
  ray.lookAt(-xDeg * M_PER_DEG, -yDeg * M_PER_DEG, SURFACE_DISTANCE_M)
  ray.updateMatrix()
}

const send = ({ ray }: HeadsetPointer, type: 'selectstart' | 'selectend' | 'disconnected') =>
  ray.dispatchEvent({ type })

function head(at: { xDeg: number; yDeg: number }): HeadPose {
  const direction = new Vector3(at.xDeg * M_PER_DEG, at.yDeg * M_PER_DEG, -SURFACE_DISTANCE_M).normalize()
  return { x: 0, y: 0, z: 0, yawRad: 0, pitchRad: 0, origin: new Vector3(), direction }
}

function createInputs(targetRayMode: XRTargetRayMode = 'tracked-pointer', controls = PANEL_CONTROLS) {
  panel.controls = controls
  const pointer = createPointer(targetRayMode)
  const common = {
    targets: [panel],
    marks: createPointerMarks(),
    spots: createSpotPointer(turning, head(EMPTY)),
    onSelect: ({ id }: Control) => void selected.push(id),
    onSpotSelect: (id: string) => void selectedSpots.push(id),
  }
  const gaze = createGaze(common)
  const hands = createHands({ ...common, pointers: [pointer], onPress: gaze.yieldToHands, onSliderHeld, onEmptySelect })
  return { pointer, gaze, hands }
}

it('every control that can be is among those tested here', () => {
  expect(new Set(ALL_CONTROLS.map(({ id }) => id))).toEqual(new Set(CONTROL_IDS))
})

describe.each(['tracked-pointer', 'transient-pointer'] as const)('a %s', (mode) => {
  it.each(ALL_CONTROLS)('selects $id when pressed and let go on it', (one) => {
    const { pointer } = createInputs(mode, one.controls)
    aim(pointer, one)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    expect(selected).toEqual([one.id])
    expect(onEmptySelect).not.toHaveBeenCalled()
  })

  it('selects nothing when it is let go elsewhere', () => {
    const { pointer } = createInputs(mode)
    aim(pointer, control('exit'))
    send(pointer, 'selectstart')
    aim(pointer, EMPTY)
    send(pointer, 'selectend')
    expect(selected).toEqual([])
    expect(onEmptySelect).not.toHaveBeenCalled()
  })

  it('tells of a press where nothing is, and not of one on the bare panel', () => {
    const { pointer } = createInputs(mode)
    aim(pointer, BARE_PANEL)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    expect(onEmptySelect).not.toHaveBeenCalled()
    aim(pointer, EMPTY)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    expect(onEmptySelect).toHaveBeenCalledOnce()
  })

  it('holds the slider from the press to the release, on its way too', () => {
    const { pointer, hands } = createInputs(mode)
    const slider = control('slider')
    aim(pointer, slider)
    send(pointer, 'selectstart')
    aim(pointer, { ...slider, xDeg: 5 })
    hands.update(head(EMPTY), true)
    send(pointer, 'selectend')
    aim(pointer, slider)
    hands.update(head(EMPTY), true)
    expect(onSliderHeld).toHaveBeenCalledTimes(2)
  })
})

it('a pointer that is lost lets go of what it held', () => {
  const { pointer } = createInputs()
  aim(pointer, control('exit'))
  send(pointer, 'selectstart')
  send(pointer, 'disconnected')
  send(pointer, 'selectend')
  expect(selected).toEqual([])
})

it('nothing is heard after the end', () => {
  const { pointer, hands } = createInputs()
  hands.dispose()
  aim(pointer, EMPTY)
  send(pointer, 'selectstart')
  send(pointer, 'selectend')
  expect(onEmptySelect).not.toHaveBeenCalled()
})

describe('the gaze', () => {
  const look = (gaze: ReturnType<typeof createGaze>, at: { xDeg: number; yDeg: number }, forS: number) => {
    for (let frame = 0; frame < Math.round(forS / FRAME_S); frame += 1) gaze.update(head(at), FRAME_S, 1.2)
  }

  it.each(ALL_CONTROLS)('selects $id after 1.2 s', (one) => {
    const { gaze } = createInputs('tracked-pointer', one.controls)
    look(gaze, one, 1.1)
    expect(selected).toEqual([])
    look(gaze, one, 0.2)
    expect(selected).toEqual([one.id])
  })

  it('leaves the panel to the hands once something was pressed', () => {
    const { gaze, pointer } = createInputs()
    aim(pointer, EMPTY)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    look(gaze, control('exit'), 5)
    expect(selected).toEqual([])
  })

  it('may wander along the slider and select again there', () => {
    const { gaze } = createInputs()
    look(gaze, { xDeg: -20, yDeg: control('slider').yDeg }, 1.3)
    look(gaze, { xDeg: 10, yDeg: control('slider').yDeg }, 1.3)
    expect(selected).toEqual(['slider', 'slider'])
  })
})

describe('a spot of the panorama', () => {
  // What lies 60 of the panel's units to the right of the front, and level: atan(60 tan 1°) beyond heading 90°.
  const offsetDeg = toDegrees(Math.atan((EMPTY.xDeg * M_PER_DEG) / SURFACE_DISTANCE_M))
  const offer = () =>
    tourStore.setState({
      spots: [
        {
          id: 'tree',
          kind: 'stop',
          title: 'Tree',
          outline: '',
          direction: { headingDeg: 90 + offsetDeg, pitchDeg: 0 },
        },
      ],
    })

  it.each(['tracked-pointer', 'transient-pointer'] as const)('is chosen by a %s that presses it', (mode) => {
    offer()
    const { pointer } = createInputs(mode)
    aim(pointer, EMPTY)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    expect(selectedSpots).toEqual(['tree'])
    expect(onEmptySelect).not.toHaveBeenCalled()
  })

  it('is chosen by a look that lasts', () => {
    offer()
    const { gaze } = createInputs()
    for (let frame = 0; frame < 130; frame += 1) gaze.update(head(EMPTY), FRAME_S, 1.2)
    expect(selectedSpots).toEqual(['tree'])
  })

  it('is not chosen through the panel', () => {
    tourStore.setState({
      spots: [{ id: 'tree', kind: 'stop', title: 'Tree', outline: '', direction: { headingDeg: 90, pitchDeg: 7 } }],
    })
    const { pointer } = createInputs()
    aim(pointer, BARE_PANEL)
    send(pointer, 'selectstart')
    send(pointer, 'selectend')
    expect(selectedSpots).toEqual([])
  })
})
