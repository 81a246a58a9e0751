import { join } from 'node:path'

import { runPanoramaCommand } from './command.ts'
import { SETTINGS } from './settings.ts'
import { workspaceAt } from './workspace.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

process.exitCode = await runPanoramaCommand(process.argv.slice(2), {
  workspace: workspaceAt(join(import.meta.dirname, '..')),
  settings: SETTINGS,
  terminal: process.stderr,
  signal: stop.signal,
})
