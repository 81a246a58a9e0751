import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../send-json.ts'
import { findDeno } from './deno-binary.ts'
import { createDenoProcess } from './deno-process.ts'
import { type Fail, passOn } from './proxy.ts'
import { readSecrets } from './read-secrets.ts'

export type FunctionsOptions = {
  /** The folder with `deno.json`, `package.json` and `supabase/`. */
  root: string
  /** Where Deno keeps what it has compiled. */
  cacheFolder: string
  /** What a hosted project gives its functions; it wins over `supabase/functions/.env`. */
  environment: Readonly<Record<string, string>>
  log: (line: string) => void
  /** Null where Deno cannot run. */
  binary?: string | null
}

export type Functions = {
  /** Answers what lies below `/functions/v1/`. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

const BODY_LIMIT_BYTES = 1_000_000
const PREFIX = /^\/functions\/v1/
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '600',
}

/** Edge functions, run by a real Deno exactly as they are deployed. */
export function createFunctions({ binary = findDeno(), ...options }: FunctionsOptions): Functions {
  const { root, cacheFolder, log } = options
  const environment = { ...readSecrets(root), ...options.environment }
  const deno = binary === null ? null : createDenoProcess({ binary, root, cacheFolder, environment }, log)
  return { handle, close: async () => deno?.close() }

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS_HEADERS).end()
      return
    }
    const fail: Fail = (status, code, message) => {
      if (response.headersSent) response.destroy()
      else sendJson(response.setHeader('connection', 'close'), status, { code, message })
    }
    if (!deno) {
      fail(503, 'BOOT_ERROR', 'This machine cannot run edge functions')
      return
    }
    const path = (request.url ?? '/').replace(PREFIX, '')
    deno.port().then(
      (port) => {
        const target = { port, path, bodyLimitBytes: BODY_LIMIT_BYTES, settled: deno.settled }
        passOn(request, response, target, fail)
      },
      (error: Error) => fail(503, 'BOOT_ERROR', error.message),
    )
  }
}
