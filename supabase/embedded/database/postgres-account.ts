import { chownSync, readFileSync, statSync } from 'node:fs'

/** Who PostgreSQL runs as when that cannot be ourselves: it refuses to run as root. */
export type Account = { uid: number; gid: number }

/**
 * Null when we are not root. Otherwise whoever owns the cluster already, or else `postgres` or `nobody`.
 * @throws Error when root has nobody to hand the work to.
 */
export function chooseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = parseAccounts(readFileSync('/etc/passwd', 'utf8'))
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  if (!account) throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody"')
  return account
}

export function giveTo(account: Account | null, file: string): void {
  if (account) chownSync(file, account.uid, account.gid)
}

function parseAccounts(passwd: string): Map<string, Account> {
  return new Map(
    passwd.split('\n').map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }]
    }),
  )
}
