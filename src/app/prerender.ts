// Run by `npm run build` after both bundles are there: writes every page's HTML, the table by which the server finds
// it, and what search engines read. Everything is read from and written below dist/.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { panoramaById } from '#content/panoramas.ts'
import { chunksFor, fontFiles, reachableFiles, type BuildManifest } from './build-manifest.ts'
import { hostedBackendOrigin } from './hosted-backend.ts'
import { findDeadLinks } from './link-check.ts'
import { pageDocument } from './page-document.ts'
import { pageFile, pageTable } from './page-files.ts'
import { pageHead } from './page-head.ts'
import { notFoundPage, type PublicPage, publicPages } from './public-pages.ts'
import { renderPage, type RenderedPage } from './render-page.tsx'
import { robotsText, sitemapText } from './site-files.ts'
import { parseSiteOrigin } from './site-origin.ts'

const SCENE_SOURCE = 'src/scene/mount-scene.tsx'
/** What the entry brings later to every page. */
const NOTICES_SOURCE = 'src/ui/notice-region.tsx'
/** What works without a network: for those who keep a tour, and for those who have opened an itinerary. */
const OFFLINE_FILES = {
  'offline-files.json': ['src/routes/tours.tsx', 'src/routes/tour.tsx', NOTICES_SOURCE, SCENE_SOURCE],
  'offline-trips.json': ['src/app/dashboard-frame.tsx', 'src/routes/dashboard-trips.tsx', NOTICES_SOURCE],
}

const dist = path.resolve(import.meta.dirname, '..')
const origin = parseSiteOrigin(process.env['UTALII_ORIGIN'])
const template = await readFile(path.join(dist, 'index.html'), 'utf8')
const manifest: BuildManifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))

const rendered = new Map<PublicPage, RenderedPage>()
for (const page of [...publicPages, notFoundPage]) rendered.set(page, await renderPage(page.address))
refuseDeadLinks()
for (const [page, render] of rendered) await writePage(page, render)
const table = { ...pageTable(publicPages, notFoundPage), hostedBackend: hostedBackendOrigin(import.meta.env) }
await write('server/routes.json', `${JSON.stringify(table, null, 2)}\n`)
for (const [file, sources] of Object.entries(OFFLINE_FILES)) {
  await write(file, `${JSON.stringify(reachableFiles(manifest, sources).map((one) => `/${one}`))}\n`)
}
await write('robots.txt', robotsText(origin))
await write('sitemap.xml', sitemapText(origin, listedAddresses()))

function refuseDeadLinks(): void {
  const faults = findDeadLinks([...rendered].map(([{ address }, { html }]) => ({ address, html })))
  if (faults.length > 0) throw new Error(`The site has dead links:\n  ${faults.join('\n  ')}`)
}

async function writePage(page: PublicPage, render: RenderedPage): Promise<void> {
  const { html, title, description } = render
  if (page.listing === 'listed' && description === null) throw new Error(`${page.address} has no description`)
  const panorama = render.panoramaId === null ? null : panoramaById(render.panoramaId)
  const { scripts, styleSheets } = chunksFor(manifest, panorama ? [...page.sources, SCENE_SOURCE] : page.sources)
  const head = pageHead({
    origin,
    canonical: typeof page.listing === 'object' ? page.listing.sameAs : page.address,
    title,
    description,
    isIndexed: page.listing !== 'hidden',
    card: page.card,
    structuredData: page.structuredData?.({ origin, html }) ?? [],
  })
  const document = pageDocument({
    template,
    html,
    head,
    panorama,
    scripts: scripts.map((file) => `/${file}`),
    fonts: fontFiles(manifest).map((file) => `/${file}`),
    styles: (await Promise.all(styleSheets.map(readSheet))).join('\n'),
  })
  await write(path.join('server', pageFile(page)), document)
}

function listedAddresses(): string[] {
  return publicPages.filter(({ listing }) => listing === 'listed').map(({ address }) => address)
}

function readSheet(file: string): Promise<string> {
  return readFile(path.join(dist, file), 'utf8')
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(dist, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
