import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import { cacheDir } from '../lib/paths.mjs'
import { resizeImage } from '../lib/image.mjs'
import { projectCubeFace } from '../lib/projection.mjs'
import { encodeAvif, ensureFolder, faceNames, stackFaces, writeEquirectTiles, writeFaceTiles } from '../lib/cuts.mjs'

export const tileQuality = 55
const previewQuality = 50

/** The measured candidates. `sizePx` is the width of the equirectangular picture or of one cube face. */
export const candidates = [
  { name: 'equirect-4096', geometry: 'equirect-tiles', sizePx: 4096, tilePx: 512, gutterPx: 4 },
  { name: 'equirect-6144', geometry: 'equirect-tiles', sizePx: 6144, tilePx: 512, gutterPx: 4 },
  { name: 'equirect-8192', geometry: 'equirect-tiles', sizePx: 8192, tilePx: 512, gutterPx: 4 },
  { name: 'cube-1016', geometry: 'cube-quads', sizePx: 1016, tilePx: 508, gutterPx: 2 },
  { name: 'cube-1524', geometry: 'cube-quads', sizePx: 1524, tilePx: 508, gutterPx: 2 },
  { name: 'cube-2032', geometry: 'cube-quads', sizePx: 2032, tilePx: 508, gutterPx: 2 },
  { name: 'mip-1024', geometry: 'mip-cube', sizePx: 1024, tilePx: 512, gutterPx: 0 },
  { name: 'mip-1536', geometry: 'mip-cube', sizePx: 1536, tilePx: 512, gutterPx: 0 },
  { name: 'mip-2048', geometry: 'mip-cube', sizePx: 2048, tilePx: 512, gutterPx: 0 },
]

/** Cuts and encodes one candidate's files and returns their folder. */
export function ensureCandidateSet(source, key, candidate) {
  const folder = path.join(cacheDir, key, 'candidates', candidate.name)
  return ensureFolder(folder, candidate.name, async (target) => {
    const options = {
      tilePx: candidate.tilePx,
      gutterPx: candidate.gutterPx,
      encode: encodeAvif(tileQuality),
      extension: 'avif',
    }
    if (candidate.geometry === 'equirect-tiles') {
      const scaled =
        candidate.sizePx === source.width ? source : await resizeImage(source, candidate.sizePx, candidate.sizePx / 2)
      await writeEquirectTiles(target, scaled, options)
      await writeFile(
        path.join(target, 'preview.avif'),
        await encodeAvif(previewQuality)(await resizeImage(source, 1024, 512)),
      )
      return
    }
    for (const face of faceNames) {
      await writeFaceTiles(
        target,
        face,
        projectCubeFace(source, face, candidate.sizePx, { gutterPx: candidate.gutterPx }),
        options,
      )
    }
    await writeFile(
      path.join(target, 'preview.avif'),
      await encodeAvif(previewQuality)(await stackFaces(source, faceNames, 256)),
    )
  })
}
