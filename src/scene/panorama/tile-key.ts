import type { Eye } from '#content/panorama-manifest.ts'

/** More tiles than any level has: keys of different levels never meet. */
const KEYS_PER_LEVEL = 100_000
/** More levels than any panorama has: keys of different eyes never meet. */
const LEVELS_PER_EYE = 100

/** One number for a tile of the panorama on screen: its level, its index within the level, and whose eye it is for. */
export function tileKey(levelIndex: number, index: number, eye: Eye): number {
  return (levelIndex + (eye === 'right' ? LEVELS_PER_EYE : 0)) * KEYS_PER_LEVEL + index
}

export function levelIndexOfKey(key: number): number {
  return Math.floor(key / KEYS_PER_LEVEL) % LEVELS_PER_EYE
}

export function indexOfKey(key: number): number {
  return key % KEYS_PER_LEVEL
}

export function eyeOfKey(key: number): Eye {
  return key < LEVELS_PER_EYE * KEYS_PER_LEVEL ? 'left' : 'right'
}
