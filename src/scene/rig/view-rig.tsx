import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useState } from 'react'
import { type Camera, type Group, PerspectiveCamera } from 'three'
import {
  Angle,
  clampPitchDeg,
  groupTurnRadFromHeadingDeg,
  setAngleDeg,
  toRadians,
  wrapHeadingDeg,
} from '#core/angles.ts'
import { frameDurationS } from '#core/frame-duration.ts'
import { AUTO_TURN_DEG_PER_S, easeView, glideView, guideView } from '#core/view-motion.ts'
import { immersionStore, isSceneSeen } from '#state/immersion-store.ts'
import {
  lendHeadLook,
  lookAround,
  settled,
  settleLook,
  type ViewMotion,
  type ViewState,
  viewStore,
} from '#state/view-store.ts'
import { createFacingPublisher } from './facing-publisher.ts'
import { createHeadLook, type HeadLook } from './head-look.ts'
import { createHeadPace, type HeadPace } from './head-pace.ts'
import { ShownView, writeHeadView } from './shown-view.ts'

type Props = { view: ShownView; turning: RefObject<Group | null> }

/** Before everything that looks at the shown view. */
const FIRST = -2

/**
 * At exactly heading 0 (and 90, 180, 270) corners of side tiles lie in the plane of the eye itself, where a clip-space
 * depth of zero breaks the interpolation of software renderers. A hundredth of a pixel to the side nothing does.
 */
const OFF_EYE_PLANE_RAD = 1e-5

const target = new ShownView()
/** What the group shows in a headset; no heading where the page has turned it. */
const turned = { aim: new Angle(), zeroYawRad: 0 }
const glide = { headingDegPerS: 0, pitchDegPerS: 0 }
const goal = new ShownView()
const guided = { degPerS: 0 }
/** The guided turn that `guided` belongs to: another one begins from rest. */
let guidedMotion: ViewMotion | null = null

/**
 * Turns the panorama group and the page's camera to the store's target: the only writer of both. Frames are drawn on
 * demand, so every change of the store asks for one, and a motion asks for the next until it has arrived.
 *
 * In a headset the same target turns the same group; the head's own turn comes on top of it, and nobody writes the
 * headset's camera.
 */
export function ViewRig({ view, turning }: Props) {
  const invalidate = useThree((state) => state.invalidate)
  const [aim] = useState(() => new ShownView())
  const [head] = useState(createHeadLook)
  const [pace] = useState(createHeadPace)

  useEffect(() => viewStore.subscribe(() => invalidate()), [invalidate])
  useEffect(() => publisher.stop, [])
  useEffect(() => followHeadset(head, pace), [head, pace])

  useFrame(({ camera, size, gl }, deltaS, frame) => {
    if (!isSceneSeen()) return
    const moving = step(aim, deltaS)
    view.fovDeg = aim.fovDeg
    if (frame) showInHeadset(gl.xr, frame, deltaS)
    else showInPage(camera, size.width / size.height)
    if (moving) invalidate()
  }, FIRST)

  function showInHeadset(xr: Parameters<HeadLook['read']>[0], frame: XRFrame, deltaS: number): void {
    head.read(xr, frame)
    writeHeadView(view, aim, head.look)
    // The head turns in a room that stands still.
    const zeroYawRad = head.zeroYawRad()
    if (turning.current && (turned.aim.deg !== aim.headingDeg || turned.zeroYawRad !== zeroYawRad)) {
      setAngleDeg(turned.aim, aim)
      turned.zeroYawRad = zeroYawRad
      turnGroup(turning.current, turned.aim.rad + zeroYawRad)
    }
    if (pace.isDue(head.look, aim, deltaS)) publisher.publish(view, head.look)
  }

  function showInPage(camera: Camera, aspect: number): void {
    const { lookYawDeg, lookPitchDeg } = viewStore.getState()
    view.headingDeg = wrapHeadingDeg(aim.headingDeg - lookYawDeg)
    view.pitchDeg = clampPitchDeg(aim.pitchDeg + lookPitchDeg)
    if (turning.current) turnGroup(turning.current, groupTurnRadFromHeadingDeg(view.headingDeg))
    turned.aim.deg = Number.NaN
    camera.rotation.set(toRadians(view.pitchDeg), 0, 0)
    if (camera instanceof PerspectiveCamera) setFieldOfView(camera, view.fovDeg, aspect)
    publisher.publish(view)
  }

  return null
}

const publisher = createFacingPublisher()

/**
 * Keeps one heading across the beginning and the end of a session and every new centre: what was in view before, by
 * target and look together, is the target afterwards. Nothing turns in a headset before it is asked for there.
 */
function followHeadset(head: HeadLook, pace: HeadPace): () => void {
  return immersionStore.subscribe((now, before) => {
    if (now.presenting !== before.presenting) {
      if (now.presenting === 'none') settleHead(head)
      else settleLook()
      head.forget()
      pace.forget()
      lendHeadLook(now.presenting === 'none' ? null : () => head.look)
    } else if (now.presenting !== 'none' && now.recentrings !== before.recentrings) {
      settleHead(head)
      head.forget()
    }
  })
}

/** In a headset the head alone looks up and down: the target's pitch has no part in what was seen. */
function settleHead(head: HeadLook): void {
  publisher.stop()
  viewStore.setState({ targetPitchDeg: 0 })
  lookAround(head.look)
  settleLook()
}

/** Moves the aim, where a straight look would face, by one frame; true while there is more to come. */
function step(aim: ShownView, deltaS: number): boolean {
  const state = viewStore.getState()
  const turnsByItself = state.rotation === 'turning' && immersionStore.getState().headsetVisibility === 'visible'
  if (turnsByItself) turnByItself(state, frameDurationS(deltaS))
  if (state.motion.kind === 'gliding') return stepGlide(aim, frameDurationS(deltaS))
  if (state.motion.kind === 'guided') return stepGuide(aim, frameDurationS(deltaS))
  readTarget()
  if (state.motion.kind === 'eased') {
    const hasArrived = easeView(aim, target, frameDurationS(deltaS))
    return turnsByItself || !hasArrived
  }
  aim.headingDeg = target.headingDeg
  aim.pitchDeg = target.pitchDeg
  aim.fovDeg = target.fovDeg
  return turnsByItself
}

/** The slider no longer says where the view faces; of the turn itself no one is told before it is published. */
function turnByItself({ evenTurn, sliderValue }: ViewState, deltaS: number): void {
  evenTurn.deg = (evenTurn.deg + AUTO_TURN_DEG_PER_S * deltaS) % 360
  if (sliderValue !== null) viewStore.setState({ sliderValue: null })
}

/** A guided turn moves the target itself too: whoever takes the view over meanwhile has it where it is. */
function stepGuide(aim: ShownView, deltaS: number): boolean {
  const { motion } = settled()
  if (motion.kind !== 'guided') return false
  readTarget()
  if (guidedMotion !== motion) guided.degPerS = 0
  goal.headingDeg = motion.headingDeg
  goal.pitchDeg = motion.pitchDeg
  const hasArrived = guideView(target, goal, guided, deltaS)
  guidedMotion = hasArrived ? null : motion
  viewStore.setState({
    targetHeadingDeg: target.headingDeg,
    targetPitchDeg: target.pitchDeg,
    motion: hasArrived ? { kind: 'exact' } : motion,
  })
  aim.headingDeg = target.headingDeg
  aim.pitchDeg = target.pitchDeg
  aim.fovDeg = target.fovDeg
  return !hasArrived
}

/** A glide moves the target itself, so that whoever reads the store sees where the view goes. */
function stepGlide(aim: ShownView, deltaS: number): boolean {
  const { motion } = settled()
  if (motion.kind !== 'gliding') return false
  readTarget()
  glide.headingDegPerS = motion.headingDegPerS
  glide.pitchDegPerS = motion.pitchDegPerS
  const rested = glideView(target, glide, deltaS)
  viewStore.setState({
    targetHeadingDeg: target.headingDeg,
    targetPitchDeg: target.pitchDeg,
    motion: rested
      ? { kind: 'exact' }
      : { kind: 'gliding', headingDegPerS: glide.headingDegPerS, pitchDegPerS: glide.pitchDegPerS },
  })
  aim.headingDeg = target.headingDeg
  aim.pitchDeg = target.pitchDeg
  aim.fovDeg = target.fovDeg
  return !rested
}

function turnGroup(group: Group, turnRad: number): void {
  group.rotation.y = turnRad + OFF_EYE_PLANE_RAD
  group.updateMatrix()
}

function readTarget(): void {
  const { targetHeadingDeg, evenTurn, targetPitchDeg, targetFovDeg } = viewStore.getState()
  target.headingDeg = (targetHeadingDeg + evenTurn.deg) % 360
  target.pitchDeg = targetPitchDeg
  target.fovDeg = targetFovDeg
}

function setFieldOfView(camera: PerspectiveCamera, fovDeg: number, aspect: number): void {
  if (camera.fov === fovDeg && camera.aspect === aspect) return
  camera.fov = fovDeg
  camera.aspect = aspect
  camera.updateProjectionMatrix()
}
