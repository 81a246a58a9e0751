import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHARACTERS, subsetFonts } from './subset-fonts.mjs'

it('the committed fonts are what `npm run fonts` makes', async () => {
  const fonts = await subsetFonts()
  expect(fonts.length).toBeGreaterThan(0)
  const stale = fonts.filter(({ file, bytes }) => !readFileSync(`fonts/${file}`).equals(bytes))
  expect(stale.map(({ file }) => file)).toEqual([])
})

it('the cut faces have every character of the message catalogues', () => {
  const folder = 'src/content/messages'
  const texts = readdirSync(folder).filter((file) => /\.(?:en|sw)\.ts$/.test(file))
  expect(texts.length).toBeGreaterThan(0)
  const missing = texts.flatMap((file) =>
    Array.from(readFileSync(`${folder}/${file}`, 'utf8'))
      .filter((character) => character !== '\n' && !CHARACTERS.includes(character))
      .map((character) => `${character} in ${file}`),
  )
  expect(missing).toEqual([])
})
