import { describe, expect, it } from 'vitest'
import { parseToml, readConfig } from './parse-config.ts'

describe('parseToml', () => {
  it('reads sections, comments and values', () => {
    const text = '# ours\r\nproject_id = "utalii"\r\n\n[auth.email]\notp_length = 6\nflags = ["a", "b"]\nis_on = true\n'
    expect(Object.fromEntries(parseToml(text))).toEqual({
      project_id: 'utalii',
      'auth.email.otp_length': 6,
      'auth.email.flags': ['a', 'b'],
      'auth.email.is_on': true,
    })
  })

  it.each(['what is this', '[unclosed', "name = 'single'", 'date = 1979-05-27'])(
    'names a line it cannot read: %s',
    (line) => {
      expect(() => parseToml(`# first\n${line}`)).toThrow('line 2')
    },
  )
})

describe('supabase/config.toml', () => {
  const config = readConfig('supabase/config.toml')

  it('can be read', () => {
    expect(config.texts('api.schemas')).toEqual(['public'])
    expect(config.number('auth.minimum_password_length')).toBe(6)
  })

  it('limits a hosted project as auth-limits.ts limits this server', () => {
    const limits = ['sign_in_sign_ups', 'token_refresh', 'token_verifications', 'email_sent']
    expect(limits.map((name) => config.number(`auth.rate_limit.${name}`))).toEqual([300, 300, 300, 30 * 12])
  })

  it('is asked for what it has', () => {
    expect(() => config.flag('auth.minimum_password_length')).toThrow('auth.minimum_password_length is 6')
    expect(() => config.text('auth.nothing')).toThrow('auth.nothing is missing')
  })
})
