import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { AppServer } from './app-server.ts'

/** What the pattern's first group finds in the newest mail to an address; waits until there is one. */
export async function latestMail({ dataDir }: AppServer, to: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      found = pattern.exec(await newestHtml(dataDir, to))?.[1]?.replaceAll('&amp;', '&') ?? ''
      return found
    })
    .not.toBe('')
  return found
}

async function newestHtml(dataDir: string, to: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  // Their names begin with the time.
  const file = (await readdir(folder)).toSorted().findLast((name) => name.endsWith(`-${to}.json`))
  if (file === undefined) return ''
  const { html } = JSON.parse(await readFile(join(folder, file), 'utf8'))
  return String(html)
}
