const mib = 2 ** 20

/** Ours against the goals, as a table: informative, nothing fails by it. */
export function describeGoals({ networks, targets, posters }, find) {
  if (!targets.some(({ name }) => name === 'ours')) return '## Goals\n\nOur viewer was not measured.'
  const rows = []
  const add = (goal, value, limit, { digits = 2, mayBeEqual = true } = {}) => {
    const isKnown = value !== null && limit !== null && !Number.isNaN(limit)
    const isMet = isKnown && (mayBeEqual ? value <= limit : value < limit)
    const show = (figure) => (figure === null || Number.isNaN(figure) ? '-' : figure.toFixed(digits))
    rows.push(`| ${goal} | ${show(value)} | ${show(limit)} | ${isKnown ? (isMet ? 'met' : 'missed') : 'unknown'} |`)
  }
  for (const network of networks) addLoadGoals({ add, find, network })
  addSwitchGoals({ add, find })
  addWorkGoals({ add, find })
  for (const poster of Object.values(posters))
    add('poster to live scene: displacement, px', poster.posterToLiveShiftPx, 0.5)
  return ['## Goals', '', '| goal | ours | limit | |', '| --- | ---: | ---: | --- |', ...rows].join('\n')
}

function addLoadGoals({ add, find, network: { name } }) {
  const of = (target, read) => find('load', target, name, read)
  const share = (value, factor) => (value === null ? null : value * factor)
  const inSeconds = (value) => share(value, 1 / 1000)
  add(
    `${name}: first view s, 0.8 x Marzipano`,
    inSeconds(of('ours', 'firstViewMs')),
    inSeconds(share(of('marzipano', 'firstViewMs'), 0.8)),
  )
  add(
    `${name}: live pixels s, 0.9 x Photo Sphere Viewer`,
    inSeconds(of('ours', 'livePixelsMs')),
    inSeconds(share(of('psv', 'livePixelsMs'), 0.9)),
  )
  add(`${name}: sharp s, Marzipano`, inSeconds(of('ours', 'sharpMs')), inSeconds(of('marzipano', 'sharpMs')))
  const kilo = (target, read) => share(of(target, read), 1 / 1000)
  add(
    `${name}: picture kB to sharp, half of Marzipano`,
    kilo('ours', 'pictureBytesToSharp'),
    share(kilo('marzipano', 'pictureBytesToSharp'), 0.5),
    { digits: 0 },
  )
  add(`${name}: all kB to sharp`, kilo('ours', 'bytesToSharp'), 904, { digits: 0 })
  const [ours, theirs] = [of('ours', 'psnrDb'), of('marzipano', 'psnrDb')]
  add(`${name}: dB below Marzipano`, ours === null || theirs === null ? null : theirs - ours, 0.5)
}

function addSwitchGoals({ add, find }) {
  const inSeconds = (target, read) => {
    const ms = find('switch', target, 'cable', read)
    return ms === null ? null : ms / 1000
  }
  const pannellum = inSeconds('pannellum', 'firstViewMs')
  add(
    'switching: first view s, 0.6 x Pannellum',
    inSeconds('ours', 'firstViewMs'),
    pannellum === null ? null : pannellum * 0.6,
  )
  add('switching: sharp s, Marzipano', inSeconds('ours', 'sharpMs'), inSeconds('marzipano', 'sharpMs'))
}

function addWorkGoals({ add, find }) {
  const of = (target, read) => find('work', target, 'cable', read)
  add(
    'texture MB after the turns',
    of('ours', (sample) => sample.textureBytes / mib),
    50,
    { digits: 1 },
  )
  add(
    '1 / sharpness after the turns',
    of('ours', (sample) => (sample.sharpnessAfterTurn ? 1 / sample.sharpnessAfterTurn : null)),
    1 / 0.9,
  )
  const longestTaskMs = (sample) =>
    Math.max(sample.load.longestTaskAfterScriptsMs, sample.firstTurn.longestTaskMs, sample.secondTurn.longestTaskMs)
  add('longest task after the scripts, ms (0: none of 50 or more)', of('ours', longestTaskMs), 50, {
    digits: 0,
    mayBeEqual: false,
  })
  const longestUploadMs = (sample) =>
    Math.max(sample.load.uploadMaxMs, sample.firstTurn.uploadMaxMs, sample.secondTurn.uploadMaxMs)
  add('longest upload, ms', of('ours', longestUploadMs), 8, { digits: 1 })
  const intervalMs = (sample) => sample.secondTurn.intervalMedianMs
  add('turning: median frame interval ms, Marzipano', of('ours', intervalMs), of('marzipano', intervalMs), {
    digits: 1,
  })
  const graphicsMs = (sample) => sample.secondTurn.gpuCpuMsPerFrame
  add('turning: graphics CPU ms per frame, Marzipano', of('ours', graphicsMs), of('marzipano', graphicsMs), {
    digits: 1,
  })
  add(
    'idle 3 s: frames',
    of('ours', (sample) => sample.idle.frames),
    0,
    { digits: 0 },
  )
  add(
    'idle 3 s: rAF callbacks',
    of('ours', (sample) => sample.idle.rafCallbacks),
    0,
    { digits: 0 },
  )
}
