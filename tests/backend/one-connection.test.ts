import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { createPlatformObjects } from '#embedded/database/bootstrap.ts'
import type { Database } from '#embedded/database/database.ts'
import { applyMigrations } from '#embedded/database/migrations.ts'
import { openPglite } from '#embedded/database/open-pglite.ts'
import { type Keys, keepKeys } from '#embedded/keys.ts'
import { readConfig } from '#embedded/parse-config.ts'
import { createFileAdapter } from '#embedded/storage/file-adapter.ts'
import { createRestAndAuth, type FetchHandler } from '#embedded/rest-and-auth.ts'

const root = resolve('tests/backend/fixture')
const folder = mkdtempSync(join(tmpdir(), 'utalii-one-connection-'))
const origin = 'http://localhost:1'
let database: Database
let keys: Keys
let api: FetchHandler

beforeAll(async () => {
  database = await openPglite(join(folder, 'pglite'))
  keys = await keepKeys(folder)
  await createPlatformObjects(database)
  const files = createFileAdapter(join(folder, 'storage'))
  const config = readConfig(join(root, 'supabase/config.toml'))
  api = await createRestAndAuth({ database, keys, origin, config, root, mails: { send: async () => {} }, files })
  await applyMigrations(database, join(root, 'supabase/migrations'))
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

// Through sockets requests seldom meet inside of a transaction; called directly, with keys that need no checking, they
// all begin in the same moment.
it('lets no request have the role of another', async () => {
  const clients = Array.from({ length: 20 }, (_, index) =>
    connect(index % 2 === 0 ? keys.publishableKey : keys.secretKey),
  )
  const answers = await Promise.all(clients.map((client) => client.rpc('whoami')))
  expect(answers.map(({ data }) => data)).toEqual(
    clients.map((_, index) => (index % 2 === 0 ? 'anon' : 'service_role')),
  )
})

it('keeps what one request wrote when another fails', async () => {
  const { data } = await connect().auth.signUp({ email: 'amina@example.com', password: 'secret-1' })
  const bodies = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? `note ${index}` : 'x'))
  const rows = bodies.map((body) => ({ body, user_id: data.user?.id }))
  await Promise.all(rows.map((row) => connect(keys.secretKey).from('notes').insert(row)))
  const { data: notes } = await connect(keys.secretKey).from('notes').select('body').order('body')
  expect(notes?.map(({ body }) => body)).toEqual(bodies.filter((body) => body !== 'x'))
})

function connect(key = keys.publishableKey) {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (address, init) => api(new Request(address, init), { peerAddress: '127.0.0.1' }) },
    realtime: { transport: WebSocket as never },
  })
}
