import { median } from '../lib/measure.mjs'

const mib = 2 ** 20

/** The tables of the candidates run as Markdown. */
export function toMarkdown({ samples, recompression, views }) {
  const names = [...new Set(samples.map(({ candidate }) => candidate))]
  return [
    '# Tile geometry candidates',
    'Medians; how to read them is in README.md.',
    viewTable(samples, names, views),
    costTable(samples, names),
    recompressionTable(recompression),
  ].join('\n\n')
}

function viewTable(samples, names, views) {
  const label = ({ headingDeg, pitchDeg }) => `${headingDeg}/${pitchDeg}`
  const head = views.map((view) => `${label(view)}: kB (requests) | sharpness | PSNR dB`).join(' | ')
  const rows = names.map((name) => {
    const cells = views.map((view) => {
      const read = (key) =>
        median(
          samples.filter((s) => s.candidate === name && label(s.view) === label(view)).map(({ load }) => load[key]),
        )
      return `${(read('pictureBytes') / 1000).toFixed(0)} (${read('pictureRequests')}) | ${read('sharpness').toFixed(2)} | ${read('psnrDb').toFixed(1)}`
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return [
    `## First sharp view, by heading/pitch\n`,
    `| candidate | ${head} |`,
    `| --- |${' ---: |'.repeat(views.length * 3)}`,
    ...rows,
  ].join('\n')
}

function costTable(samples, names) {
  const columns = [
    ['texture MB, first view', ({ load }) => load.textureBytes / mib, 1],
    ['after the turns', ({ turn }) => turn.second.textureBytes / mib, 1],
    ['draws per frame', ({ turn }) => turn.second.drawsPerFrame, 1],
    ['triangles', ({ turn }) => turn.second.trianglesPerFrame, 0],
    ['frame interval median ms', ({ turn }) => turn.second.intervalMedianMs, 1],
    ['graphics CPU ms per frame', ({ turn }) => turn.second.gpuCpuMsPerFrame, 1],
    ['main thread ms per frame', ({ turn }) => turn.second.mainMsPerFrame, 1],
    ['upload median ms', ({ turn }) => turn.first.uploadMedianMs, 1],
    ['upload max ms', ({ turn }) => turn.first.uploadMaxMs, 1],
    ['idle frames in 3 s', ({ turn }) => turn.idleFrames, 0],
  ]
  const rows = names.map((name) => {
    const turned = samples.filter((sample) => sample.candidate === name && sample.turn)
    return `| ${name} | ${columns.map(([, read, digits]) => median(turned.map(read)).toFixed(digits)).join(' | ')} |`
  })
  return [
    `## One full turn by dragging (the second)\n`,
    `| candidate | ${columns.map(([label]) => label).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...rows,
  ].join('\n')
}

function recompressionTable({ tilePx, rows }) {
  const cells = ({ format, isSupported, encodeMs, uploadMs, bytes, psnrDb }) =>
    `| ${format} | ${isSupported ? 'yes' : 'no'} | ${encodeMs.toFixed(1)} | ${uploadMs === null ? '-' : uploadMs.toFixed(2)} | ${(bytes / 1024).toFixed(0)} | ${psnrDb === null ? '-' : psnrDb.toFixed(1)} |`
  return [
    `## Decoded tiles compressed again in a worker (${tilePx} px tile)\n`,
    '| format | extension here | encode ms | upload ms | KiB on the GPU | PSNR dB against the decoded tile |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows.map(cells),
  ].join('\n')
}
