import { describe, expect, it } from 'vitest'
import { languageFromMatches, titleFromMatches } from './page-title.ts'

const shell = { handle: undefined, loaderData: undefined }
const page = (handle: object, loaderData: unknown = undefined) => [shell, { handle, loaderData }]

describe('the title', () => {
  it('names the page and the product', () => {
    expect(titleFromMatches(page({ title: 'About' }))).toBe('About · Utalii')
  })

  it('is the product alone where no route names itself', () => {
    expect(titleFromMatches([shell])).toBe('Utalii')
  })

  it('may follow what was loaded and the language', () => {
    const title = (index: number, language: string) => `${language} ${index}`
    expect(titleFromMatches(page({ title }, 2), 'sw')).toBe('sw 2 · Utalii')
  })
})

describe('the language of a page', () => {
  it('is the preferred one where the page is translated', () => {
    expect(languageFromMatches(page({ title: 'Home', isTranslated: true }), 'sw')).toBe('sw')
  })

  it('stays English where it is not', () => {
    expect(languageFromMatches(page({ title: 'About' }), 'sw')).toBe('en')
    expect(languageFromMatches([shell], 'sw')).toBe('en')
  })
})
