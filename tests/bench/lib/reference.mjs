import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readImage, toSharp } from './image.mjs'
import { sharpness } from './metrics.mjs'
import { projectView } from './projection.mjs'

export const panoramaPx = { width: 1280, height: 720 }
/** 90 degrees across 16:9. */
export const peerVerticalFovDeg = (2 * Math.atan(9 / 16) * 180) / Math.PI

/** The view every target is measured against: the picture, its sharpness and its mean colours, kept in the cache. */
export async function createReference(source, folder, { headingDeg, pitchDeg, verticalFovDeg }) {
  const file = path.join(folder, 'references', `${headingDeg}_${pitchDeg}_${verticalFovDeg.toFixed(3)}.png`)
  let image
  if (existsSync(file)) image = await readImage(file)
  else {
    image = projectView(source, {
      headingDeg,
      pitchDeg,
      verticalFovDeg,
      widthPx: panoramaPx.width,
      heightPx: panoramaPx.height,
    })
    await mkdir(path.dirname(file), { recursive: true })
    await toSharp(image).png({ compressionLevel: 3 }).toFile(file)
  }
  return { image, sharpness: sharpness(image), cells: toCells(image) }
}

/** 32 x 18 mean colours, as the page hooks compute them. */
function toCells({ width, height, data }) {
  const cells = []
  for (let row = 0; row < 18; row++) {
    for (let column = 0; column < 32; column++) {
      const sum = [0, 0, 0]
      let count = 0
      for (let y = (row * height) / 18; y < ((row + 1) * height) / 18; y += 4) {
        for (let x = (column * width) / 32; x < ((column + 1) * width) / 32; x += 4) {
          const i = (y * width + x) * 3
          for (let c = 0; c < 3; c++) sum[c] += data[i + c]
          count++
        }
      }
      cells.push(sum.map((value) => value / count))
    }
  }
  return cells
}
