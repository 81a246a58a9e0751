import { expect, it } from 'vitest'
import { robotsText, sitemapText } from './site-files.ts'

it('robots.txt leads to the sitemap by its whole address', () => {
  expect(robotsText('https://a.example').split('\n')).toContain('Sitemap: https://a.example/sitemap.xml')
})

it('the sitemap names whole addresses, escaped', () => {
  const text = sitemapText('https://a.example', ['/', '/explore?category=1&from=map'])
  expect(text).toContain('<loc>https://a.example/</loc>')
  expect(text).toContain('<loc>https://a.example/explore?category=1&amp;from=map</loc>')
})
