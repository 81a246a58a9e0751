import { describe, expect, it } from 'vitest'
import { dollarsFromCents, totalCents } from './money.ts'

describe('a total', () => {
  it.each([
    [100, 1, '1.00'],
    [1999, 3, '59.97'],
    // 19.99 x 11 is 219.89000000000001 in floating point.
    [1999, 11, '219.89'],
    [4999, 7, '349.93'],
    [29_999, 12, '3599.88'],
  ])('of %i cents for %i months reads %s', (unitPriceCents, months, text) => {
    expect(dollarsFromCents(totalCents(unitPriceCents, months))).toBe(text)
  })
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [100, '1.00'],
])('%i cents read %s dollars', (cents, text) => {
  expect(dollarsFromCents(cents)).toBe(text)
})

it('every amount that can be charged keeps its cents', () => {
  for (let cents = 0; cents <= 29_999 * 12; cents += 1) {
    const text = dollarsFromCents(cents)
    if (Number(text.replace('.', '')) !== cents) throw new Error(`${cents} cents became ${text}`)
  }
})
