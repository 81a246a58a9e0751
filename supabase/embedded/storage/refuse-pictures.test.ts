import sharp from 'sharp'
import { expect, it } from 'vitest'
import { refusePicture } from './refuse-pictures.ts'

const picture = () => sharp({ create: { width: 8, height: 4, channels: 3, background: '#ad3f18' } })
const png = async (widthPx = 8, heightPx = 4) => {
  const bytes = new Uint8Array(await picture().png().toBuffer())
  new DataView(bytes.buffer).setUint32(16, widthPx)
  new DataView(bytes.buffer).setUint32(20, heightPx)
  return bytes
}
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

it.each([
  ['image/png', png],
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/webp', () => picture().webp().toBuffer()],
  ['IMAGE/AVIF; q=1', () => picture().avif({ effort: 0 }).toBuffer()],
  ['text/plain', async () => SVG],
] as const)('takes %s', async (type, encode) => {
  expect(refusePicture(type, await encode())).toBeNull()
})

it.each([
  ['a drawing that says it is a picture', 'image/webp', async () => SVG, 415],
  ['nothing', 'image/jpeg', async () => new Uint8Array(0), 415],
  ['a picture of another kind', 'image/jpeg', png, 415],
  ['a picture without pixels', 'image/png', () => png(0, 4), 415],
  ['30,000 x 15,000 pixels', 'image/png', () => png(30_000, 15_000), 413],
] as const)('refuses %s', async (_, type, encode, status) => {
  expect(refusePicture(type, await encode())?.status).toBe(status)
})

it('takes a hundred megapixels', async () => {
  expect(refusePicture('image/png', await png(12_500, 8_000))).toBeNull()
})
