import { describe, expect, it } from 'vitest'
import { parseRequestPath } from './request-path.ts'

describe('parseRequestPath', () => {
  it.each([
    ['/', '/'],
    ['/explore?category=1', '/explore'],
    ['/tours/k%C3%B6ln', '/tours/köln'],
    ['/a%20b', '/a b'],
    ['/explore#view', '/explore'],
    ['/%252e%252e/secret', '/%2e%2e/secret'],
  ])('reads %s as %s', (url, pathname) => {
    expect(parseRequestPath(url)?.pathname).toBe(pathname)
  })

  it('keeps the search parameters', () => {
    expect(parseRequestPath('/explore?category=1&heading=90')?.searchParams.get('heading')).toBe('90')
  })

  it.each([
    undefined,
    '',
    '*',
    'explore',
    'http://other.example/explore',
    '//other.example/explore',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/package.json',
    '/assets/..%2fpackage.json',
    '/assets%2F..%2Fpackage.json',
    '/assets/..%5cpackage.json',
    '/assets\\..\\package.json',
    '/index.html%00.js',
    '/a%0d%0aset-cookie:x',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/package.json',
  ])('refuses %j', (url) => {
    expect(parseRequestPath(url)).toBeNull()
  })
})
