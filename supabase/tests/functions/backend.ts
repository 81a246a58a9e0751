import type { SupabaseClient } from 'npm:@supabase/supabase-js@^2.109.0'
import { type Backend, backendFromEnvironment } from '#functions/_http/backend.ts'

export const PASSWORD = 'karibu-1'

/** The backend that the tests were started with. */
export const backend: Backend = backendFromEnvironment()

export type Account = { client: SupabaseClient; id: string; email: string; token: string }

/** Somebody who has just signed up, and asks as themselves. */
export async function signUp(name: string): Promise<Account> {
  const client = backend.createVisitor()
  const email = `${name}@example.com`
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name } } })
  if (error) throw error
  if (!data.user || !data.session) throw new Error('Signing up left no session')
  return { client, id: data.user.id, email, token: data.session.access_token }
}

/** A request as the client library sends it; a text is sent as it is. */
export function post(body: unknown, token?: string): Request {
  return new Request('http://localhost/functions/v1/any', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
