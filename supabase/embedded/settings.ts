import type { StackOptions } from './create-stack.ts'

export type Settings = Pick<StackOptions, 'dataDir' | 'database' | 'rateFactor'> & {
  /** The address under which people reach the server, when that is not what the server itself sees. */
  origin?: string | undefined
}

/**
 * What the environment says about the backend.
 * @throws Error naming the variable that makes no sense.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    dataDir: env.UTALII_DATA || '.data',
    // Not DATABASE_URL: a shell may hold that for something else, and this database becomes ours.
    database: env.UTALII_DATABASE || undefined,
    rateFactor: readFactor(env.UTALII_RATE_FACTOR),
    origin: readOrigin(env.UTALII_ORIGIN),
  }
}

function readFactor(written: string | undefined): number {
  const factor = Number(written || 1)
  if (factor > 0 && Number.isFinite(factor)) return factor
  throw new Error(`UTALII_RATE_FACTOR is "${written}", which is not a number above 0`)
}

function readOrigin(written: string | undefined): string | undefined {
  if (!written) return undefined
  if (/^https?:\/\/[^/]+$/.test(written) && URL.canParse(written)) return written
  throw new Error(`UTALII_ORIGIN is "${written}", which is not an origin such as https://utalii.example`)
}
