import { expect, it } from 'vitest'
import { panoramaById } from '#content/panoramas.ts'
import { pageDocument } from './page-document.ts'

const parts = {
  template:
    '<head><script type="module" crossorigin src="/entry.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/shared.js"><link rel="stylesheet" crossorigin href="/a.css">' +
    '<!--app-head--></head><div id="root"><!--app-html--></div>',
  html: '<h1>Here</h1>',
  head: [],
  panorama: null,
  scripts: ['/page.js'],
  fonts: ['/face.woff2'],
  styles: 'h1{color:red}',
}

/** In the order of the document. */
const preloads = (html: string) => [...html.matchAll(/<link rel="(?:module)?preload"[^>]*>/g)].map(([tag]) => tag)
const scriptsIn = (html: string) => html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? []

it('lets letters and picture go before the scripts of a page that is whole without them', () => {
  const html = pageDocument(parts)
  expect(preloads(html)).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/face.woff2" />')
  expect(scriptsIn(html)).toHaveLength(3)
  for (const tag of scriptsIn(html)) expect(tag).toContain('fetchpriority="low"')
})

it('lets the scripts of a panorama go at once', () => {
  const html = pageDocument({ ...parts, panorama: panoramaById('zanzibar-beaches') })
  expect(scriptsIn(html)).toHaveLength(3)
  for (const tag of scriptsIn(html)) expect(tag).not.toContain('fetchpriority')
})

it('carries its styles with it', () => {
  const html = pageDocument(parts)
  expect(html).toContain('<style>h1{color:red}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

it('starts graphics after everything that the page shows', () => {
  const html = pageDocument({ ...parts, panorama: panoramaById('zanzibar-beaches') })
  expect(html.indexOf('webgl2')).toBeGreaterThan(html.indexOf('<h1>Here</h1>'))
  expect(pageDocument(parts)).not.toContain('webgl2')
})

it('lets progress run before the code has come, where there is any', () => {
  const html = '<div role="progressbar" class="progress progress-open"></div>'
  expect(pageDocument({ ...parts, html })).toContain('dataset.running')
  expect(pageDocument(parts)).not.toContain('dataset.running')
})

it('asks for the poster before the scripts, and for the preview after them', () => {
  const html = pageDocument({ ...parts, panorama: panoramaById('zanzibar-beaches') })
  const places = ['poster-landscape', '/page.js', "askEarly('/panoramas/zanzibar-beaches/preview-"].map((text) =>
    html.indexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
