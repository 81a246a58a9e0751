import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cropImage, resizeImage, toSharp } from './image.mjs'
import { cubeFaces, projectCubeFace } from './projection.mjs'

/** Fills `folder` once: `fill` writes into a temporary folder that is renamed when it is complete. */
export async function ensureFolder(folder, label, fill) {
  if (existsSync(folder)) return folder
  console.log(`cutting ${label}`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  await fill(partial)
  await rename(partial, folder)
  return folder
}

/** Equirectangular tiles `{column}_{row}`, each with `gutterPx` of its neighbours on every side. */
export async function writeEquirectTiles(folder, equirect, { tilePx, gutterPx = 0, encode, extension }) {
  const [columns, rows] = [equirect.width / tilePx, equirect.height / tilePx]
  await mkdir(folder, { recursive: true })
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const sizePx = tilePx + 2 * gutterPx
      const tile = cropImage(equirect, column * tilePx - gutterPx, row * tilePx - gutterPx, sizePx, sizePx, {
        wrapX: true,
      })
      await writeFile(path.join(folder, `${column}_${row}.${extension}`), await encode(tile))
    }
  }
}

/** Tiles of one cube face, `{face}{row}_{column}`; tiles at the right and bottom edge may be smaller. */
export async function writeFaceTiles(folder, face, picture, { tilePx, gutterPx = 0, encode, extension }) {
  await mkdir(folder, { recursive: true })
  const sizePx = picture.width - 2 * gutterPx
  for (let top = 0; top < sizePx; top += tilePx) {
    for (let left = 0; left < sizePx; left += tilePx) {
      const widthPx = Math.min(tilePx, sizePx - left) + 2 * gutterPx
      const heightPx = Math.min(tilePx, sizePx - top) + 2 * gutterPx
      const tile = cropImage(picture, left, top, widthPx, heightPx)
      await writeFile(path.join(folder, `${face}${top / tilePx}_${left / tilePx}.${extension}`), await encode(tile))
    }
  }
}

/** One tall picture with the six faces below each other in the order given. */
export async function stackFaces(equirect, order, facePx) {
  const faces = []
  for (const face of order)
    faces.push((await resizeImage(projectCubeFace(equirect, face, facePx * 4), facePx, facePx)).data)
  return { width: facePx, height: facePx * 6, data: Buffer.concat(faces) }
}

export const faceNames = Object.keys(cubeFaces)

export const encodeJpeg = (quality) => (image) => toSharp(image).jpeg({ quality }).toBuffer()

export const encodeAvif = (quality) => (image) =>
  toSharp(image).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
