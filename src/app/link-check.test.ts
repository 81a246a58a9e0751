import { describe, expect, it } from 'vitest'
import { findDeadLinks } from './link-check.ts'

const link = (href: string) => `<p><a class="text-link" href="${href}">there</a></p>`
const target = { address: '/guide/start', html: '<h2 id="first-steps">First steps</h2>' }

describe('findDeadLinks', () => {
  it.each([
    '/guide/start',
    '/guide/start#first-steps',
    'start#first-steps',
    '/guide/start?from=a&amp;to=b#first-steps',
    '#here',
    'https://example.com/elsewhere',
    'mailto:hello@example.com',
  ])('accepts %s', (href) => {
    const page = { address: '/guide/page', html: `<h1 id="here">Here</h1>${link(href)}` }
    expect(findDeadLinks([page, target])).toEqual([])
  })

  it.each([
    ['/guide/stop', '/guide/page links to /guide/stop, and there is no such page'],
    ['/guide/start/', '/guide/page links to /guide/start/, and there is no such page'],
    ['/guide/start#last-steps', '/guide/page links to /guide/start#last-steps, and that page has no such part'],
    ['#there', '/guide/page links to #there, and that page has no such part'],
  ])('reports %s', (href, fault) => {
    expect(findDeadLinks([{ address: '/guide/page', html: link(href) }, target])).toEqual([fault])
  })

  it('takes the pages of one path together, whatever chooses between them', () => {
    const pages = [
      { address: '/explore', html: link('/explore?category=1#beach') },
      { address: '/explore?category=1', html: '<h2 id="beach">Beach</h2>' },
    ]
    expect(findDeadLinks(pages)).toEqual([])
  })

  it('reports an id that is there twice, because a link can only reach the first', () => {
    const html = '<h2 id="community">A</h2><section class="wide" id="community">B</section>'
    expect(findDeadLinks([{ address: '/guide', html }])).toEqual([
      '/guide has more than one element with the id "community"',
    ])
  })

  it('says each fault once', () => {
    expect(findDeadLinks([{ address: '/', html: link('/x') + link('/x') }])).toHaveLength(1)
  })
})
