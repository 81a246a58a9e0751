import { answerPost, Refusal } from '../_http/answer.ts'
import { type Backend, type Person, personOf } from '../_http/backend.ts'

/** Where a person's files lie, in the folder named by their id. */
const BUCKETS = ['avatars', 'community']
const MAX_PASSWORD_CHARACTERS = 1000

/** What the database answers where an order has been agreed to and is not decided: object_in_use. */
const UNDER_WAY_CODE = '55006'
const UNDER_WAY = new Refusal(
  409,
  'payment_under_way',
  'A payment of yours is being confirmed. Delete the account when it is settled.',
)

/**
 * Ends the account of the person who asks, for good: `{ password }` must be theirs, so that a device left alone is not
 * enough. Files go first, because a file without its person could never be removed by anybody; before them, whatever
 * could still be paid is closed.
 * @param endOpenOrders true where money of that person is under way: the account stays as it is
 */
export function createDeleteAccount(
  backend: Backend,
  endOpenOrders: (userId: string) => Promise<boolean>,
): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    const person = await personOf(request, backend)
    await confirmPassword(person, await passwordIn(request), backend)
    if (await endOpenOrders(person.id)) throw UNDER_WAY
    for (const bucket of BUCKETS) await removeFolder(backend.server.storage.from(bucket), person.id)
    const { error } = await backend.server.rpc('delete_account', { user_id: person.id })
    if (error?.code === UNDER_WAY_CODE) throw UNDER_WAY
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
  const { auth } = createVisitor()
  const { error } = await auth.signInWithPassword({ email, password })
  // Where the deletion fails later, no session that nobody holds is to stay.
  if (!error) return void (await auth.signOut({ scope: 'local' }))
  if (error.code === 'invalid_credentials') throw new Refusal(403, 'wrong_password', 'That is not your password.')
  if (error.status === 429) throw new Refusal(429, 'too_many_tries', 'Too many tries. Please wait a few minutes.')
  throw error
}

type Files = ReturnType<Backend['server']['storage']['from']>
type Entry = { id: string | null; name: string }

/** Removes what lies in a folder and in the folders below it, and answers how many files that were. */
async function removeFolder(files: Files, folder: string): Promise<number> {
  let count = 0
  // A listing is a page: the next one is asked for until there is none.
  for (;;) {
    const { data, error } = await files.list(folder)
    if (error) throw error
    if (data.length === 0) return count
    const pageCount = await removeEntries(files, folder, data)
    if (pageCount === 0) throw new Error(`Files stay behind in ${folder}`)
    count += pageCount
  }
}

async function removeEntries(files: Files, folder: string, entries: readonly Entry[]): Promise<number> {
  let count = 0
  const paths: string[] = []
  for (const { id, name } of entries) {
    // A folder is no more than a name that files begin with, and has no id of its own.
    if (id === null) count += await removeFolder(files, `${folder}/${name}`)
    else paths.push(`${folder}/${name}`)
  }
  if (paths.length === 0) return count
  const { data, error } = await files.remove(paths)
  if (error) throw error
  return count + data.length
}
