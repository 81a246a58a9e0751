import { expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { cancelFailure } from './cancel-failure.ts'

it.each([
  ['unknown where no answer came', new AppError('network', ''), 'unknown'],
  ['gone where there is nothing to call off', new AppError('not-found', ''), 'gone'],
  ['refused where the person may not', new AppError('forbidden', ''), 'refused'],
  ['refused where a rule forbids it', new AppError('invalid-data', ''), 'refused'],
  ['unknown where something else failed', new TypeError('Failed to fetch'), 'unknown'],
])('is %s', (_, error, outcome) => {
  expect(cancelFailure(error)).toBe(outcome)
})
