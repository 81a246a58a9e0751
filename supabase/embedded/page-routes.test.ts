import { describe, expect, it } from 'vitest'
import { createRouteFinder, pageFileFor, parsePageRoutes } from './page-routes.ts'

const explore = { path: '/explore', query: 'category', files: ['0.html', '1.html', '2.html'] }

describe('pageFileFor', () => {
  it.each([
    ['', '0.html'],
    ['category=1', '1.html'],
    ['category=2', '2.html'],
    ['category=3', '0.html'],
    ['category=-1', '2.html'],
    ['category=-3', '0.html'],
    ['category=%2B4', '1.html'],
    ['category=+4', '1.html'],
    ['category=1.5', '0.html'],
    ['category=1e1', '0.html'],
    ['category=0x1', '0.html'],
    ['category=two', '0.html'],
    ['category=', '0.html'],
    ['category=%2B-1', '0.html'],
    ['category=1&category=2', '1.html'],
    // 10^30 = 999…9 + 1, and every 9 is divisible by three
    [`category=1${'0'.repeat(30)}`, '1.html'],
    ['heading=90', '0.html'],
  ])('answers ?%s with %s', (search, file) => {
    expect(pageFileFor(explore, new URLSearchParams(search))).toBe(file)
  })

  it.each([
    ['', 'tour.html'],
    ['at=hill&heading=9', 'hill.html'],
    ['at=1', 'tour.html'],
    ['at=nowhere', 'tour.html'],
  ])('answers ?%s with %s where values have names', (search, file) => {
    const tour = { path: '/tour', query: 'at', values: ['', 'hill'], files: ['tour.html', 'hill.html'] }
    expect(pageFileFor(tour, new URLSearchParams(search))).toBe(file)
  })

  it('ignores the search of a route with one page', () => {
    expect(pageFileFor({ path: '/', files: ['home.html'] }, new URLSearchParams('category=2'))).toBe('home.html')
  })
})

describe('createRouteFinder', () => {
  const find = createRouteFinder([
    { path: '/', files: ['home.html'] },
    { path: '/guide', files: ['guide.html'] },
    { path: '/guide/:section', files: ['section.html'] },
    { path: '/guide/faq', files: ['faq.html'] },
    { path: '/guide/:section/:topic', files: ['topic.html'] },
  ])

  it.each([
    ['/', 'home.html'],
    ['/guide', 'guide.html'],
    ['/guide/anything', 'section.html'],
    ['/guide/faq', 'faq.html'],
    ['/guide/any/thing', 'topic.html'],
  ])('finds for %s the file %s', (pathname, file) => {
    expect(find(pathname)?.files).toEqual([file])
  })

  it.each(['/guid', '/guide/', '/guide/a/', '/guide/a/b/c', '/other/thing', '/:section', ''])(
    'finds nothing for "%s"',
    (pathname) => {
      expect(find(pathname)).toBeNull()
    },
  )
})

describe('parsePageRoutes', () => {
  it('accepts what the prerender step writes', () => {
    const hostedBackend = 'https://project.example'
    const named = { path: '/tour', query: 'at', values: ['', 'hill'], files: ['a.html', 'b.html'] }
    const written = {
      routes: [explore, named, { path: '/', files: ['home.html'] }],
      notFound: '404.html',
      hostedBackend,
    }
    expect(parsePageRoutes(written)).toEqual(written)
    expect(parsePageRoutes({ ...written, hostedBackend: null }).hostedBackend).toBeNull()
  })

  it.each([
    [null, 'expected { routes'],
    [{ routes: [] }, 'expected { routes'],
    [{ routes: [], notFound: '404.html', hostedBackend: true }, 'hostedBackend is an origin'],
    [{ routes: ['/'], notFound: '404.html' }, 'is not a route'],
    [{ routes: [{ path: 'explore', files: ['a'] }], notFound: '404.html' }, 'starts with "/"'],
    [{ routes: [{ path: '/', files: [] }], notFound: '404.html' }, 'at least one file'],
    [{ routes: [{ path: '/', files: [1] }], notFound: '404.html' }, 'at least one file'],
    [
      { routes: [{ path: '/', files: ['a'], query: 'at', values: [] }], notFound: '404.html' },
      'a value for every file',
    ],
    [{ routes: [{ path: '/', files: ['a'], query: 1 }], notFound: '404.html' }, 'query that is not a name'],
  ])('refuses %j', (value, message) => {
    expect(() => parsePageRoutes(value)).toThrow(message)
  })
})
