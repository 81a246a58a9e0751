import { expect, it } from 'vitest'
import { sessionIdFromToken } from './session-token.ts'

const tokenOf = (claims: unknown) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`

it('tells the session of a token, also where its letters are those of addresses', () => {
  expect(sessionIdFromToken(tokenOf({ session_id: 'a1', note: '???>>>~~~' }))).toBe('a1')
})

it.each(['', 'a.b', 'a.!.c', tokenOf({}), tokenOf({ session_id: 7 }), tokenOf(null)])('tells none of "%s"', (token) => {
  expect(sessionIdFromToken(token)).toBeNull()
})
