import { describe, expect, it } from 'vitest'
import { parseProfile } from './profile.ts'

describe('parseProfile', () => {
  it('reads a row', () => {
    const row = { name: 'Asha', avatar_path: 'a/1.webp', language: 'sw', low_data: true, motion: 'reduced' }
    expect(parseProfile(row)).toEqual({
      name: 'Asha',
      avatarPath: 'a/1.webp',
      language: 'sw',
      lowData: true,
      motion: 'reduced',
    })
  })

  it('takes what is missing or unknown as not chosen', () => {
    expect(parseProfile({ name: null, language: 'xx', low_data: 'yes', motion: 'wild' })).toEqual({
      name: null,
      avatarPath: null,
      language: null,
      lowData: null,
      motion: null,
    })
  })

  it.each([null, 'row', {}])('refuses %j', (row) => {
    expect(() => parseProfile(row)).toThrow(expect.objectContaining({ code: 'invalid-data' }))
  })
})
