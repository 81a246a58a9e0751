import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aboutEn } from './messages/about.en.ts'
import { headsetEn } from './messages/headset.en.ts'
import { viewerEn } from './messages/viewer.en.ts'
import { isBuilt, type PageAddress } from './pages.ts'

const read = (path: string) => readFileSync(`docs/guide/${path}.mdx`, 'utf8').replaceAll(/\s+/g, ' ')

/** The sentences of guide and About that say of something that it is still to come. */
const promises = [
  ...readdirSync('docs/guide', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readFileSync(`docs/guide/${file}`, 'utf8').split(/\n\s*\n/)),
  ...aboutEn.vision.text,
  ...aboutEn.faq.questions.map(({ answer }) => answer),
]
  .flatMap((text) => text.replaceAll(/\s+/g, ' ').split(/(?<=[.:;]) /))
  .filter((sentence) =>
    /being built|is planned|on their way|not (?:open|available)\b(?! to)|cannot be opened/.test(sentence),
  )

it.each<[PageAddress, RegExp]>([
  ['/community', /communit/i],
  ['/tours', /\btours?\b/i],
  ['/hub', /UtaliiHub|marketplace/],
])('speaks of %s as to come only while it is not there', (address, name) => {
  expect(promises.length).toBeGreaterThan(0)
  expect(isBuilt(address) ? promises.filter((promise) => name.test(promise)) : []).toEqual([])
})

it('names every control of the panel in the headset', () => {
  const text = read('tourists-guide/vr-experiences')
  const { rotation, recentre, calm, continueOnPage, exit } = headsetEn
  for (const label of [rotation.enable, rotation.stop, recentre, calm, continueOnPage, exit]) {
    expect(text).toContain(`**${label}**`)
  }
  expect(text).toContain(`**${viewerEn.comfort.title}**`)
})

it('names every key that the viewer names', () => {
  const text = read('features/vr-technology')
  for (const key of ['+', '-', 'Home', 'F', 'W']) expect(text).toContain(`<kbd>${key}</kbd>`)
  expect(viewerEn.keys).toContain('W tells')
})
