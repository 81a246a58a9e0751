import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailDriver } from '@supabase/lite'

/**
 * Mails are written to `folder` as `<time>-<recipient>.json` (to, subject, text, html) instead of being sent, and
 * logged, so that a link can be followed without a mail server.
 */
export function createOutbox(folder: string, log: (line: string) => void): EmailDriver {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send({ to, subject, text, html }) {
      const readable = html === undefined ? text : plainTextOf(html)
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${to.replaceAll(/[^\w.@+-]/g, '_')}.json`)
      await writeFile(file, `${JSON.stringify({ to, subject, text: readable, html }, null, 2)}\n`, {
        mode: 0o600,
        flag: 'wx',
      })
      log(`E-mail to ${to}: ${subject}\n  ${file}\n${readable ?? ''}`)
    },
  }
}

/**
 * The words and addresses of a mail. Templates reach the HTML part alone; the other that the library writes would show a
 * link that works only here.
 */
function plainTextOf(html: string): string {
  return html
    .replaceAll(/<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi, '$2: $1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
