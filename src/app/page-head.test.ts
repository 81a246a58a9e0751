import { describe, expect, it } from 'vitest'
import { shareCards } from '#content/share-cards.ts'
import { pageHead } from './page-head.ts'

const parts = {
  origin: 'https://a.example',
  canonical: '/explore?category=1',
  title: 'Beaches & "dhows"',
  description: 'White sand <and> water.',
  isIndexed: true,
  card: shareCards.about,
  structuredData: [],
}

describe('pageHead', () => {
  it('escapes what the texts contain', () => {
    const head = pageHead(parts)
    expect(head).toContain('<title>Beaches &amp; &quot;dhows&quot;</title>')
    expect(head).toContain('<meta name="description" content="White sand &lt;and&gt; water." />')
    expect(head).toContain('<meta property="og:title" content="Beaches &amp; &quot;dhows&quot;" />')
  })

  it('names the page and its picture with whole addresses', () => {
    const head = pageHead(parts).join('\n')
    expect(head).toContain('<link rel="canonical" href="https://a.example/explore?category=1" />')
    expect(head).toContain('<meta property="og:url" content="https://a.example/explore?category=1" />')
    expect(head).toContain('<meta property="og:image" content="https://a.example/share/about.jpg" />')
    expect(head).toContain('<meta name="twitter:image" content="https://a.example/share/about.jpg" />')
  })

  it('asks search engines to leave a hidden page out, and names no canonical address for it', () => {
    const head = pageHead({ ...parts, isIndexed: false }).join('\n')
    expect(head).toContain('<meta name="robots" content="noindex" />')
    expect(head).not.toContain('rel="canonical"')
  })

  it('carries structured data only where there is some', () => {
    expect(pageHead(parts).join('\n')).not.toContain('ld+json')
    const head = pageHead({ ...parts, structuredData: [{ '@type': 'Thing' }] })
    expect(head.at(-1)).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing"}]}</script>',
    )
  })
})
