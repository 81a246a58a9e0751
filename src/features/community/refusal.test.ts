import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { toAppError } from '#gateway/row-errors.ts'
import { refusalOf, wordsOf } from './refusal.ts'

it.each([
  ['suspended', 400, 'UT403', 'This person is suspended'],
  ['tooMany', 400, '23514', 'There are already 10 posts of today'],
  ['refused', 400, '23514', 'new row for relation "posts" violates check constraint "posts_body_check"'],
  ['gone', 409, '23503', 'insert or update on table "post_comments" violates foreign key constraint'],
  ['gone', 406, 'PGRST116', 'JSON object requested, multiple (or no) rows returned'],
  ['forbidden', 403, '42501', 'new row violates row-level security policy'],
  [null, 0, '', 'TypeError: Failed to fetch'],
  [null, 503, '', 'Unavailable'],
])('%s is what a %i with %s means', (refusal, status, code, message) => {
  expect(refusalOf(toAppError({ code, message }, status, 'Could not store it'))).toBe(refusal)
})

it('whoever is suspended is told why', () => {
  const refusal = { code: 'UT403', message: 'This person is suspended', details: ' Insults ' }
  const none = { tooMany: '', gone: '', forbidden: '', refused: '' }
  const words = { failed: 'failed', refused: none, suspended: (reason: string) => `suspended: ${reason}` }
  expect(wordsOf(toAppError(refusal, 400, 'Could not store it'), words)).toBe('suspended: Insults')
  expect(wordsOf(toAppError({ ...refusal, details: null }, 400, 'Could not store it'), words)).toBe('suspended: ')
})

it('what is no answer of the backend is no refusal', () => {
  expect(refusalOf(new TypeError('Failed to fetch'))).toBeNull()
  expect(refusalOf(new AppError('network', 'cut'))).toBeNull()
})

it('every limit of the database is known as one', () => {
  const folder = 'supabase/migrations'
  const sql = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  // A limit is a check that has a rate or a daily limit for its name.
  const raised = [
    ...sql.matchAll(
      /raise exception '([^']+)', \w+\s+using errcode = 'check_violation', constraint = '\w+_(?:rate|daily_limit)'/g,
    ),
  ]
  const messages = raised.map(([, message = '']) => message.replace('%', '10'))
  expect(messages.length).toBeGreaterThanOrEqual(4)
  for (const message of messages) {
    expect(refusalOf(toAppError({ code: '23514', message }, 400, 'Could not store it')), message).toBe('tooMany')
  }
})
