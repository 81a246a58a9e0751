import { describe, expect, it } from 'vitest'
import { indexFromText, wrapIndex } from './cyclic-index.ts'

describe('wrapIndex', () => {
  it.each([
    [0, 0],
    [2, 2],
    [3, 0],
    [-1, 2],
    [-3, 0],
    [-4, 2],
    [100, 1],
  ])('wraps %d to %d of three', (index, wrapped) => {
    expect(wrapIndex(index, 3)).toBe(wrapped)
  })
})

describe('indexFromText', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['1', 1],
    ['+1', 1],
    [' 2 ', 2],
    ['3', 0],
    ['4', 1],
    ['-1', 2],
    ['-3', 0],
    ['1.5', 0],
    ['1e1', 0],
    ['0x1', 0],
    ['one', 0],
    ['1 2', 0],
  ])('reads %j as %d of three', (text, index) => {
    expect(indexFromText(text, 3)).toBe(index)
  })
})

it('wraps integers of any length exactly', () => {
  // 10^30 = 999…9 + 1, and every 9 is divisible by three.
  expect(indexFromText(`1${'0'.repeat(30)}`, 3)).toBe(1)
  expect(indexFromText(`-1${'0'.repeat(400)}`, 3)).toBe(2)
})
