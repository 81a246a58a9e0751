import { type DataArrayTexture, Texture, Vector3, type WebGLRenderer } from 'three'
import { createTileArray } from './panorama-textures.ts'

/** Edge of one layer: a tile's 316 px at most and its gutter of 2 px all round. */
export const LAYER_SIZE_PX = 320
/** Layers of one texture array. One array is one draw call; an array is allocated when the ones before it are full. */
export const LAYERS_PER_ARRAY = 25

export const BYTES_PER_LAYER = LAYER_SIZE_PX * LAYER_SIZE_PX * 4

/**
 * The GPU memory of all sharp tiles: texture arrays whose layers are filled, forgotten and filled again, so that the
 * memory has a known bound and nothing is allocated or freed while the view turns.
 */
export type TilePool = {
  readonly capacity: number
  /** Room for so many tiles from now on, a whole number of arrays; what no longer fits is forgotten and its memory freed. */
  resize: (capacity: number) => void
  readonly arrays: readonly DataArrayTexture[]
  /** Slot of a tile, or -1. */
  slotOf: (key: number) => number
  /** Marks a tile as used in this round, so that it is not given up; false if it is not here. */
  touch: (key: number, round: number) => boolean
  /** Copies a decoded tile to the GPU; false if every slot is in use in this round. */
  upload: (key: number, bitmap: ImageBitmap, round: number) => boolean
  keyAt: (slot: number) => number
  /** Begins a round of uses, for whoever plans anew; later rounds keep their tiles before earlier ones. */
  nextRound: () => number
  freeSlots: () => number
  /** Forgets all tiles; the memory stays for the next ones. */
  clear: () => void
  allocatedBytes: () => number
  dispose: () => void
}

const EMPTY = -1

export function createTilePool(renderer: WebGLRenderer, initialCapacity: number): TilePool {
  let capacity = initialCapacity
  let latestRound = 0
  let keys = new Int32Array(capacity).fill(EMPTY)
  let rounds = new Int32Array(capacity)
  const slots = new Map<number, number>()
  const arrays: DataArrayTexture[] = []
  const source = new Texture<ImageBitmap>()
  const position = new Vector3()

  function slotToFill(round: number): number {
    let oldest = -1
    for (let slot = 0; slot < capacity; slot += 1) {
      if (keys[slot] === EMPTY) return slot
      if ((rounds[slot] ?? 0) < (rounds[oldest] ?? round)) oldest = slot
    }
    return oldest
  }

  function arrayFor(slot: number): DataArrayTexture {
    const index = Math.floor(slot / LAYERS_PER_ARRAY)
    while (arrays.length <= index) arrays.push(createTileArray(layersOf(arrays.length, capacity), LAYER_SIZE_PX))
    const array = arrays[index]
    if (!array) throw new RangeError(`No array for slot ${slot}`)
    return array
  }

  function upload(key: number, bitmap: ImageBitmap, round: number): boolean {
    const slot = slotToFill(round)
    if (slot === -1) return false
    slots.delete(keys[slot] ?? EMPTY)
    source.image = bitmap
    position.set(0, 0, slot % LAYERS_PER_ARRAY)
    renderer.copyTextureToTexture(source, arrayFor(slot), null, position)
    keys[slot] = key
    rounds[slot] = round
    slots.set(key, slot)
    return true
  }

  function resize(nextCapacity: number): void {
    for (const key of keys.subarray(nextCapacity)) slots.delete(key)
    keys = resized(keys, nextCapacity)
    rounds = resized(rounds, nextCapacity)
    capacity = nextCapacity
    // They keep their place: the renderer allocates them again when they are filled again.
    for (const array of arrays.slice(arraysFor(capacity))) array.dispose()
  }

  function clear(): void {
    keys.fill(EMPTY)
    rounds.fill(0)
    slots.clear()
  }

  return {
    get capacity() {
      return capacity
    },
    resize,
    arrays,
    slotOf: (key) => slots.get(key) ?? -1,
    touch: (key, round) => {
      const slot = slots.get(key)
      if (slot === undefined) return false
      rounds[slot] = round
      return true
    },
    upload,
    nextRound: () => {
      latestRound += 1
      return latestRound
    },
    keyAt: (slot) => keys[slot] ?? EMPTY,
    freeSlots: () => capacity - slots.size,
    clear,
    allocatedBytes: () =>
      arrays.slice(0, arraysFor(capacity)).reduce((sum, array) => sum + array.image.depth * BYTES_PER_LAYER, 0),
    dispose: () => {
      for (const array of arrays) array.dispose()
      source.dispose()
    },
  }
}

function arraysFor(capacity: number): number {
  return Math.ceil(capacity / LAYERS_PER_ARRAY)
}

/** The same numbers, EMPTY beyond them. */
function resized(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const result = new Int32Array(length).fill(EMPTY)
  result.set(numbers.subarray(0, length))
  return result
}

function layersOf(arrayIndex: number, capacity: number): number {
  return Math.min(LAYERS_PER_ARRAY, capacity - arrayIndex * LAYERS_PER_ARRAY)
}
