import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { encodeAvif } from '../lib/cuts.mjs'
import { cropImage, readImage } from '../lib/image.mjs'
import { startOrigin } from '../lib/origin.mjs'
import { benchDir, cacheDir } from '../lib/paths.mjs'
import { tileQuality } from './sets.mjs'

const tilePx = 512

/** What it costs to compress a decoded tile again in a worker, and what it saves and loses. */
export async function measureRecompression(sourceFile) {
  const folder = path.join(cacheDir, 'pages', 'recompression')
  await mkdir(folder, { recursive: true })
  const entryPoints = ['main', 'worker'].map((name) => path.join(benchDir, 'candidates', 'recompression', `${name}.js`))
  await build({ entryPoints, outdir: folder, bundle: true, minify: true, logLevel: 'warning' })
  const page =
    '<!doctype html><title>Recompression</title><link rel="icon" href="data:,"><canvas></canvas><script src="main.js"></script>'
  await writeFile(path.join(folder, 'index.html'), page)
  const source = await readImage(sourceFile)
  const tile = cropImage(source, source.width / 2 - tilePx / 2, source.height / 2 - tilePx / 4, tilePx, tilePx)
  await writeFile(path.join(folder, 'tile.avif'), await encodeAvif(tileQuality)(tile))
  const origin = await startOrigin({ page: folder })
  const browser = await launchBrowser()
  try {
    const opened = await openPage(browser, { width: 600, height: 600 })
    await opened.page.goto(`http://127.0.0.1:${origin.port}/page/index.html`)
    return await opened.page.evaluate(() => window.measureRecompression('tile.avif'))
  } finally {
    await browser.close()
    origin.close()
  }
}
