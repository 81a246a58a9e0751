// Run by `npm run build` after both bundles are there: writes every page's HTML and the table by which the server
// finds it. Everything is read from and written below dist/.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { destinations } from '#content/destinations.ts'
import { panoramaById } from '#content/panoramas.ts'
import { chunksFor, type BuildManifest } from './build-manifest.ts'
import { pageDocument } from './page-document.ts'
import { renderPage } from './render-page.tsx'

const SCENE_SOURCE = 'src/scene/mount-scene.tsx'
const NOT_FOUND_ADDRESS = '/not-found'

type Page = { address: string; file: string; routeSource: string }

const dist = path.resolve(import.meta.dirname, '..')

const explorePages = destinations.map((_, index) => ({
  address: `/explore?category=${index}`,
  file: `pages/explore-${index}.html`,
  routeSource: 'src/routes/explore.tsx',
}))
const homePage = { address: '/', file: 'pages/home.html', routeSource: 'src/routes/home.tsx' }
const notFoundPage = { address: NOT_FOUND_ADDRESS, file: 'pages/404.html', routeSource: 'src/routes/not-found.tsx' }

const routes = {
  routes: [
    { path: '/', files: [homePage.file] },
    { path: '/explore', query: 'category', files: explorePages.map(({ file }) => file) },
  ],
  notFound: notFoundPage.file,
}

const template = await readFile(path.join(dist, 'index.html'), 'utf8')
const manifest: BuildManifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
const styles = await readStyles()

for (const page of [homePage, ...explorePages, notFoundPage]) await writePage(page)
await writeFile(path.join(dist, 'server/routes.json'), `${JSON.stringify(routes, null, 2)}\n`)

async function writePage({ address, file, routeSource }: Page): Promise<void> {
  const page = await renderPage(address)
  const panorama = page.panoramaId === null ? null : panoramaById(page.panoramaId)
  const sources = panorama ? [routeSource, SCENE_SOURCE] : [routeSource]
  const scripts = chunksFor(manifest, sources).map((chunk) => `/${chunk}`)
  const target = path.join(dist, 'server', file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, pageDocument({ template, page, panorama, scripts, styles }))
}

async function readStyles(): Promise<string> {
  const files = manifest['index.html']?.css ?? []
  const sheets = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')))
  return sheets.join('\n')
}
