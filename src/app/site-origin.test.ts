import { describe, expect, it } from 'vitest'
import { parseSiteOrigin } from './site-origin.ts'

describe('parseSiteOrigin', () => {
  it.each([
    [undefined, 'http://localhost:4173'],
    ['', 'http://localhost:4173'],
    ['https://utalii.example', 'https://utalii.example'],
    ['https://utalii.example/', 'https://utalii.example'],
    ['http://192.168.1.20:8080', 'http://192.168.1.20:8080'],
  ])('reads %j as %s', (written, origin) => {
    expect(parseSiteOrigin(written)).toBe(origin)
  })

  it.each([
    'utalii.example',
    'https://utalii.example/app',
    'https://utalii.example?a=1',
    'ftp://utalii.example',
    'x:y',
  ])('refuses %s', (written) => {
    expect(() => parseSiteOrigin(written)).toThrow(`UTALII_ORIGIN is "${written}"`)
  })
})
