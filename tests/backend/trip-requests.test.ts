import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What only several connections at once can show; every other rule is in supabase/tests/database.
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack('native', { root: resolve('.') })
})
afterAll(() => stack.close())

const REQUEST = { destination_id: 'zanzibar-beaches', arrival: '2999-01-01', departure: '2999-01-08', visitors: 2 }

it('thirty trip requests at the same moment leave the twenty that a person may have open', async () => {
  const client = await stack.signUp('eager')
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => client.from('trip_requests').insert(REQUEST)),
  )
  const { count } = await client.from('trip_requests').select('*', { count: 'exact', head: true })
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(
    new Set(['There are already 20 open trip requests']),
  )
  expect(count).toBe(20)
})

it('one trip request that is sent several times at the same moment is stored once', async () => {
  const client = await stack.signUp('nervous')
  const request = { ...REQUEST, id: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 8 }, async () => client.from('trip_requests').insert(request)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  const { data } = await client.from('trip_requests').select('id')
  expect(data).toEqual([{ id: request.id }])
})
