import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { launchBrowser } from '../lib/browser.mjs'
import { resultsDir } from '../lib/paths.mjs'
import { findFreePort, startProductionServer } from '../lib/production-server.mjs'
import { categories, metrics, toMarkdown } from './report.mjs'

const pages = [
  { name: 'home', label: 'Home', path: '/' },
  { name: 'pricing', label: 'Pricing', path: '/pricing' },
  { name: 'about', label: 'About', path: '/about' },
  { name: 'documentation', label: 'Documentation', path: '/documentation' },
]

/** Rates the public pages with Lighthouse's mobile preset: a mid-range phone on slow 4G, both simulated. */
export async function run(options) {
  const server = await startProductionServer()
  if (!server) throw new Error('There is no production build to rate: run `npm run build` first')
  const chosen = pages.filter(({ name }) => options.targets?.includes(name) ?? true)
  const samples = []
  try {
    for (let index = 0; index < options.runs; index++) {
      for (const page of chosen) {
        const sample = await rate(`http://localhost:${server.port}${page.path}`)
        samples.push({ page: page.name, run: index, ...sample })
        console.log(`run ${index + 1} ${page.name.padEnd(14)} ${describe(sample)}`)
      }
    }
  } finally {
    server.close()
  }
  const markdown = toMarkdown({ runs: options.runs, pages: chosen, samples })
  console.log(`\n${markdown}`)
  await mkdir(path.join(resultsDir, 'raw'), { recursive: true })
  await writeFile(path.join(resultsDir, 'lighthouse.md'), markdown)
  await writeFile(path.join(resultsDir, 'raw', 'lighthouse.json'), JSON.stringify(samples, null, 1))
}

async function rate(url) {
  const port = await findFreePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories.map(({ id }) => id) })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return {
      version: lhr.lighthouseVersion,
      scores: Object.fromEntries(categories.map(({ id }) => [id, Math.round(lhr.categories[id].score * 100)])),
      metrics: Object.fromEntries(metrics.map(({ id }) => [id, lhr.audits[id].numericValue])),
      findings: categories.flatMap(({ id }) => findingsOf(lhr, id)),
    }
  } finally {
    await browser.close()
  }
}

/** What costs points: the failed audits that weigh something in their category, the timings aside. */
function findingsOf(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .filter(({ id }) => !metrics.some((metric) => metric.id === id))
    .map(({ id }) => ({ category, id, title: lhr.audits[id].title, details: lhr.audits[id].details?.items ?? [] }))
}

function describe({ scores, findings }) {
  const ids = findings.map(({ id }) => id)
  return `${categories.map(({ id, label }) => `${label} ${scores[id]}`).join(', ')}${ids.length ? ` (${ids.join(', ')})` : ''}`
}
