import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { startOrigin } from '../lib/origin.mjs'
import { benchDir, cacheDir } from '../lib/paths.mjs'
import { startProductionServer } from '../lib/production-server.mjs'

export const targetNames = ['ours', 'aframe', 'aframe-controllers', 'empty']

const pages = [
  { name: 'aframe', label: 'A-Frame a-sky', script: 'aframe-sky', query: '' },
  { name: 'aframe-controllers', label: 'A-Frame a-sky, laser-controls', script: 'aframe-sky', query: '?controllers' },
  { name: 'empty', label: 'an empty session', script: 'empty-session', query: '' },
]

/** Where each target is served, when it is ready, and how it is entered. `picturesDir` holds the peer's picture. */
export async function startTargets(names, picturesDir) {
  const servers = []
  const targets = []
  if (names.includes('ours')) {
    const server = await startProductionServer()
    if (!server) throw new Error('There is no production build: run `npm run build` first')
    servers.push(server)
    targets.push(ourTarget(server.port))
  }
  const folder = await buildPages()
  const origin = await startOrigin({ pages: folder, picture: picturesDir })
  servers.push(origin)
  for (const { name, label, script, query } of pages.filter((page) => names.includes(page.name))) {
    targets.push({
      name,
      label,
      url: `http://localhost:${origin.port}/pages/${script}/index.html${query}`,
      isReady: () => window.isReady?.() ?? false,
      enter: () => void window.enterVr(),
    })
  }
  return { targets, close: () => servers.forEach((server) => server.close()) }
}

function ourTarget(port) {
  return {
    name: 'ours',
    label: 'Utalii',
    url: `http://localhost:${port}/explore`,
    isReady: () =>
      document.querySelector('[data-testid="panorama"]')?.dataset.state === 'sharp' &&
      [...document.querySelectorAll('button')].some(
        (button) => button.textContent.includes('Enter VR') && !button.disabled,
      ),
    enter: () =>
      [...document.querySelectorAll('button')].find((button) => button.textContent.includes('Enter VR')).click(),
  }
}

async function buildPages() {
  const folder = path.join(cacheDir, 'immersive')
  for (const script of new Set(pages.map((page) => page.script))) {
    await mkdir(path.join(folder, script), { recursive: true })
    await build({
      entryPoints: { main: path.join(benchDir, 'immersive', 'pages', `${script}.js`) },
      outdir: path.join(folder, script),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'error',
    })
    await writeFile(path.join(folder, script, 'index.html'), pageHtml(script))
  }
  return folder
}

function pageHtml(title) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<style>html,body{margin:0;height:100%;overflow:hidden}</style></head><body><script src="main.js"></script></body></html>`
}
