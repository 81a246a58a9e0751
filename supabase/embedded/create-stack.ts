import './keep-warnings.ts'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { limitAuth } from './auth-limits.ts'
import { createBackendMiddleware, type Mount, mountFetch } from './backend-middleware.ts'
import { openDataFolder } from './data-folder.ts'
import { createPlatformObjects, createStorageTables } from './database/bootstrap.ts'
import { lockDataFolder } from './database/data-lock.ts'
import { applyMigrations, applySeed } from './database/migrations.ts'
import { openDatabase } from './database/open-database.ts'
import { limitFunctions } from './functions-limit.ts'
import { createFunctions } from './functions/create-functions.ts'
import { type Keys, keepKeys } from './keys.ts'
import { createOutbox } from './outbox.ts'
import { readConfig } from './parse-config.ts'
import { createPayments } from './payments.ts'
import { createRealtime, type Realtime } from './realtime/create-realtime.ts'
import { recordDevices } from './record-devices.ts'
import { isOwnRequest } from './request-guard.ts'
import type { Handler } from './request-handler.ts'
import { createRestAndAuth } from './rest-and-auth.ts'
import { answerDatabaseErrors } from './rest-errors.ts'
import { serve } from './serve.ts'
import { answerStorage } from './storage/answer-storage.ts'
import { createFileAdapter } from './storage/file-adapter.ts'

export type StackOptions = {
  /** Where everything is kept; `memory` is a temporary folder that `close` removes. */
  dataDir: string | 'memory'
  /** Scheme, host and port under which people reach this server, for the links in mails. */
  origin: string
  /** The folder that holds `supabase/`. */
  root: string
  /** `native`, `pglite` or the address of a PostgreSQL server; the best that runs here when left out. */
  database?: string | undefined
  /** Multiplies the limits on signing in, signing up, mails and calls of functions. */
  rateFactor?: number
}

export type Stack = {
  keys: Pick<Keys, 'publishableKey' | 'secretKey'>
  /** Answers what belongs to the backend and passes the rest on. */
  middleware: Handler
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}

const BODY_LIMIT_BYTES = 1_000_000
/** Above the largest that a bucket may allow; the storage itself knows the limit of each. */
const UPLOAD_LIMIT_BYTES = 60_000_000

/**
 * The whole backend: opens the data folder, starts the database, brings it up to the newest migration and answers the
 * Supabase API. Mount `middleware` and `upgrade` in any Node server.
 * @throws Error when the folder is in use, the database cannot start or a migration fails; all is undone then.
 */
export async function createStack(options: StackOptions): Promise<Stack> {
  const undo: (() => void | Promise<void>)[] = []
  // All of it, also when a step fails: Ctrl-C reaches the database before us, and who still talks to it is told so.
  const close = async () => {
    const failures: unknown[] = []
    for (const step of undo.splice(0).toReversed()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The backend did not close cleanly')
  }
  try {
    return { ...(await assemble(options, (step) => undo.push(step))), close }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

async function assemble(
  { dataDir, origin, root, database: choice, rateFactor = 1 }: StackOptions,
  onClose: (step: () => void | Promise<void>) => void,
): Promise<Omit<Stack, 'close'>> {
  const data = openDataFolder(dataDir)
  onClose(data.release)
  onClose(lockDataFolder(data.path))
  const keys = await keepKeys(data.path)
  const folder = join(root, 'supabase')
  const config = readConfig(join(folder, 'config.toml'))
  const database = await openDatabase({ dataFolder: data.path, choice, log: console.warn })
  onClose(database.close)

  await createPlatformObjects(database)
  const mails = createOutbox(join(data.path, 'outbox'), console.log)
  const files = createFileAdapter(join(data.path, 'storage'))
  const restAndAuth = await createRestAndAuth({ database, keys, origin, config, root, mails, files })
  await createStorageTables(database)
  await applyMigrations(database, join(folder, 'migrations'))
  await applySeed(database, join(folder, 'seed.sql'))
  // The library reads the schema on the first request and keeps it; many first requests at once would all read it.
  await database.connection.introspect()

  const realtime = await createRealtime({ database, keys, onError: console.error })
  onClose(realtime.close)

  const api = limitAuth(recordDevices(answerDatabaseErrors(restAndAuth, database), database), rateFactor)
  const mounts: Mount[] = [
    mountFetch(/^\/(?:rest|auth)\/v1(?:\/|$)/, api, origin, BODY_LIMIT_BYTES),
    mountFetch(/^\/storage\/v1\//, answerStorage(restAndAuth), origin, UPLOAD_LIMIT_BYTES),
    mountFetch(/^\/realtime\/v1\/api\/broadcast(?:\/|$)/, realtime.broadcast, origin, BODY_LIMIT_BYTES),
  ]
  const middleware = createBackendMiddleware({ origin, publishableKey: keys.publishableKey, mounts })

  // Functions come in by a door of their own: the one for people may speak HTTPS with a certificate nobody knows.
  const payments = createPayments({ root, origin, database, secretKey: keys.secretKey, mails })
  const inside = await serve({
    handler: (request, response) =>
      payments.takeMail(request, response, () => middleware(request, response, () => response.writeHead(404).end())),
    port: 0,
    host: '127.0.0.1',
  })
  onClose(() => inside.close(0))
  const serverUrl = `http://127.0.0.1:${inside.port}`
  const { environment, sandbox, close: endPayments } = payments.begin(serverUrl)
  onClose(endPayments)
  const functions = createFunctions({
    root,
    cacheFolder: join(data.path, 'deno'),
    environment: {
      ...environment,
      SUPABASE_URL: serverUrl,
      SUPABASE_ANON_KEY: keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    },
    log: (line) => console.log(`Functions: ${line}`),
  })
  onClose(functions.close)
  mounts.push(limitFunctions({ paths: /^\/functions\/v1\//, answer: functions.handle }, rateFactor))
  if (sandbox) mounts.push(mountFetch(/^\/sandbox(?:\/|$)/, sandbox.answer, origin, BODY_LIMIT_BYTES))

  return { keys, middleware, upgrade: guardUpgrade(realtime, origin) }
}

/** Pages of other sites may open sockets to anywhere; only ours are let in. */
function guardUpgrade({ upgrade }: Realtime, origin: string): Stack['upgrade'] {
  return (request, socket, head) => {
    if (isOwnRequest(request, origin)) upgrade(request, socket, head)
    else socket.destroy()
  }
}
