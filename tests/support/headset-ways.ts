import type { Page } from '@playwright/test'
import {
  type Direction,
  directionTo,
  EMPTY,
  layControllersDown,
  selectByGaze,
  selectByPinch,
  selectByRay,
  type Selecting,
} from './headset-panel.ts'
import type { HeadsetModel } from './xr-device.ts'

/** How somebody selects, with what, and where the panel is summoned by somebody who faces ahead. */
export type Way = {
  way: string
  model: HeadsetModel
  prepare?: (page: Page) => Promise<void>
  select: Selecting
  summon: Direction
}

export const BY_RAY: Way = { way: 'the ray of a controller', model: 'quest-3', select: selectByRay, summon: EMPTY }
/** With empty hands that never pinch. */
export const BY_LOOKING: Way = {
  way: 'looking alone',
  model: 'vision-pro',
  select: selectByGaze,
  summon: directionTo('menu'),
}

export const WAYS: readonly Way[] = [
  BY_RAY,
  {
    way: 'the pinch of a bare hand',
    model: 'quest-3',
    prepare: layControllersDown,
    select: selectByRay,
    summon: EMPTY,
  },
  { way: 'a pinch that brings its ray along', model: 'vision-pro', select: selectByPinch, summon: EMPTY },
  BY_LOOKING,
]
