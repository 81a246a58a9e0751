import { expect, it } from 'vitest'
import { preparePicture } from './prepare-picture.ts'

/** The first bytes of a PNG that says it has this size. */
function pngOf(widthPx: number, heightPx: number): Blob {
  const bytes = new Uint8Array(33)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x89504e47)
  view.setUint32(4, 0x0d0a1a0a)
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, widthPx)
  view.setUint32(20, heightPx)
  return new Blob([bytes])
}

it.each([
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'notAPicture'],
  ['a header of 30,000 x 15,000', pngOf(30_000, 15_000), 'tooLarge'],
  ['more than 40 MB', new Blob([new Uint8Array(40 * 1024 * 1024 + 1)]), 'tooHeavy'],
])('refuses %s before it decodes anything', async (_, file, fault) => {
  expect(await preparePicture(file)).toBe(fault)
})
