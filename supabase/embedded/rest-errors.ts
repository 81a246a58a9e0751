import { AsyncLocalStorage } from 'node:async_hooks'
import { inspect } from 'node:util'
import type { Database } from './database/database.ts'
import type { FetchHandler } from './rest-and-auth.ts'

type DatabaseError = Error & { code: string; detail?: unknown; hint?: unknown }

/**
 * `@supabase/lite` 0.10 answers violated checks, `raise exception` and a few more with 500 and the code `SUP`. This
 * answers with the status and the body that PostgREST has for them.
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
export function answerDatabaseErrors(next: FetchHandler, { connection }: Pick<Database, 'connection'>): FetchHandler {
  const currentRequest = new AsyncLocalStorage<{ error: DatabaseError | null }>()
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown)
    const current = currentRequest.getStore()
    if (current && isDatabaseError(error)) current.error = shorten(error)
    return error
  }

  return async (request, context) => {
    const current: { error: DatabaseError | null } = { error: null }
    const response = await currentRequest.run(current, () => next(request, context))
    if (response.status !== 500 || !current.error) return response
    const { code, message, detail = null, hint = null } = current.error
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return Response.json({ code, message, details: detail, hint }, { status: statusOf(code), headers })
  }
}

/** The exact code where PostgREST names one, else its class, which is the first two characters. */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  '53400': 500,
  '53': 503,
  P0001: 400,
}
const SERVER_FAULTS = /^(?:09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/

function statusOf(code: string): number {
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? (SERVER_FAULTS.test(code) ? 500 : 400)
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5
}

/**
 * The library prints each error whole; what a visitor's request was refused for deserves one line. It may ask for the
 * same error twice.
 */
function shorten(error: DatabaseError): DatabaseError {
  Object.defineProperty(error, inspect.custom, {
    value: () => `refused: ${error.code} ${error.message}`,
    configurable: true,
  })
  return error
}
