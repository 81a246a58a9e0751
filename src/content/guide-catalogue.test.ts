import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guidePage, guidePages, guideSectionName, isPolicy, nextGuidePage } from './guide-catalogue.ts'

const texts = readdirSync('docs/guide', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/[^/]+\.mdx$/.test(file))
  .map((file) => file.replace(/\.mdx$/, ''))

describe("the guide's catalogue", () => {
  it('lists every text once, and nothing without a text', () => {
    expect(guidePages.map(({ path }) => path).toSorted()).toEqual(texts.toSorted())
  })

  it('knows a section for every page', () => {
    expect(guidePages.filter((page) => guideSectionName(page) === '')).toEqual([])
  })

  it('describes every page in its own words, short enough for a search result', () => {
    expect(new Set(guidePages.map(({ description }) => description)).size).toBe(guidePages.length)
    expect(guidePages.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([])
  })

  it('leads from the first article through all of them, and ends before the policies', () => {
    const read = []
    for (let page = guidePages[0] ?? null; page !== null; page = nextGuidePage(page)) read.push(page)
    expect(read).toEqual(guidePages.filter((page) => !isPolicy(page)))
  })

  it('refuses a path that it does not list', () => {
    expect(() => guidePage('features/teleportation')).toThrow('does not list features/teleportation')
  })
})
