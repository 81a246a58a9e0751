import { expect, it } from 'vitest'
import { isLanguage, plural } from './language.ts'

const photos = { one: 'one', other: 'other' }

it.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 5, 'other'],
  ['sw', 1, 'one'],
  ['sw', 2, 'other'],
] as const)('in %s, %d takes the form "%s"', (language, count, form) => {
  expect(plural(language, count, photos)).toBe(form)
})

it.each(['de', '', null, undefined, 0])('%j is no language of the product', (value) => {
  expect(isLanguage(value)).toBe(false)
})
