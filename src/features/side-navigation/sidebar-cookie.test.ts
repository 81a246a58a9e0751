import { expect, it } from 'vitest'
import { readIsExpanded, sidebarCookie } from './sidebar-cookie.ts'

it.each([
  ['', true],
  ['utalii.sidebar=expanded', true],
  ['a=b; utalii.sidebar=collapsed', false],
  ['utalii.sidebar=collapsed; a=b', false],
  ['not-utalii.sidebar=collapsed', true],
  ['utalii.sidebar=sideways', true],
])('with the cookies "%s" expanded is %s', (cookies, isExpanded) => {
  expect(readIsExpanded(cookies)).toBe(isExpanded)
})

it('is remembered for seven days, on every page', () => {
  expect(sidebarCookie(false)).toBe('utalii.sidebar=collapsed; Path=/; Max-Age=604800; SameSite=Lax')
})
