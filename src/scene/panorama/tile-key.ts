/** More tiles than any level has: keys of different levels never meet. */
const KEYS_PER_LEVEL = 100_000

/** One number for a tile of the panorama on screen: its level and its index within the level. */
export function tileKey(levelIndex: number, index: number): number {
  return levelIndex * KEYS_PER_LEVEL + index
}

export function levelIndexOfKey(key: number): number {
  return Math.floor(key / KEYS_PER_LEVEL)
}

export function indexOfKey(key: number): number {
  return key % KEYS_PER_LEVEL
}
