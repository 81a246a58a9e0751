import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifestJson from '#assets-360/manifest.json'
import { type PanoramaEntry, parsePanoramaManifest, tileUrl } from '#content/panorama-manifest.ts'
import { toDegrees, toRadians } from '#core/angles.ts'
import { CUBE_FACES } from '#core/cube.ts'
import { FIRST_FOV_PORTRAIT_DEG } from '#core/field-of-view.ts'
import { createTilePlanner } from '#core/tile-plan.ts'

/** A viewer on a phone of 390 px, in pixels of CSS. */
const WIDTH_PX = 390
const HEIGHT_PX = 560
const LIMIT_BYTES = 250_000

const { panoramas } = parsePanoramaManifest(manifestJson)

it.each(panoramas)('the first view of $id needs at most 250 kB on a phone, preview and tiles', (panorama) => {
  expect(panorama.preview.bytes + firstTilesBytes(panorama)).toBeLessThanOrEqual(LIMIT_BYTES)
})

function firstTilesBytes(panorama: PanoramaEntry): number {
  const halfHeightDeg = FIRST_FOV_PORTRAIT_DEG / 2
  const slope = Math.tan(toRadians(halfHeightDeg))
  const { levelIndex, visible } = createTilePlanner(panorama.levels, { capacity: 1000 }).plan({
    headingDeg: 0,
    pitchDeg: 0,
    halfWidthDeg: toDegrees(Math.atan((slope * WIDTH_PX) / HEIGHT_PX)),
    halfHeightDeg,
    pxPerRad: HEIGHT_PX / 2 / slope,
    isFree: false,
  })
  const level = panorama.levels[levelIndex]
  if (!level) throw new RangeError(`${panorama.id} has no level ${levelIndex}`)
  expect(visible.length).toBeGreaterThan(3)
  const { tilesPerSide } = level
  return visible.reduce((sum, index) => {
    const face = CUBE_FACES[Math.floor(index / tilesPerSide ** 2)] ?? 0
    const row = Math.floor(index / tilesPerSide) % tilesPerSide
    const url = tileUrl(panorama, level, face, row, index % tilesPerSide)
    return sum + statSync(url.replace(/^\/panoramas/, 'assets-360/derived')).size
  }, 0)
}
