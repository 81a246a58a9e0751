import { expect, it } from 'vitest'
import { isBuilt } from './pages.ts'

it.each(['/', '/explore', '/explore?category=2', '/explore#top'] as const)('%s can be linked to', (address) => {
  expect(isBuilt(address)).toBe(true)
})

it.each(['/hub', '/hub?q=1'] as const)('%s cannot: it has not been built', (address) => {
  expect(isBuilt(address)).toBe(false)
})
