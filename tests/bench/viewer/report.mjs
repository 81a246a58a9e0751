import { median } from '../lib/measure.mjs'
import { describeGoals } from './goals.mjs'

const mib = 2 ** 20

/** All tables and the goals as Markdown. */
export function toMarkdown(result) {
  const find = createFinder(result)
  const parts = [
    `# Viewer benchmark\n\nMedians of ${result.runs} interleaved cold ${result.runs === 1 ? 'run' : 'runs'}; how to read them is in README.md.`,
  ]
  for (const network of result.networks) parts.push(loadTable(result, find, network))
  if (find('switch', result.targets[0]?.name, 'cable', 'bytesTotal') !== null) parts.push(switchTable(result, find))
  parts.push(turnTable(result, find), costTable(result, find))
  for (const [name, poster] of Object.entries(result.posters)) parts.push(posterTable(name, poster))
  parts.push(describeGoals(result, find))
  if (result.failures.length)
    parts.push(`## Missing runs\n\n${result.failures.map((failure) => `* ${failure}`).join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

/** Reads the median of one figure; null when more than half of the runs never got there. */
function createFinder({ samples }) {
  return (kind, target, network, read) => {
    const take = typeof read === 'function' ? read : (sample) => sample[read]
    const values = samples
      .filter((sample) => sample.kind === kind && sample.target === target && sample.network === network)
      .map(take)
    const reached = values.filter((value) => value !== null && value !== undefined)
    return reached.length * 2 > values.length ? median(reached) : null
  }
}

function loadTable({ targets }, find, network) {
  const columns = [
    ['first view s', (f) => seconds(f('firstViewMs'))],
    ['live pixels s', (f) => seconds(f('livePixelsMs'))],
    ['sharp s', (f) => seconds(f('sharpMs'))],
    ['kB to first view', (f) => kilobytes(f('bytesToFirstView'))],
    ['kB to live', (f) => kilobytes(f('bytesToLivePixels'))],
    ['kB to sharp', (f) => kilobytes(f('bytesToSharp'))],
    ['picture kB to sharp', (f) => kilobytes(f('pictureBytesToSharp'))],
    ['kB in all', (f) => kilobytes(f('bytesTotal'))],
    ['scripts kB', (f) => kilobytes(f('scriptBytes'))],
    ['requests to sharp', (f) => plain(f('requestsToSharp'))],
    ['sharpness', (f) => plain(f('sharpness'), 2)],
    ['PSNR dB', (f) => plain(f('psnrDb'), 1)],
  ]
  return table(
    `Cold load, ${network.label}`,
    targets,
    columns,
    (name) => (read) => find('load', name, network.name, read),
  )
}

function switchTable({ targets }, find) {
  const columns = [
    ['first view s', (f) => seconds(f('firstViewMs'))],
    ['live pixels s', (f) => seconds(f('livePixelsMs'))],
    ['sharp s', (f) => seconds(f('sharpMs'))],
    ['kB to sharp', (f) => kilobytes(f('bytesToSharp'))],
    ['kB in all', (f) => kilobytes(f('bytesTotal'))],
    ['PSNR dB', (f) => plain(f('psnrDb'), 1)],
  ]
  return table(
    'Switching to the next panorama, cable',
    targets,
    columns,
    (name) => (read) => find('switch', name, 'cable', read),
  )
}

function turnTable({ targets }, find) {
  const second = (read) => (sample) => sample.secondTurn[read]
  const columns = [
    ['frame interval median ms', (f) => plain(f(second('intervalMedianMs')), 1)],
    ['p95 ms', (f) => plain(f(second('intervalP95Ms')), 1)],
    [
      'first turn median ms',
      (f) =>
        plain(
          f((sample) => sample.firstTurn.intervalMedianMs),
          1,
        ),
    ],
    ['main thread ms per frame', (f) => plain(f(second('mainMsPerFrame')), 1)],
    ['graphics CPU ms per frame', (f) => plain(f(second('gpuCpuMsPerFrame')), 1)],
    ['draws per frame', (f) => plain(f(second('drawsPerFrame')), 1)],
    ['triangles per frame', (f) => plain(f(second('trianglesPerFrame')))],
    [
      'longest task ms',
      (f) => task(f((sample) => Math.max(sample.firstTurn.longestTaskMs, sample.secondTurn.longestTaskMs))),
    ],
    [
      'longest upload ms',
      (f) =>
        plain(
          f((sample) => Math.max(sample.firstTurn.uploadMaxMs, sample.secondTurn.uploadMaxMs)),
          1,
        ),
    ],
  ]
  return table(
    'One full turn by dragging (the second; tiles stream in during the first)',
    targets,
    columns,
    (name) => (read) => find('work', name, 'cable', read),
  )
}

function costTable({ targets }, find) {
  const columns = [
    ['longest task while loading ms', (f) => task(f((sample) => sample.load.longestTaskMs))],
    ['after the scripts ms', (f) => task(f((sample) => sample.load.longestTaskAfterScriptsMs))],
    [
      'longest upload ms',
      (f) =>
        plain(
          f((sample) => sample.load.uploadMaxMs),
          1,
        ),
    ],
    ['main thread ms to load', (f) => plain(f((sample) => sample.load.mainMs))],
    ['graphics CPU ms to load', (f) => plain(f((sample) => sample.load.gpuCpuMs))],
    [
      'texture MB loaded',
      (f) =>
        plain(
          f((sample) => sample.load.textureBytes / mib),
          1,
        ),
    ],
    [
      'after two turns',
      (f) =>
        plain(
          f((sample) => sample.textureBytes / mib),
          1,
        ),
    ],
    [
      'peak',
      (f) =>
        plain(
          f((sample) => sample.peakTextureBytes / mib),
          1,
        ),
    ],
    [
      'sharpness after the turns',
      (f) =>
        plain(
          f((sample) => sample.sharpnessAfterTurn),
          2,
        ),
    ],
    ['idle 3 s: frames', (f) => plain(f((sample) => sample.idle.frames))],
    ['idle rAF', (f) => plain(f((sample) => sample.idle.rafCallbacks))],
    [
      'idle CPU ms, main + graphics',
      (f) => `${plain(f((sample) => sample.idle.mainMs))} + ${plain(f((sample) => sample.idle.gpuCpuMs))}`,
    ],
  ]
  return table(
    'Main thread, textures, rest (nothing read back)',
    targets,
    columns,
    (name) => (read) => find('work', name, 'cable', read),
  )
}

function posterTable(name, poster) {
  const rows = [
    ['poster against the source, dB', plain(poster.posterToReferenceDb, 1)],
    ['live scene against the source, dB', plain(poster.liveToReferenceDb, 1)],
    ['poster against the live scene, dB', plain(poster.posterToLiveDb, 1)],
    ['largest displacement between the two, px', plain(poster.posterToLiveShiftPx, 2)],
    ['largest displacement of the live scene from the source, px', plain(poster.liveToReferenceShiftPx, 2)],
  ]
  return `## The swap from poster to live scene (${name})\n\n| figure | value |\n| --- | ---: |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`
}

function table(title, targets, columns, finderFor) {
  const head = `| viewer | ${columns.map(([label]) => label).join(' | ')} |`
  const rule = `| --- |${' ---: |'.repeat(columns.length)}`
  const rows = targets.map(
    ({ name, label }) => `| ${label} | ${columns.map(([, read]) => read(finderFor(name))).join(' | ')} |`,
  )
  return [`## ${title}\n`, head, rule, ...rows].join('\n')
}

export function seconds(ms) {
  return ms === null ? 'never' : (ms / 1000).toFixed(2)
}

export function kilobytes(bytes) {
  return bytes === null ? '-' : (bytes / 1000).toFixed(0)
}

export function plain(value, digits = 0) {
  return value === null || value === undefined ? '-' : value.toFixed(digits)
}

function task(ms) {
  return ms === null ? '-' : ms === 0 ? '<50' : ms.toFixed(0)
}
