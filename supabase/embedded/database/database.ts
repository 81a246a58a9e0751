import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

export type Row = Readonly<Record<string, unknown>>
export type Parameter = string | number | boolean | null

export type Queries = {
  query: (sql: string, parameters?: readonly Parameter[]) => Promise<readonly Row[]>
  /** Runs a script of several statements, without parameters. */
  exec: (script: string) => Promise<void>
}

/**
 * PostgreSQL as the parts of the backend see it, whichever engine runs it: `native` is the one from npm, `pglite` its
 * WebAssembly build, `external` a server named by an address. Queries run as superuser: whoever answers a request sets
 * role and claims itself, inside a transaction.
 */
export type Database = Queries & {
  engine: 'native' | 'pglite' | 'external'
  /** What `@supabase/lite` works on. */
  connection: PostgresConnection | PgliteConnection
  transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  /** Calls `onPayload` for each `pg_notify` on the channel; resolves to what ends that. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>
  /**
   * Runs `work` alone where there is only one connection (PGlite), where role and user of a request would otherwise leak
   * into another. Everything above already does; calling it inside of `work` waits forever.
   */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
