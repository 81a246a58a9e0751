import type { SupabaseClient } from '@supabase/supabase-js'
import { AppError } from '#core/app-error.ts'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import type { Database } from './database-types.ts'

export type BackendClient = SupabaseClient<Database>

/** What the realtime connection is asked to keep to. */
export const HEARTBEAT_MS = 30_000
const RECONNECT_DELAYS_MS = [1000, 2000, 5000]
const LONGEST_RECONNECT_DELAY_MS = 10_000

let client: Promise<BackendClient> | undefined

/**
 * The one client of the backend, made when it is first needed: whoever is signed out and only looks never loads it.
 * @throws AppError `network` when its code or the backend's address cannot be fetched; the next call tries again
 */
export function backendClient(): Promise<BackendClient> {
  client ??= createClient({ persistsSession: true }).catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** A client whose session ends with it: for steps that must not sign anybody in on this browser. */
export function createPassingClient(): Promise<BackendClient> {
  return createClient({ persistsSession: false })
}

/** Delay before the given attempt, counted from 1, to reach the backend's live updates again. */
export function reconnectDelayMs(tries: number): number {
  return RECONNECT_DELAYS_MS[tries - 1] ?? LONGEST_RECONNECT_DELAY_MS
}

async function createClient({ persistsSession }: { persistsSession: boolean }): Promise<BackendClient> {
  try {
    const [library, { url, publishableKey }] = await Promise.all([import('@supabase/supabase-js'), backendAddress()])
    return library.createClient<Database>(url, publishableKey, {
      auth: {
        storageKey: persistsSession ? SESSION_ENTRY : `${SESSION_ENTRY}-passing`,
        persistSession: persistsSession,
        autoRefreshToken: persistsSession,
        // Links in mails are handled by the page they lead to.
        detectSessionInUrl: false,
      },
      realtime: { heartbeatIntervalMs: HEARTBEAT_MS, reconnectAfterMs: reconnectDelayMs },
    })
  } catch (cause) {
    throw new AppError('network', 'The server cannot be reached. Check your connection and try again.', { cause })
  }
}

type Address = { url: string; publishableKey: string }

/** A hosted project where the build names one, else the backend that serves this page. */
export async function backendAddress(): Promise<Address> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = import.meta.env
  if (url && publishableKey) return { url, publishableKey }
  const response = await fetch('/backend.json')
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('publishableKey' in answer)) throw new TypeError('No key')
  if (typeof answer.publishableKey !== 'string') throw new TypeError('No key')
  // The same backend may be reached under several names; this one the browser already trusts.
  return { url: location.origin, publishableKey: answer.publishableKey }
}
