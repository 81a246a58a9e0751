import { median } from '../lib/measure.mjs'

export const categories = [
  { id: 'performance', label: 'performance', goal: 95 },
  { id: 'accessibility', label: 'accessibility', goal: 100 },
  { id: 'best-practices', label: 'best practices', goal: 100 },
  { id: 'seo', label: 'SEO', goal: 100 },
]

export const metrics = [
  { id: 'first-contentful-paint', label: 'first paint s', show: seconds },
  { id: 'largest-contentful-paint', label: 'largest paint s', show: seconds },
  { id: 'speed-index', label: 'speed index s', show: seconds },
  { id: 'total-blocking-time', label: 'blocking ms', show: (ms) => ms.toFixed(0) },
  { id: 'cumulative-layout-shift', label: 'layout shift', show: (shift) => shift.toFixed(3) },
]

/** The table of medians, and under it whether each goal is reached and what costs points. */
export function toMarkdown({ runs, pages, samples }) {
  const of = (page) => samples.filter((sample) => sample.page === page.name)
  const score = (page, id) => median(of(page).map(({ scores }) => scores[id]))
  const rows = pages.map((page) => {
    const figures = metrics.map(({ id, show }) => show(median(of(page).map((sample) => sample.metrics[id]))))
    return `| ${[page.label, ...categories.map(({ id }) => score(page, id)), ...figures].join(' | ')} |`
  })
  const columns = [...categories, ...metrics].map(({ label }) => label)
  const missed = pages.flatMap((page) =>
    categories
      .filter(({ id, goal }) => score(page, id) < goal)
      .map(({ id, label, goal }) => `* ${page.label}: ${label} ${score(page, id)}, the goal is ${goal}`),
  )
  const findings = new Set(
    pages.flatMap((page) =>
      of(page).flatMap((sample) =>
        sample.findings.map(({ category, title }) => `* ${page.label}, ${category}: ${title}`),
      ),
    ),
  )
  return `${[
    '# Lighthouse',
    `Lighthouse ${samples[0].version}, mobile preset (a mid-range phone on slow 4G, simulated), medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, each in a fresh browser against the production server.`,
    [`| page | ${columns.join(' | ')} |`, `| --- |${' ---: |'.repeat(columns.length)}`, ...rows].join('\n'),
    missed.length
      ? `Missed:\n\n${missed.join('\n')}`
      : 'Every goal is reached: performance at least 95, everything else 100.',
    ...(findings.size ? [`What costs points:\n\n${[...findings].join('\n')}`] : []),
  ].join('\n\n')}\n`
}

function seconds(ms) {
  return (ms / 1000).toFixed(2)
}
