import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', null],
    ['identity;q=0.5, gzip;q=0.6', 'gzip'],
    ['deflate', null],
    ['BR', 'br'],
    ['br;q=banana', null],
    ['', null],
    [undefined, null],
  ] as const)('answers %j with %j', (header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
  })

  it('offers only what is stored', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
    expect(chooseEncoding('br, gzip', [])).toBeNull()
  })
})
