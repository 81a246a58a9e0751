import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@^2.109.0'
import { Refusal } from './answer.ts'

export type Backend = {
  /** May do everything; never answers with what it reads without asking whose it is. */
  server: SupabaseClient
  /** As somebody who is not signed in; each has a session of its own. */
  createVisitor: () => SupabaseClient
  /** As the person whose token this is. */
  createPerson: (token: string) => SupabaseClient
}

export type Person = { id: string; email: string }

/** The backend that this function belongs to, which the platform names in the environment. */
export function backendFromEnvironment(): Backend {
  const url = variable('SUPABASE_URL')
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  return {
    server: createClient(url, variable('SUPABASE_SERVICE_ROLE_KEY'), options),
    createVisitor: () => createClient(url, variable('SUPABASE_ANON_KEY'), options),
    createPerson: (token) =>
      createClient(url, variable('SUPABASE_ANON_KEY'), {
        ...options,
        global: { headers: { authorization: `Bearer ${token}` } },
      }),
  }
}

/**
 * Who asks, by the token of the request, checked by the server: a token of somebody who is gone counts no more.
 * @throws Refusal 401 where nobody is signed in.
 */
export async function personOf(request: Request, { server }: Backend): Promise<Person> {
  const { data } = await server.auth.getUser(tokenOf(request) ?? '')
  if (!data.user?.email) throw new Refusal(401, 'not_signed_in', 'Please sign in first.')
  return { id: data.user.id, email: data.user.email }
}

/** The token that a request brings; null where it brings none. */
export function tokenOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

function variable(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}
