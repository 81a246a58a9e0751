import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What a real sign-in leaves behind; who may see and end which session is in supabase/tests/database.
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack('native', { root: resolve('.') })
})
afterAll(() => stack.close())

type Client = Awaited<ReturnType<TestStack['signUp']>>

async function signIn(name: string): Promise<Client> {
  const client = stack.connect()
  const { error } = await client.auth.signInWithPassword({ email: `${name}@example.com`, password: 'secret-1' })
  if (error) throw error
  return client
}

async function accessTokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}
const codeOfRefresh = async (client: Client) => (await client.auth.refreshSession()).error?.code

it('each session says which browser it belongs to, and which of them asks', async () => {
  const phone = await stack.signUp('amina')
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishableKey, 'content-type': 'application/json', 'user-agent': 'Headset/1' },
    body: JSON.stringify({ email: 'amina@example.com', password: 'secret-1' }),
  })
  expect(answer.ok).toBe(true)
  const { data } = await phone.rpc('my_sessions').select('user_agent, is_current').throwOnError()
  expect(data).toHaveLength(2)
  expect(data).toContainEqual({ user_agent: 'Headset/1', is_current: false })
  expect(data).toContainEqual({ user_agent: expect.stringMatching(/node/i), is_current: true })
})

it('all others end, and neither the one that asks nor those of anybody else', async () => {
  const here = await stack.signUp('juma')
  const there = await signIn('juma')
  const stranger = await stack.signUp('stranger')
  expect((await here.auth.admin.signOut(await accessTokenOf(here), 'others')).error).toBeNull()
  expect(await codeOfRefresh(there)).toBe('refresh_token_not_found')
  expect(await codeOfRefresh(here)).toBeUndefined()
  expect(await codeOfRefresh(stranger)).toBeUndefined()
})

it('one ends by its id for its owner alone', async () => {
  const owner = await stack.signUp('owner')
  const headset = await signIn('owner')
  const thief = await stack.signUp('thief')
  const { data } = await headset.rpc('my_sessions').select('id').eq('is_current', true).single().throwOnError()
  const session = { session_id: String(data?.id) }
  expect((await thief.rpc('end_my_session', session)).data).toBe(false)
  expect((await stack.connect().rpc('end_my_session', session)).status).toBe(401)
  expect(await codeOfRefresh(headset)).toBeUndefined()
  expect((await owner.rpc('end_my_session', session)).data).toBe(true)
  expect(await codeOfRefresh(headset)).toBe('refresh_token_not_found')
})

it('signing out is refused for a token that ends nothing, in the words that the app acts on', async () => {
  const client = await stack.signUp('ended')
  const token = await accessTokenOf(client)
  expect((await client.auth.admin.signOut(`${token}x`, 'global')).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  expect((await client.auth.admin.signOut(token, 'global')).error).toBeNull()
  expect((await client.auth.admin.signOut(token, 'global')).error).toMatchObject({ name: 'AuthSessionMissingError' })
})
