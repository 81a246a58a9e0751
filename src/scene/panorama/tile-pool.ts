import { DataArrayTexture, LinearFilter, Texture, Vector3, type WebGLRenderer } from 'three'

/** Edge of one layer: a tile's 508 px at most and its gutter of 2 px all round. */
export const LAYER_SIZE_PX = 512
/** Layers of one texture array. One array is one draw call; an array is allocated when the ones before it are full. */
export const LAYERS_PER_ARRAY = 15

const BYTES_PER_LAYER = LAYER_SIZE_PX * LAYER_SIZE_PX * 4

/**
 * The GPU memory of all sharp tiles: texture arrays whose layers are filled, forgotten and filled again, so that the
 * memory has a known bound and nothing is allocated or freed while the view turns.
 */
export type TilePool = {
  readonly capacity: number
  readonly arrays: readonly DataArrayTexture[]
  /** Slot of a tile, or -1. */
  slotOf: (key: number) => number
  /** Marks a tile as used in this round, so that it is not given up; false if it is not here. */
  touch: (key: number, round: number) => boolean
  /** Copies a decoded tile to the GPU; false if every slot is in use in this round. */
  upload: (key: number, bitmap: ImageBitmap, round: number) => boolean
  keyAt: (slot: number) => number
  freeSlots: () => number
  /** Forgets all tiles; the memory stays for the next ones. */
  clear: () => void
  allocatedBytes: () => number
  dispose: () => void
}

const EMPTY = -1

export function createTilePool(renderer: WebGLRenderer, capacity: number): TilePool {
  const keys = new Int32Array(capacity).fill(EMPTY)
  const rounds = new Int32Array(capacity)
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
    while (arrays.length <= index) {
      arrays.push(createArray(Math.min(LAYERS_PER_ARRAY, capacity - arrays.length * LAYERS_PER_ARRAY)))
    }
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

  function clear(): void {
    keys.fill(EMPTY)
    rounds.fill(0)
    slots.clear()
  }

  return {
    capacity,
    arrays,
    slotOf: (key) => slots.get(key) ?? -1,
    touch: (key, round) => {
      const slot = slots.get(key)
      if (slot === undefined) return false
      rounds[slot] = round
      return true
    },
    upload,
    keyAt: (slot) => keys[slot] ?? EMPTY,
    freeSlots: () => capacity - slots.size,
    clear,
    allocatedBytes: () => arrays.reduce((sum, array) => sum + array.image.depth * BYTES_PER_LAYER, 0),
    dispose: () => {
      for (const array of arrays) array.dispose()
      source.dispose()
    },
  }
}

function createArray(layers: number): DataArrayTexture {
  const array = new DataArrayTexture(null, LAYER_SIZE_PX, LAYER_SIZE_PX, layers)
  array.minFilter = LinearFilter
  array.magFilter = LinearFilter
  array.generateMipmaps = false
  // Storage only: the layers are filled one by one.
  array.source.dataReady = false
  array.needsUpdate = true
  return array
}
