import { describe, expect, it } from 'vitest'
import { sumTallies, tallyGate, tallyJunit, tallyPlaywright, tallyTap, tallyVitest } from './tally.ts'

const test = (fullName: string, status: string) => ({ fullName, status })
const file = (name: string, status: string, ...assertionResults: object[]) => ({ name, status, assertionResults })
const spec = (title: string, ...outcomes: [project: string, status: string][]) => ({
  title,
  tests: outcomes.map(([projectName, status]) => ({ projectName, status })),
})

describe('tallyGate', () => {
  it('counts a step as one', () => {
    expect(tallyGate('lint', 0)).toEqual({ passed: 1, failed: 0, failures: [] })
    expect(tallyGate('lint', 1)).toEqual({ passed: 0, failed: 1, failures: ['lint'] })
  })
})

describe('tallyVitest', () => {
  it('counts tests and names those that failed; skipped ones are neither', () => {
    const report = {
      testResults: [
        file('/a.test.ts', 'failed', test('wraps', 'passed'), test('turns', 'failed'), test('rests', 'pending')),
        file('/b.test.ts', 'passed', test('shines', 'passed')),
      ],
    }
    expect(tallyVitest('units', 1, report)).toEqual({ passed: 2, failed: 1, failures: ['/a.test.ts: turns'] })
  })

  it('counts a file that could not be loaded', () => {
    const report = {
      testResults: [file('/a.test.ts', 'failed'), file('/b.test.ts', 'passed', test('shines', 'passed'))],
    }
    expect(tallyVitest('units', 1, report)).toMatchObject({ passed: 1, failed: 1 })
  })

  it.each([
    ['an error between tests', 1, { testResults: [file('/b.test.ts', 'passed', test('shines', 'passed'))] }],
    ['no tests', 0, { testResults: [] }],
    ['no report', 0, null],
  ])('is never green with %s', (_, exitCode, report) => {
    expect(tallyVitest('units', exitCode, report).failed).toBe(1)
  })
})

describe('tallyTap', () => {
  it('counts assertions and names those that failed', () => {
    expect(tallyTap('database', 1, { passed: 3, failures: ['plans.sql: not ok 2'] })).toEqual({
      passed: 3,
      failed: 1,
      failures: ['plans.sql: not ok 2'],
    })
  })

  it.each([
    ['no report', 1, null],
    ['no assertions', 0, { passed: 0, failures: [] }],
  ])('is never green with %s', (_, exitCode, report) => {
    expect(tallyTap('database', exitCode, report)).toMatchObject({ failed: 1 })
  })
})

describe('tallyJunit', () => {
  const report = [
    '<testsuites name="deno test" tests="3" failures="1"><testsuite name="a.test.ts">',
    '<testcase name="answers" classname="a.test.ts" time="0.1" line="1" col="6"></testcase>',
    '<testcase name="refuses" classname="a.test.ts"><failure message="500 == 403">at a.test.ts</failure></testcase>',
    '<testcase name="waits" classname="a.test.ts"><skipped></skipped></testcase>',
    '</testsuite></testsuites>',
  ].join('\n')

  it('counts test cases and names those that failed; skipped ones are neither', () => {
    expect(tallyJunit('functions', 1, report)).toEqual({ passed: 1, failed: 1, failures: ['refuses'] })
  })

  it.each([
    ['a failed check beside the tests', 1, '<testcase name="answers" time="0"/>'],
    ['no tests', 0, '<testsuites></testsuites>'],
    ['no report', 0, null],
  ])('is never green with %s', (_, exitCode, xml) => {
    expect(tallyJunit('functions', exitCode, xml)).toMatchObject({ failed: 1 })
  })
})

describe('tallyPlaywright', () => {
  it('counts each project and looks into nested suites', () => {
    const report = {
      suites: [
        {
          title: 'explore.spec.ts',
          specs: [spec('opens', ['desktop', 'expected'], ['phone', 'unexpected'])],
          suites: [{ title: 'slider', specs: [spec('turns', ['desktop', 'expected'], ['phone', 'skipped'])] }],
        },
      ],
    }
    expect(tallyPlaywright('e2e', 1, report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['[phone] explore.spec.ts › opens'],
    })
  })

  it('is never green without tests', () => {
    expect(tallyPlaywright('e2e', 0, { suites: [] }).failed).toBe(1)
  })
})

describe('sumTallies', () => {
  it('adds up', () => {
    expect(sumTallies([tallyGate('lint', 0), tallyGate('types', 2)])).toEqual({
      passed: 1,
      failed: 1,
      failures: ['types'],
    })
  })
})
