import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { allShareCards, SHARE_CARD_PX, shareCardPath } from './share-cards.ts'

it.each(allShareCards.map(shareCardPath))('%s is drawn in the size that pages say', async (path) => {
  const { width, height, format } = await sharp(join('public', path)).metadata()
  expect({ width, height, format }).toEqual({ ...SHARE_CARD_PX, format: 'jpeg' })
})

it('nothing else lies beside the cards', () => {
  expect(
    readdirSync('public/share')
      .map((file) => `/share/${file}`)
      .toSorted(),
  ).toEqual(allShareCards.map(shareCardPath).toSorted())
})
