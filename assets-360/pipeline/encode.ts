import sharp, { type Sharp } from 'sharp'

import type { RgbImage } from '#core/equirect-image.ts'

export function toSharp({ data, widthPx, heightPx }: RgbImage): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 }, limitInputPixels: false })
}

/** The first encoding of falling quality that fits; the last one if none does. */
export async function encodeWebpWithin(
  image: RgbImage,
  qualities: readonly number[],
  maxBytes: number,
): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = Buffer.from(await toSharp(image).webp({ quality, effort: 6 }).toBuffer())
    if (bytes.length <= maxBytes) break
  }
  return bytes
}

/** #rrggbb of a picture's mean colour. */
export function meanColor({ data, widthPx, heightPx }: RgbImage): string {
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 1) sums[at % 3] = (sums[at % 3] ?? 0) + (data[at] ?? 0)
  const hex = (sum: number) =>
    Math.round(sum / (widthPx * heightPx))
      .toString(16)
      .padStart(2, '0')
  return `#${sums.map(hex).join('')}`
}

/**
 * Runs tasks side by side, `width` at most: `add` waits for a free place, `drain` for all of them. The first failure
 * comes out of the next call.
 */
export function createTaskLane(width: number) {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []

  async function add(task: () => Promise<void>): Promise<void> {
    while (running.size >= width) await Promise.race(running)
    throwFailure()
    const run: Promise<void> = task()
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(run))
    running.add(run)
  }

  async function drain(): Promise<void> {
    await Promise.all(running)
    throwFailure()
  }

  function throwFailure(): void {
    if (failures.length > 0) throw failures[0]
  }

  return { add, drain }
}
