import { startOrigin } from '../lib/origin.mjs'
import { buildPeerPage, ensurePeerPictures, peers } from '../lib/peers.mjs'
import { panoramaPx, peerVerticalFovDeg } from '../lib/reference.mjs'
import { startProductionServer } from '../lib/production-server.mjs'
import { fitViewport } from './fit-viewport.mjs'

const panoramaSelector = '[data-testid="panorama"]'
const onlyCanvasCss = `* { visibility: hidden !important } ${panoramaSelector} canvas { visibility: visible !important }`

/**
 * One entry per viewer: where it is served, how its window looks, and how the bench speaks to it.
 * `isPicture` tells panorama files from scripts, styles and documents.
 */
export async function startTargets({ sources, names, view }) {
  const targets = []
  if (names.includes('ours')) {
    const ours = await startOurTarget(view)
    if (ours) targets.push(ours)
    else console.log('no production build found (npm run build): the table has the other viewers only')
  }
  const query = `heading=${view.headingDeg}&pitch=${view.pitchDeg}`
  for (const peer of peers.filter(({ name }) => names.includes(name)))
    targets.push(await startPeerTarget(peer, sources, query))
  return targets
}

export const targetNames = ['ours', ...peers.map(({ name }) => name)]

async function startOurTarget(view) {
  const server = await startProductionServer()
  if (!server) return null
  const { viewport, box, fovDeg } = await fitViewport(server.port)
  const isFirstView = view.headingDeg === 0 && view.pitchDeg === 0
  return {
    name: 'ours',
    label: 'Utalii',
    port: server.port,
    path: isFirstView ? '/explore?category=0' : `/explore?category=0&heading=${view.headingDeg}&pitch=${view.pitchDeg}`,
    viewport,
    box,
    verticalFovDeg: fovDeg,
    isPicture: (path) => path.startsWith('/panoramas/'),
    hasPoster: true,
    readView: (page) =>
      page.locator(panoramaSelector).evaluate((element) => ({
        headingDeg: Number(element.dataset.heading),
        pitchDeg: Number(element.dataset.pitch),
        verticalFovDeg: Number(element.dataset.fov),
      })),
    switchToNext: (page) =>
      page.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find((element) =>
          /^Next destination$/.test(element.getAttribute('aria-label') ?? element.textContent.trim()),
        )
        window.__bench.switchAtMs = performance.now()
        button.click()
      }),
    onlyPictureCss: onlyCanvasCss,
    dragSelector: panoramaSelector,
    close: () => server.close(),
  }
}

async function startPeerTarget(peer, sources, query) {
  const page = await buildPeerPage(peer)
  const [a, b] = [await ensurePeerPictures(...sources.a), await ensurePeerPictures(...sources.b)]
  const origin = await startOrigin({ page, a, b })
  return {
    name: peer.name,
    label: peer.label,
    port: origin.port,
    path: `/page/index.html?${query}`,
    viewport: panoramaPx,
    box: { x: 0, y: 0, ...panoramaPx },
    verticalFovDeg: peerVerticalFovDeg,
    isPicture: (path) => /^\/[ab]\//.test(path),
    hasPoster: false,
    readView: async (page) => {
      const [headingDeg, pitchDeg] = await page.evaluate(() => [
        window.benchViewer.headingDeg(),
        window.benchViewer.pitchDeg(),
      ])
      return { headingDeg, pitchDeg, verticalFovDeg: peerVerticalFovDeg }
    },
    switchToNext: (page) =>
      page.evaluate(() => {
        window.__bench.switchAtMs = performance.now()
        window.benchViewer.switchTo('b')
      }),
    onlyPictureCss: 'body :not(:has(canvas), canvas) { visibility: hidden !important }',
    dragSelector: 'body',
    close: () => origin.close(),
  }
}
