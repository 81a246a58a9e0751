import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageHeader } from './image-header.ts'

const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#ad3f18' } })

describe('the header of a picture', () => {
  it.each([
    ['png', () => picture().png()],
    ['jpeg', () => picture().jpeg()],
    ['jpeg', () => picture().withMetadata().jpeg({ progressive: true })],
    ['webp', () => picture().webp()],
    ['webp', () => picture().webp({ lossless: true })],
    ['webp', () => picture().withMetadata().webp()],
    ['avif', () => picture().avif({ effort: 0 })],
    ['avif', () => picture().ensureAlpha(0.5).withMetadata().avif({ effort: 0 })],
  ] as const)('%s says its size', async (format, encode) => {
    const bytes = new Uint8Array(await encode().toBuffer())
    expect(readImageHeader(bytes)).toEqual({ format, widthPx: 37, heightPx: 21 })
  })

  it('is believed before anything is decoded: 30,000 x 15,000', async () => {
    const bytes = new Uint8Array(await picture().png().toBuffer())
    new DataView(bytes.buffer).setUint32(16, 30_000)
    new DataView(bytes.buffer).setUint32(20, 15_000)
    expect(readImageHeader(bytes)).toMatchObject({ widthPx: 30_000, heightPx: 15_000 })
  })

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a JPEG that ends early', '\u00ff\u00d8\u00ff'],
  ])('is not found in %s', (_, text) => {
    expect(readImageHeader(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBeNull()
  })
})
