import { defineConfig } from 'vitest/config'

/** The embedded backend as a whole, asked by the real client: `npm run backend`, apart from the quick unit tests. */
export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['tests/backend/**/*.test.ts'],
    restoreMocks: true,
    passWithNoTests: false,
    // Each file starts databases of its own.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // The server logs its mails and what the database refused.
    silent: 'passed-only',
  },
})
