export type Tally = { passed: number; failed: number; failures: string[] }

type Json = Record<string, unknown>

/** A step without tests of its own counts as one. */
export function tallyGate(name: string, exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] }
}

/**
 * Counts the tests of a Vitest JSON report. A run that fails without a failed test (a file that cannot be loaded, an
 * error between tests, no tests at all) counts one failure, so that it can never look green.
 */
export function tallyVitest(name: string, exitCode: number, report: unknown): Tally {
  const files = listOf(recordOf(report)['testResults'])
  const tests = files.flatMap((file) =>
    listOf(file['assertionResults']).map((test) => ({ ...test, file: file['name'] })),
  )
  const passed = tests.filter(({ status }: Json) => status === 'passed').length
  const failures = tests
    .filter(({ status }: Json) => status === 'failed')
    .map(({ file, fullName }: Json) => `${shortPath(file)}: ${String(fullName)}`)
  const unloaded = files
    .filter(({ status, assertionResults }) => status === 'failed' && listOf(assertionResults).length === 0)
    .map(({ name: file }) => `${shortPath(file)}: could not be loaded`)
  return settle(name, exitCode, passed, [...failures, ...unloaded])
}

/** Counts the tests of a Playwright JSON report, by the same rule. */
export function tallyPlaywright(name: string, exitCode: number, report: unknown): Tally {
  const outcomes = listOf(recordOf(report)['suites']).flatMap((suite) => outcomesOf(suite, []))
  const passed = outcomes.filter(({ status }) => status === 'expected').length
  const failures = outcomes.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return settle(
    name,
    exitCode,
    passed,
    failures.map(({ title }) => title),
  )
}

/** Counts the report of the database tests, by the same rule. */
export function tallyTap(name: string, exitCode: number, report: unknown): Tally {
  const { passed, failures } = recordOf(report)
  return settle(name, exitCode, Number(passed ?? 0), Array.isArray(failures) ? failures.map(String) : [])
}

/** Counts the test cases of a JUnit report, by the same rule. */
export function tallyJunit(name: string, exitCode: number, report: string | null): Tally {
  const cases = [...(report ?? '').matchAll(/<testcase name="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)]
  const failures = cases.filter(([, , body = '']) => /<(?:failure|error)\b/.test(body)).map(([, test = '']) => test)
  const skipped = cases.filter(([, , body = '']) => /<skipped\b/.test(body))
  return settle(name, exitCode, cases.length - failures.length - skipped.length, failures)
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

function settle(name: string, exitCode: number, passed: number, failures: string[]): Tally {
  const all = [...failures]
  if (all.length === 0 && passed === 0) all.push(`${name}: no tests ran`)
  else if (all.length === 0 && exitCode !== 0)
    all.push(`${name}: ended with status ${exitCode} although no test failed`)
  return { passed, failed: all.length, failures: all }
}

function outcomesOf(suite: Json, above: string[]): { title: string; status: unknown }[] {
  const titles = [...above, String(suite['title'])]
  const own = listOf(suite['specs']).flatMap((spec) =>
    listOf(spec['tests']).map(({ status, projectName }) => ({
      title: `[${String(projectName)}] ${[...titles, String(spec['title'])].join(' › ')}`,
      status,
    })),
  )
  return [...own, ...listOf(suite['suites']).flatMap((inner) => outcomesOf(inner, titles))]
}

function shortPath(file: unknown): string {
  return String(file).replace(`${process.cwd()}/`, '')
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}
