import { test as base } from '@playwright/test'
import { type AppServer, startAppServer } from './app-server.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Announce an error that the page is going to report; anything else it reports fails the test. */
  expectPageError: (pattern: RegExp) => void
  pageErrorGuard: void
  /** The server of this test's pages: its worker's, unless a test brings one of its own. */
  server: AppServer
}

type WorkerFixtures = {
  /** A worker's own server and data: a journey meets nothing of the journeys that run beside it. */
  workerServer: AppServer
}

/** The only `test` that end-to-end files import: it fails on console errors and on uncaught exceptions. */
export const test = base.extend<Fixtures & { announcedErrors: RegExp[] }, WorkerFixtures>({
  workerServer: [
    async ({}, provide) => {
      const server = await startAppServer()
      await provide(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  server: ({ workerServer }, provide) => provide(workerServer),
  baseURL: ({ server }, provide) => provide(server.url),
  announcedErrors: async ({}, provide) => {
    await provide([])
  },
  expectPageError: async ({ announcedErrors }, provide) => {
    await provide((pattern) => announcedErrors.push(pattern))
  },
  pageErrorGuard: [
    async ({ context, announcedErrors }, provide) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console.error: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      await provide()
      // What a test exchanges on its way may still be on its way when the test is over.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      const unannounced = errors.filter((error) => !announcedErrors.some((pattern) => pattern.test(error)))
      if (unannounced.length > 0) throw new Error(`Unannounced page errors:\n${unannounced.join('\n')}`)
    },
    { auto: true },
  ],
})
