import type { Texture, WebGLRenderer } from 'three'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BYTES_PER_LAYER, createTilePool, LAYERS_PER_ARRAY, type TilePool } from './tile-pool.ts'

const bitmap = { close: () => {} } as ImageBitmap
const copy = vi.fn<(source: Texture, target: Texture) => void>()
const renderer = { copyTextureToTexture: copy } as unknown as WebGLRenderer

let pool: TilePool
beforeEach(() => {
  pool = createTilePool(renderer, 2 * LAYERS_PER_ARRAY)
})

function fill(from: number, to: number, round = 1): boolean[] {
  return Array.from({ length: to - from }, (_, index) => pool.upload(from + index, bitmap, round))
}

describe('the tile pool', () => {
  it('gives up the tile that was used longest ago, and none of this round', () => {
    fill(0, 2 * LAYERS_PER_ARRAY)
    pool.touch(1, 2)
    expect(pool.upload(1000, bitmap, 2)).toBe(true)
    expect(pool.slotOf(0)).toBe(-1)
    expect(pool.slotOf(1)).toBe(1)
    for (let key = 2; key < 2 * LAYERS_PER_ARRAY; key += 1) pool.touch(key, 2)
    expect(pool.upload(1001, bitmap, 2)).toBe(false)
  })

  it('allocates an array when the ones before it are full', () => {
    fill(0, LAYERS_PER_ARRAY)
    expect(pool.allocatedBytes()).toBe(LAYERS_PER_ARRAY * BYTES_PER_LAYER)
    fill(LAYERS_PER_ARRAY, LAYERS_PER_ARRAY + 1)
    expect(pool.allocatedBytes()).toBe(2 * LAYERS_PER_ARRAY * BYTES_PER_LAYER)
  })

  it('keeps what it has when it is given more room', () => {
    fill(0, 2 * LAYERS_PER_ARRAY)
    pool.resize(4 * LAYERS_PER_ARRAY)
    expect(pool.capacity).toBe(4 * LAYERS_PER_ARRAY)
    expect(fill(1000, 1000 + 2 * LAYERS_PER_ARRAY)).not.toContain(false)
    expect(pool.slotOf(0)).toBe(0)
    expect(pool.freeSlots()).toBe(0)
  })

  it('forgets what does not fit any more, frees its memory, and can have it back', () => {
    fill(0, 2 * LAYERS_PER_ARRAY)
    const freed = vi.fn<() => void>()
    pool.arrays[1]?.addEventListener('dispose', freed)
    pool.resize(LAYERS_PER_ARRAY)
    expect(pool.slotOf(LAYERS_PER_ARRAY - 1)).toBe(LAYERS_PER_ARRAY - 1)
    expect(pool.slotOf(LAYERS_PER_ARRAY)).toBe(-1)
    expect(freed).toHaveBeenCalledOnce()
    expect(pool.allocatedBytes()).toBe(LAYERS_PER_ARRAY * BYTES_PER_LAYER)

    const before = [...pool.arrays]
    pool.resize(2 * LAYERS_PER_ARRAY)
    expect(fill(1000, 1000 + LAYERS_PER_ARRAY)).not.toContain(false)
    // The meshes that draw the arrays know them by identity.
    expect(pool.arrays).toEqual(before)
  })
})
