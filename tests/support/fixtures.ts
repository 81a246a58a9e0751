import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Announce an error that the page is going to report; anything else it reports fails the test. */
  expectPageError: (pattern: RegExp) => void
  pageErrorGuard: void
}

/** A picture of a post that its author has just taken away, in the feed of a journey that runs beside. */
const TAKEN_AWAY = /status of 40[04] .*\/storage\/v1\/object\/public\/community\//

/** The only `test` that end-to-end files import: it fails on console errors and on uncaught exceptions. */
export const test = base.extend<Fixtures & { announcedErrors: RegExp[] }>({
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
      const announced = [TAKEN_AWAY, ...announcedErrors]
      const unannounced = errors.filter((error) => !announced.some((pattern) => pattern.test(error)))
      if (unannounced.length > 0) throw new Error(`Unannounced page errors:\n${unannounced.join('\n')}`)
    },
    { auto: true },
  ],
})
