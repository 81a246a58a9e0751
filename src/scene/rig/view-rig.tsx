import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import { type Group, PerspectiveCamera } from 'three'
import { groupTurnRadFromHeadingDeg, toRadians, wrapHeadingDeg } from '#core/angles.ts'
import { AUTO_TURN_DEG_PER_S, easeView, glideView } from '#core/view-motion.ts'
import { tourStore } from '#state/tour-store.ts'
import { viewStore } from '#state/view-store.ts'
import { createFacingPublisher } from './facing-publisher.ts'
import type { ShownView } from './shown-view.ts'

type Props = { view: ShownView; turning: RefObject<Group | null> }

/** Before everything that looks at the shown view. */
const FIRST = -2
/** The first frame after a rest reports the whole rest as its duration; nothing may jump by that. */
const LONGEST_FRAME_S = 0.1

/**
 * At exactly heading 0 (and 90, 180, 270) corners of side tiles lie in the plane of the eye itself, where a clip-space
 * depth of zero breaks the interpolation of software renderers. A hundredth of a pixel to the side nothing does.
 */
const OFF_EYE_PLANE_RAD = 1e-5

const target = { headingDeg: 0, pitchDeg: 0, fovDeg: 0 }
const glide = { headingDegPerS: 0, pitchDegPerS: 0 }

/**
 * Turns the panorama group and the page's camera to the store's target: the only writer of both. Frames are drawn on
 * demand, so every change of the store asks for one, and a motion asks for the next until it has arrived.
 */
export function ViewRig({ view, turning }: Props) {
  const invalidate = useThree((state) => state.invalidate)

  useEffect(() => viewStore.subscribe(() => invalidate()), [invalidate])
  useEffect(() => publisher.stop, [])

  useFrame(({ camera, size }, deltaS) => {
    if (!tourStore.getState().stageShown) return
    const moving = step(view, Math.min(deltaS, LONGEST_FRAME_S))
    turning.current?.rotation.set(0, groupTurnRadFromHeadingDeg(view.headingDeg) + OFF_EYE_PLANE_RAD, 0)
    camera.rotation.x = toRadians(view.pitchDeg)
    if (camera instanceof PerspectiveCamera) setFieldOfView(camera, view.fovDeg, size.width / size.height)
    publisher.publish(view)
    if (moving) invalidate()
  }, FIRST)

  return null
}

const publisher = createFacingPublisher()

/** Moves the shown view by one frame; true while there is more to come. */
function step(view: ShownView, deltaS: number): boolean {
  const state = viewStore.getState()
  if (state.rotation === 'turning') {
    viewStore.setState({
      targetHeadingDeg: wrapHeadingDeg(state.targetHeadingDeg + AUTO_TURN_DEG_PER_S * deltaS),
      sliderValue: null,
    })
  }
  if (state.motion.kind === 'gliding') return stepGlide(view, deltaS)
  readTarget()
  if (state.motion.kind === 'eased') return !easeView(view, target, deltaS)
  view.headingDeg = target.headingDeg
  view.pitchDeg = target.pitchDeg
  view.fovDeg = target.fovDeg
  return state.rotation === 'turning'
}

/** A glide moves the target itself, so that whoever reads the store sees where the view goes. */
function stepGlide(view: ShownView, deltaS: number): boolean {
  const { motion } = viewStore.getState()
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
  view.headingDeg = target.headingDeg
  view.pitchDeg = target.pitchDeg
  view.fovDeg = target.fovDeg
  return !rested
}

function readTarget(): void {
  const { targetHeadingDeg, targetPitchDeg, targetFovDeg } = viewStore.getState()
  target.headingDeg = targetHeadingDeg
  target.pitchDeg = targetPitchDeg
  target.fovDeg = targetFovDeg
}

function setFieldOfView(camera: PerspectiveCamera, fovDeg: number, aspect: number): void {
  if (camera.fov === fovDeg && camera.aspect === aspect) return
  camera.fov = fovDeg
  camera.aspect = aspect
  camera.updateProjectionMatrix()
}
