import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifestJson from '#assets-360/manifest.json'
import { type PanoramaEntry, parsePanoramaManifest, tileUrl } from '#content/panorama-manifest.ts'
import { FIRST_FOV_PORTRAIT_DEG, horizontalFovDeg, pxPerRadAtCentre } from '#core/field-of-view.ts'
import { firstPixelRatio } from '#core/first-view.ts'
import { tilePlace } from '#core/tile-grid.ts'
import { createTilePlanner } from '#core/tile-plan.ts'

/** The viewer of a phone of 390 x 844, in pixels of CSS: what the sheet below it leaves. */
const WIDTH_PX = 390
const HEIGHT_PX = 680
const LIMIT_BYTES = 250_000

const { panoramas } = parsePanoramaManifest(manifestJson)

it.each([1, 2, 3])('the first view of every panorama needs at most 250 kB on a phone of ratio %i', (pixelRatio) => {
  const tooHeavy = panoramas
    .map((panorama) => ({ id: panorama.id, bytes: panorama.preview.bytes + firstTilesBytes(panorama, pixelRatio) }))
    .filter(({ bytes }) => bytes > LIMIT_BYTES)
  expect(tooHeavy).toEqual([])
})

function firstTilesBytes(panorama: PanoramaEntry, pixelRatio: number): number {
  const fovDeg = FIRST_FOV_PORTRAIT_DEG
  const { levelIndex, visible } = createTilePlanner(panorama.levels, { capacity: 1000 }).plan(
    {
      headingDeg: 0,
      pitchDeg: 0,
      halfWidthDeg: horizontalFovDeg(fovDeg, WIDTH_PX, HEIGHT_PX) / 2,
      halfHeightDeg: fovDeg / 2,
      pxPerRad: pxPerRadAtCentre(fovDeg, HEIGHT_PX * pixelRatio),
      firstPxPerRad: pxPerRadAtCentre(fovDeg, HEIGHT_PX * firstPixelRatio(WIDTH_PX, pixelRatio)),
      isFree: false,
    },
    true,
  )
  const level = panorama.levels[levelIndex]
  if (!level) throw new RangeError(`${panorama.id} has no level ${levelIndex}`)
  expect(visible.length).toBeGreaterThan(3)
  return visible.reduce((sum, index) => {
    const { face, row, column } = tilePlace(index, level.tilesPerSide)
    const url = tileUrl(panorama, level, face, row, column)
    return sum + statSync(url.replace(/^\/panoramas/, 'assets-360/derived')).size
  }, 0)
}
