import { describe, expect, it } from 'vitest'
import { destinations } from '#content/destinations.ts'
import { faqPage, planProduct, questionsFrom, structuredDataText, touristDestination } from './structured-data.ts'

describe('structuredDataText', () => {
  it('is one graph', () => {
    const text = structuredDataText([{ '@type': 'Thing', name: 'A' }])
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: 'A' }] })
  })

  it('cannot end the element that it stands in', () => {
    const name = '</script><script>alert(1)</script>'
    const text = structuredDataText([{ '@type': 'Thing', name }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe(name)
  })
})

describe('touristDestination', () => {
  it('names the place, where it lies and its picture', () => {
    const entity = touristDestination(destinations[1], 'https://a.example/explore?category=1', 'https://a.example')
    expect(entity).toMatchObject({
      '@type': 'TouristDestination',
      name: 'Zanzibar Beaches',
      url: 'https://a.example/explore?category=1',
      geo: { latitude: -6.25, longitude: 39.53 },
      containedInPlace: { name: 'Tanzania' },
    })
    expect(entity['image']).toMatch(/^https:\/\/a\.example\/panoramas\/zanzibar-beaches\/share-[0-9a-f]+\.jpg$/)
  })
})

it('planProduct offers the plan for the price of one month', () => {
  const plan = { id: 'adventurer', name: 'Adventurer', unitPriceCents: 1999, isPopular: true } as const
  expect(planProduct(plan, 'For a trip.', 'https://example.com/pricing')).toMatchObject({
    '@type': 'Product',
    name: 'Utalii Adventurer',
    offers: { '@type': 'Offer', price: '19.99', priceCurrency: 'USD', url: 'https://example.com/pricing' },
  })
})

describe('questionsFrom', () => {
  const html = `<h3 id="before">Is this outside?</h3><p>Yes.</p>
    <article class="a"><h2>Questions</h2><p>Intro.</p>
    <h3 id="one">What does it cost &amp; when?</h3><p>One <a href="/x">dollar</a>.</p><ul><li>Now</li><li>Later</li></ul>
    <h3 id="note">Remarks</h3><p>Not a question.</p>
    <h3 id="two">It&#x27;s free?</h3><p>No.</p></article><h3>After?</h3><p>No.</p>`

  it('reads the questions of the article with the text below each', () => {
    expect(questionsFrom(html)).toEqual([
      { question: 'What does it cost & when?', answer: 'One dollar. Now Later' },
      { question: "It's free?", answer: 'No.' },
    ])
  })

  it('finds none where there is no article', () => {
    expect(questionsFrom('<h3>Really?</h3><p>No.</p>')).toEqual([])
  })

  it('gives what a FAQPage needs', () => {
    expect(faqPage(questionsFrom(html))).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: 'One dollar. Now Later' } }, {}],
    })
  })
})
