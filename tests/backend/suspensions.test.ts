import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What a suspended person is answered over HTTP; every other rule is in supabase/tests/database.
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack('native', { root: resolve('.') })
})
afterAll(() => stack.close())

it('refuses what a suspended person writes with a code of its own, also while the suspension is imposed', async () => {
  const [author, moderator] = await Promise.all([stack.signUp('author'), stack.signUp('moderator')])
  await stack.connect(stack.keys.secretKey).rpc('appoint_moderator', { email: 'moderator@example.com' })
  const subject_id = (await author.auth.getUser()).data.user?.id
  const write = (body: string) => author.from('chat_messages').insert({ body })

  const [decided, ...written] = await Promise.all([
    moderator.rpc('moderate', { subject_kind: 'person', subject_id, decision: 'remove', reason: 'Insults' }),
    ...Array.from({ length: 10 }, (_, index) => write(`At the same moment ${index}`)),
  ])
  expect(decided.error).toBeNull()
  expect(['stored', 'UT403']).toEqual(expect.arrayContaining(written.map(({ error }) => error?.code ?? 'stored')))
  const seen = await stack.connect().from('chat_messages').select('body')
  expect(seen.data).toEqual([])

  const refused = await write('Afterwards')
  expect(refused).toMatchObject({ status: 400, error: { code: 'UT403', details: 'Insults' } })
})
