import { expect, it } from 'vitest'
import { shareCards } from '#content/share-cards.ts'
import { pageFile, pageTable } from './page-files.ts'
import type { PublicPage } from './public-pages.ts'

const page = (address: string): PublicPage => ({ address, sources: [], listing: 'listed', card: shareCards.home })

it('groups the pages of one path by the parameter that chooses between them', () => {
  const pages = ['/', '/explore', '/explore?category=1', '/guide/:topic', '/tour', '/tour?at=hill'].map(page)
  expect(pageTable(pages, page('/not-found'))).toEqual({
    routes: [
      { path: '/', files: ['pages/home.html'] },
      { path: '/explore', query: 'category', files: ['pages/explore.html', 'pages/explore-category-1.html'] },
      { path: '/guide/:topic', files: ['pages/guide/any-topic.html'] },
      { path: '/tour', query: 'at', values: ['', 'hill'], files: ['pages/tour.html', 'pages/tour-at-hill.html'] },
    ],
    notFound: 'pages/not-found.html',
  })
})

it('gives no two addresses one file', () => {
  const addresses = ['/', '/explore', '/explore?category=1', '/guide', '/guide/:section', '/guide/section', '/home-2']
  expect(new Set(addresses.map((address) => pageFile({ address }))).size).toBe(addresses.length)
})
