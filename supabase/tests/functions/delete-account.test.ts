import { deepEqual, equal, ok } from 'node:assert/strict'
import { createDeleteAccount } from '#functions/delete-account/delete-account.ts'
import { backend, PASSWORD, post, signUp } from './backend.ts'

const keepsNobody = () => Promise.resolve(false)
const deleteAccount = createDeleteAccount(backend, keepsNobody)
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

Deno.test('an account ends with its profile, its requests and its pictures', async () => {
  const { client, id, email, token } = await signUp('leaving')
  const avatars = client.storage.from('avatars')
  for (const name of ['old.png', 'new.png']) {
    const { error } = await avatars.upload(`${id}/${name}`, PIXEL, { contentType: 'image/png' })
    equal(error, null)
  }
  await client
    .from('trip_requests')
    .insert({ destination_id: 'zanzibar-beaches', arrival: '2999-01-01', departure: '2999-01-02', visitors: 1 })
    .throwOnError()

  const response = await deleteAccount(post({ password: PASSWORD }, token))

  deepEqual([response.status, await response.json()], [200, { deleted: true }])
  const { server, createVisitor } = backend
  deepEqual((await server.storage.from('avatars').list(id)).data, [])
  deepEqual((await server.from('profiles').select('id').eq('id', id)).data, [])
  deepEqual((await server.from('trip_requests').select('id').eq('user_id', id)).data, [])
  const again = await createVisitor().auth.signInWithPassword({ email, password: PASSWORD })
  equal(again.error?.code, 'invalid_credentials')
  ok((await client.auth.getUser()).error)
})

Deno.test('an account ends with what lies in folders of its own folder, page after page', async () => {
  const { client, id, token } = await signUp('panoramas')
  const community = client.storage.from('community')
  const names = ['cover.png', 'post/poster.png', ...Array.from({ length: 101 }, (_, n) => `post/tiles/${n}.png`)]
  for (const name of names) {
    const { error } = await community.upload(`${id}/${name}`, PIXEL, { contentType: 'image/png' })
    equal(error, null)
  }

  const response = await deleteAccount(post({ password: PASSWORD }, token))

  deepEqual([response.status, await response.json()], [200, { deleted: true }])
  const { data } = await backend.server.storage.from('community').list(`${id}/post/tiles`)
  deepEqual(data, [])
})

Deno.test('the token of an ended account ends nothing more', async () => {
  const { token } = await signUp('gone')
  await deleteAccount(post({ password: PASSWORD }, token))
  const response = await deleteAccount(post({ password: PASSWORD }, token))
  deepEqual([response.status, await response.json()], [401, refusal('not_signed_in', 'Please sign in first.')])
})

Deno.test('an account that could not be deleted stays as it was, with no session more', async () => {
  const { client, token } = await signUp('unlucky')
  const broken = new Proxy(backend.server, {
    get: (server, name) =>
      name === 'rpc' ? () => Promise.resolve({ error: new Error('no database') }) : Reflect.get(server, name, server),
  })
  const failing = createDeleteAccount({ ...backend, server: broken }, keepsNobody)
  const logged = console.error
  console.error = () => {}
  const response = await failing(post({ password: PASSWORD }, token))
  console.error = logged
  equal(response.status, 500)
  deepEqual((await client.rpc('my_sessions').select('is_current')).data, [{ is_current: true }])
})

Deno.test('an account stays when the password is wrong', async () => {
  const { client, id, token } = await signUp('staying')
  const response = await deleteAccount(post({ password: 'hakuna-1' }, token))
  deepEqual([response.status, await response.json()], [403, refusal('wrong_password', 'That is not your password.')])
  deepEqual((await client.from('profiles').select('id')).data, [{ id }])
})

Deno.test('nobody can end the account of another', async () => {
  const { id, email } = await signUp('victim')
  const { token } = await signUp('thief')
  const response = await deleteAccount(post({ password: PASSWORD, id, user_id: id, email }, token))
  equal(response.status, 200)
  deepEqual((await backend.server.from('profiles').select('name').eq('id', id)).data, [{ name: 'victim' }])
})

Deno.test('who is not signed in ends no account', async () => {
  for (const token of [undefined, 'eyJhbGciOiJIUzI1NiJ9.e30.x', Deno.env.get('SUPABASE_ANON_KEY')]) {
    const response = await deleteAccount(post({ password: PASSWORD }, token))
    deepEqual([response.status, await response.json()], [401, refusal('not_signed_in', 'Please sign in first.')])
  }
})

Deno.test('a password must be given', async () => {
  const { token } = await signUp('hasty')
  for (const body of ['', '{', 'null', '[]', {}, { password: '' }, { password: 7 }, { password: 'x'.repeat(1001) }]) {
    const response = await deleteAccount(post(body, token))
    deepEqual(
      [response.status, await response.json()],
      [400, refusal('password_required', 'Please enter your password to delete the account.')],
    )
  }
})

Deno.test('only POST is answered', async () => {
  const response = await deleteAccount(new Request('http://localhost/'))
  deepEqual(
    [response.status, await response.json()],
    [405, refusal('method_not_allowed', 'This function answers POST alone.')],
  )
})

Deno.test('pages of other origins may ask', async () => {
  const response = await deleteAccount(new Request('http://localhost/', { method: 'OPTIONS' }))
  equal(response.status, 204)
  equal(response.headers.get('access-control-allow-origin'), '*')
  ok(response.headers.get('access-control-allow-headers')?.includes('authorization'))
})

function refusal(code: string, message: string) {
  return { error: { code, message } }
}
