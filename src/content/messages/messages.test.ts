import { describe, expect, it } from 'vitest'
import { assistantMessages } from './assistant.ts'
import { paymentResultMessages } from './payment-result.ts'
import { pricingMessages } from './pricing.ts'
import { exploreMessages } from './explore.ts'
import { frameMessages } from './frame.ts'
import { homeMessages } from './home.ts'
import { headsetMessages } from './headset.ts'
import { categoryMessages } from './categories.ts'
import { dashboardMessages } from './dashboard.ts'
import { settingsMessages } from './settings.ts'
import { sideNavigationMessages } from './side-navigation.ts'
import { tripsMessages } from './trips.ts'
import { siteMessages } from './site.ts'
import { keptToursMessages } from './kept-tours.ts'
import { toursMessages } from './tours.ts'
import { viewerMessages } from './viewer.ts'

// The compiler sees that nothing is missing; that a text was translated, and not copied, is seen here.
describe.each([
  ['site', siteMessages],
  ['frame', frameMessages],
  ['pricing', pricingMessages],
  ['payment result', paymentResultMessages],
  ['home', homeMessages],
  ['explore', exploreMessages],
  ['viewer', viewerMessages],
  ['tours', toursMessages],
  ['kept tours', keptToursMessages],
  ['headset', headsetMessages],
  ['trips', tripsMessages],
  ['side navigation', sideNavigationMessages],
  ['settings', settingsMessages],
  ['dashboard', dashboardMessages],
  ['categories', categoryMessages],
  ['assistant', assistantMessages],
])('the %s catalogue', (_, { en, sw }) => {
  it('has every list as long in Swahili as in English', () => {
    expect(paths(sw)).toEqual(paths(en))
  })

  it('has no empty text', () => {
    expect([...leaves(en), ...leaves(sw)].filter((text) => text.trim() === '')).toEqual([])
  })
})

function paths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, child]) => paths(child, `${path}.${key}`))
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
