import { expect, it } from 'vitest'
import { firstPicturePreloads } from './first-picture.ts'

const img = '<img src="a.webp" fetchPriority="high"/>'

it('preloads each orientation of the first picture for itself', () => {
  const html = `<picture>
    <source type="image/avif" media="(orientation: portrait)" srcSet="p.avif 640w" sizes="50vh"/>
    <source type="image/webp" media="(orientation: portrait)" srcSet="p.webp 640w" sizes="50vh"/>
    <source type="image/avif" srcSet="l.avif 960w, l2.avif 1680w" sizes="100vw"/>${img}</picture>`
  expect(firstPicturePreloads(html)).toEqual([
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="(orientation: portrait)" imagesrcset="p.avif 640w" imagesizes="50vh" />',
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="not (orientation: portrait)" imagesrcset="l.avif 960w, l2.avif 1680w" imagesizes="100vw" />',
  ])
})

it('leaves pictures further down to their own time', () => {
  const lazy = '<picture><source type="image/avif" srcSet="b.avif 1w"/><img src="b.webp" loading="lazy"/></picture>'
  expect(firstPicturePreloads(lazy)).toEqual([])
  expect(
    firstPicturePreloads(`${lazy}<picture><source type="image/avif" srcSet="c.avif 1w"/>${img}</picture>`),
  ).toEqual(['<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="c.avif 1w" />'])
})
