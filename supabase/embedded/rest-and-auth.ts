import { resolve } from 'node:path'
import { App, type AppRequestContext, type EmailDriver, setExperimental } from '@supabase/lite'
import type { Database } from './database/database.ts'
import type { Keys } from './keys.ts'
import type { Config } from './parse-config.ts'
import type { StorageAdapter } from './storage/file-adapter.ts'

type Options = {
  database: Database
  keys: Keys
  /** Where pages are served; links in mails begin with it. */
  origin: string
  config: Config
  /** Paths in the configuration begin here. */
  root: string
  mails: EmailDriver
  /** Keeps the bytes of uploaded files. */
  files: StorageAdapter
}

export type FetchHandler = (request: Request, context: AppRequestContext) => Promise<Response>

/**
 * `/rest/v1`, `/auth/v1` and `/storage/v1`, answered by `@supabase/lite` as a library, with its system tables in place. Its own
 * servers, admin mode and studio stay out.
 */
export async function createRestAndAuth({
  database,
  keys,
  origin,
  config,
  root,
  mails,
  files,
}: Options): Promise<FetchHandler> {
  // Otherwise the first request would grant everything to everybody, and hide each grant that a migration forgot.
  Object.assign(database.connection, { rlsState: 'active' })
  const app = new App({
    connection: database.connection,
    api: { schemas: [...config.texts('api.schemas')], max_rows: config.number('api.max_rows') },
    auth: {
      enabled: true,
      site_url: origin,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.number('auth.jwt_expiry'),
      minimum_password_length: config.number('auth.minimum_password_length'),
      enable_signup: config.flag('auth.enable_signup'),
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: {
        enable_confirmations: config.flag('auth.email.enable_confirmations'),
        otp_length: config.number('auth.email.otp_length'),
        otp_expiry: config.number('auth.email.otp_expiry'),
        template: {
          recovery: {
            subject: config.text('auth.email.template.recovery.subject'),
            content_path: resolve(root, config.text('auth.email.template.recovery.content_path')),
          },
        },
      },
    },
    storage: { enabled: true, file_size_limit: config.text('storage.file_size_limit') },
    studio: { enabled: false },
    options: { server: { admin: false }, drivers: { email: mails } },
  })
  app._storageAdapter = files
  await app.init()
  // Not before, since the library warns of it at that moment.
  setExperimental('storage', true)
  await app.ensureSystemSchema()
  return (request, context) => database.exclusively(() => app.fetch(request, context))
}
