import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { encodeJpeg, ensureFolder, faceNames, stackFaces, writeEquirectTiles, writeFaceTiles } from './cuts.mjs'
import { readImage, resizeImage } from './image.mjs'
import { benchDir, cacheDir } from './paths.mjs'
import { projectCubeFace } from './projection.mjs'

const jpeg = { encode: encodeJpeg(85), extension: 'jpg' }
const pannellumFacePx = 2600 // generate.py: 8 * int(8192 / pi / 8)

export const peers = [
  { name: 'marzipano', label: 'Marzipano (multires)', script: 'marzipano.js', pictures: 'marzipano' },
  { name: 'pannellum', label: 'Pannellum (multires)', script: 'pannellum.js', pictures: 'pannellum' },
  { name: 'psv', label: 'Photo Sphere Viewer (tiles)', script: 'photo-sphere-viewer.js', pictures: 'psv' },
  { name: 'three', label: 'three.js sphere (one file)', script: 'three-sphere.js', pictures: 'single.jpg' },
]

/** Bundles one peer with its page and compresses both as a careful site would. Returns the folder. */
export async function buildPeerPage(peer) {
  const folder = path.join(cacheDir, 'pages', peer.name)
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    entryPoints: { main: path.join(benchDir, 'peers', peer.script) },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
  })
  const hasStyles = Object.keys(metafile.outputs).some((file) => file.endsWith('.css'))
  await writeFile(path.join(folder, 'index.html'), pageHtml(peer.label, hasStyles))
  for (const name of ['index.html', 'main.js', ...(hasStyles ? ['main.css'] : [])]) {
    const body = await readFile(path.join(folder, name))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(body, { params }))
  }
  return folder
}

function pageHtml(title, hasStyles) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
${hasStyles ? '<link rel="stylesheet" href="main.css">' : ''}
<style>html,body{margin:0;height:100%;overflow:hidden;background:#888}#viewer{width:1280px;height:720px}canvas{display:block}</style>
<script defer src="main.js"></script></head><body><div id="viewer"></div></body></html>`
}

/** Cuts what the peers need of one picture (JPEG at quality 85 throughout) and returns the folder. */
export function ensurePeerPictures(source, sourceFile, key) {
  return ensureFolder(path.join(cacheDir, key, 'peers'), 'pictures for the peers', async (folder) => {
    await writeSingleFile(source, sourceFile, folder)
    await writePhotoSphereViewerTiles(source, path.join(folder, 'psv'))
    await writeMarzipanoTiles(source, path.join(folder, 'marzipano'))
    await writePannellumTiles(source, path.join(folder, 'pannellum'))
  })
}

/** The picture as one JPEG at quality 85, alone; returns its folder. */
export function ensureSinglePicture(sourceFile, key) {
  return ensureFolder(path.join(cacheDir, key, 'single'), 'one JPEG', async (folder) =>
    writeSingleFile(await readImage(sourceFile), sourceFile, folder),
  )
}

async function writeSingleFile(source, sourceFile, folder) {
  const file = path.join(folder, 'single.jpg')
  if (/\.jpe?g$/.test(sourceFile)) await copyFile(sourceFile, file)
  else await writeFile(file, await jpeg.encode(source))
}

async function writePhotoSphereViewerTiles(source, folder) {
  await writeEquirectTiles(path.join(folder, '0'), await resizeImage(source, 4096, 2048), { tilePx: 512, ...jpeg })
  await writeEquirectTiles(path.join(folder, '1'), source, { tilePx: 512, ...jpeg })
  await writeFile(path.join(folder, 'base.jpg'), await jpeg.encode(await resizeImage(source, 2048, 1024)))
}

async function writeMarzipanoTiles(source, folder) {
  for (const face of faceNames) {
    const finest = projectCubeFace(source, face, 2048)
    for (const [index, facePx] of [512, 1024, 2048].entries()) {
      const picture = facePx === 2048 ? finest : await resizeImage(finest, facePx, facePx)
      await writeFaceTiles(path.join(folder, String(index + 1)), face, picture, { tilePx: 512, ...jpeg })
    }
  }
  await writeFile(path.join(folder, 'preview.jpg'), await jpeg.encode(await stackFaces(source, [...'bdflru'], 256)))
}

async function writePannellumTiles(source, folder) {
  await mkdir(path.join(folder, 'fallback'), { recursive: true })
  for (const face of faceNames) {
    let picture = projectCubeFace(source, face, pannellumFacePx)
    await writeFile(
      path.join(folder, 'fallback', `${face}.jpg`),
      await jpeg.encode(await resizeImage(picture, 1024, 1024)),
    )
    for (let level = 4; level >= 1; level--) {
      await writeFaceTiles(path.join(folder, String(level)), face, picture, { tilePx: 512, ...jpeg })
      if (level > 1) picture = await resizeImage(picture, picture.width / 2, picture.height / 2)
    }
  }
}
