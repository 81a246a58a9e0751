import { describe, expect, it } from 'vitest'

import { SHOT } from './fixtures.ts'
import { metadataFileOf, parseMetadata } from './metadata.ts'

const parse = (change: Record<string, unknown>) => parseMetadata(JSON.stringify({ ...SHOT, ...change }), 'lake.json')

describe('parseMetadata', () => {
  it('returns what was written', () => {
    expect(parse({})).toEqual(SHOT)
  })

  it('takes a shot without "stereo" for a single picture', () => {
    const { stereo: _, ...rest } = SHOT
    expect(parseMetadata(JSON.stringify(rest), 'lake.json').stereo).toBe('mono')
  })

  it('knows an encoding of its own only where one is written', () => {
    expect(parse({ tileQuality: 72, tileTune: 'iq' })).toEqual({ ...SHOT, tileQuality: 72, tileTune: 'iq' })
    expect(Object.keys(parse({}))).not.toContain('tileQuality')
  })

  it.each([
    [{ credit: '' }, 'lake.json lacks "credit". Write it as a text between quotes and run the command again.'],
    [{ kind: 'drawing' }, 'lake.json needs "kind" to be "render" or "photograph", but it is "drawing".'],
    [
      { northOffsetDeg: 400 },
      'lake.json needs "northOffsetDeg" as a number (degrees clockwise from north) from 0 to 359.999, but it is 400.',
    ],
    [
      { horizonPitchDeg: 'level' },
      'lake.json needs "horizonPitchDeg" as a number (degrees, 0 for a level camera) from -90 to 90, but it is "level".',
    ],
    [
      { eyeHeightM: undefined },
      'lake.json needs "eyeHeightM" as a number (metres above the ground) from 0.01 to 10000, but it is missing.',
    ],
    [
      { captureDate: '31.1.2026' },
      'lake.json needs "captureDate" as "YYYY-MM-DD", or null where it is not known, but it is "31.1.2026".',
    ],
    [
      { tileQuality: 101 },
      'lake.json needs "tileQuality" as a number (the AVIF quality of its tiles) from 1 to 100, but it is 101.',
    ],
    [{ tileQuality: 70.5 }, 'lake.json needs "tileQuality" as a whole number, but it is 70.5.'],
    [{ tileTune: 'eye' }, 'lake.json needs "tileTune" to be "iq" or "psnr" or "ssim", but it is "eye".'],
    [{ nothOffsetDeg: 1 }, 'lake.json has an unknown field "nothOffsetDeg".'],
  ])('refuses %j with a sentence', (change, sentence) => {
    expect(() => parse(change)).toThrow(sentence)
  })

  it('refuses what is not JSON', () => {
    expect(() => parseMetadata('{ "title": ', 'lake.json')).toThrow('lake.json is not valid JSON')
    expect(() => parseMetadata('[]', 'lake.json')).toThrow('lake.json should hold one JSON object')
  })
})

describe('metadataFileOf', () => {
  it('has the same name beside the picture', () => {
    expect(metadataFileOf('/a.b/lake.one.jpg')).toBe('/a.b/lake.one.json')
  })
})
