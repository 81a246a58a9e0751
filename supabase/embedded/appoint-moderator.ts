import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Server = { url: string; dataDir: string }

/**
 * Makes a person a moderator, through the running server.
 * @throws Error in words for whoever typed the command.
 */
export async function appointModerator(email: string, { url, dataDir }: Server): Promise<void> {
  const { secretKey } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8'))
  const answer = await fetch(`${url}/rest/v1/rpc/appoint_moderator`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => {
    throw new Error(`No server answers at ${url}. Start it with npm start, and set PORT here if it is set there.`)
  })
  const isAppointed: unknown = await answer.json()
  if (!answer.ok) throw new Error(`The server refused: ${JSON.stringify(isAppointed)}`)
  if (isAppointed !== true) throw new Error(`There is no account with the address ${email}.`)
}
