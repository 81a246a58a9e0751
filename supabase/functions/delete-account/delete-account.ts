import { answerPost, Refusal } from '../_http/answer.ts'
import { type Backend, type Person, personOf } from '../_http/backend.ts'

/** Where a person's files lie, in the folder named by their id. */
const BUCKETS = ['avatars', 'community']
const MAX_PASSWORD_CHARACTERS = 1000

/**
 * Ends the account of the person who asks, for good: `{ password }` must be theirs, so that a device left alone is not
 * enough. Files go first, because a file without its person could never be removed by anybody.
 */
export function createDeleteAccount(backend: Backend): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    const person = await personOf(request, backend)
    await confirmPassword(person, await passwordIn(request), backend)
    for (const bucket of BUCKETS) await removeFiles(bucket, person, backend)
    const { error } = await backend.server.rpc('delete_account', { user_id: person.id })
    if (error) throw error
    return { deleted: true }
  })
}

async function passwordIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'password' in body) {
    const { password } = body
    if (typeof password === 'string' && password !== '' && password.length <= MAX_PASSWORD_CHARACTERS) return password
  }
  throw new Refusal(400, 'password_required', 'Please enter your password to delete the account.')
}

async function confirmPassword({ email }: Person, password: string, { createVisitor }: Backend): Promise<void> {
  const { error } = await createVisitor().auth.signInWithPassword({ email, password })
  if (!error) return
  if (error.code === 'invalid_credentials') throw new Refusal(403, 'wrong_password', 'That is not your password.')
  if (error.status === 429) throw new Refusal(429, 'too_many_tries', 'Too many tries. Please wait a few minutes.')
  throw error
}

async function removeFiles(bucket: string, { id }: Person, { server }: Backend): Promise<void> {
  const files = server.storage.from(bucket)
  // A listing is a page: the next one is asked for until there is none.
  for (;;) {
    const listed = await files.list(id)
    if (listed.error) throw listed.error
    if (listed.data.length === 0) return
    const removed = await files.remove(listed.data.map(({ name }) => `${id}/${name}`))
    if (removed.error) throw removed.error
    if (removed.data.length === 0) throw new Error(`Files of ${bucket} stay behind`)
  }
}
