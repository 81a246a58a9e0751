import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

describe.each(['native', 'pglite'] as const)('accounts on %s', (engine) => {
  let stack: TestStack

  beforeAll(async () => {
    stack = await startTestStack(engine, { root: resolve('.') })
  })
  afterAll(() => stack.close())

  it('keep what was given at sign-up as JSON that the database can read', async () => {
    const client = await stack.signUp('asha')
    const { data } = await client.auth.getUser()
    expect(data.user?.user_metadata).toMatchObject({ name: 'asha', email: 'asha@example.com' })
    // Read by a trigger: the interface alone would also take a string within JSON.
    const profile = await client.from('profiles').select('name').single()
    expect(profile.data).toEqual({ name: 'asha' })
  })
})
