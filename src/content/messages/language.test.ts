import { expect, it } from 'vitest'
import { groupThousands, isLanguage, plural } from './language.ts'

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

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])('%d is written as Intl writes it', (count) => {
  expect(groupThousands(count)).toBe(count.toLocaleString('en'))
})
