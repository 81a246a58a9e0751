import { expect, it } from 'vitest'
import { isShownIn } from './community-post.ts'

const POST = {
  type: 'VR',
  text: 'Balloons over the savanna',
  location: 'Maasai Mara, Kenya',
  author: { name: 'Zoë Guides', username: 'maramorning' },
} as const

it.each([
  ['', 'its own tab', 'VR', true],
  ['', 'the tab of everything', 'All', true],
  ['', 'another tab', 'AR', false],
  ['BALLOONS', 'a word of the text', 'All', true],
  ['  kenya ', 'a word of the place', 'All', true],
  ['zoe', 'the author, without accents', 'VR', true],
  ['@maramorning'.slice(1), 'the name of the account', 'VR', true],
  ['kenya balloons', 'words from several places', 'VR', true],
  ['kenya dhow', 'a word that is nowhere', 'VR', false],
  ['balloons', 'the text, on another tab', 'Post', false],
] as const)('%j finds by %s on %s: %s', (search, _, tab, isFound) => {
  expect(isShownIn(POST, tab, search)).toBe(isFound)
})
