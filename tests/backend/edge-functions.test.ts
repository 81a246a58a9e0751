import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What they do is tested in Deno (supabase/tests/functions); this is about where people reach them.
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack('native', { root: resolve('.') })
})
afterAll(() => stack.close())

const functions = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'))

it.each(functions)('%s is there, and starts', async (name) => {
  const { status } = await fetch(`${stack.url}/functions/v1/${name}`, { method: 'POST' })
  expect([404, 500, 502, 503]).not.toContain(status)
})

it('an account ends through the client that pages use', async () => {
  const client = await stack.signUp('leaving')
  const { data, error } = await client.functions.invoke('delete-account', { body: { password: 'secret-1' } })
  expect([data, error]).toEqual([{ deleted: true }, null])
  const { error: gone } = await client.auth.getUser()
  expect(gone?.code).toBe('user_not_found')
})

it('what lies beside the functions is none', async () => {
  const { status } = await fetch(`${stack.url}/functions/v1/_http`, { method: 'POST' })
  expect(status).toBe(404)
})
