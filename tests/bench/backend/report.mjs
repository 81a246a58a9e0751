/** A row per database and kind of request, and whether anything failed. */
export function toMarkdown({ readers, writers, measuredMs, machine, results }) {
  const seconds = measuredMs / 1000
  const rows = results.flatMap(({ label, read, write }) =>
    [
      ['reading', read],
      ['writing', write],
    ].map(
      ([kind, { count, p50Ms, p95Ms, p99Ms }]) =>
        `| ${[label, kind, count, (count / seconds).toFixed(0), ...[p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(0))].join(' | ')} |`,
    ),
  )
  const failures = results.flatMap(({ label, errors }) =>
    [...new Set(errors)].map((error) => `* ${label}: ${errors.filter((other) => other === error).length} x ${error}`),
  )
  return `${[
    '# Backend',
    `${readers} signed-in readers and ${writers} writers for ${seconds} s, each with an account of their own, asking again as soon as they are answered. The load comes from the same machine: ${machine}.`,
    [
      '| database | | answers | per second | p50 ms | p95 ms | p99 ms |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
    failures.length ? `Errors:\n\n${failures.join('\n')}` : 'Errors: 0.',
  ].join('\n\n')}\n`
}
