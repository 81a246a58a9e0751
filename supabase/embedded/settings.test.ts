import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('keeps its data beside the project by default', () => {
  expect(readSettings({})).toEqual({ dataDir: '.data', rateFactor: 1 })
  expect(readSettings({ UTALII_DATA: '' }).dataDir).toBe('.data')
})

it('takes no database that was meant for something else', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db.example/other' }).database).toBeUndefined()
  expect(readSettings({ UTALII_DATABASE: 'postgres://db.example/app' }).database).toBe('postgres://db.example/app')
})

it.each([
  ['UTALII_RATE_FACTOR', '0'],
  ['UTALII_RATE_FACTOR', 'many'],
  ['UTALII_ORIGIN', 'utalii.example'],
  ['UTALII_ORIGIN', 'https://utalii.example/app'],
])('refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`)
})
