import { defineConfig } from 'vitest/config'

/** Two worlds: everything pure runs in Node, what draws pages runs in a simulated document. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'supabase/**/*.test.ts',
            'assets-360/pipeline/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/bench/lib/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tests/architecture/budget.test.ts'],
          setupFiles: ['tests/support/console-guard.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/console-guard.ts', 'tests/support/document-setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'budget',
          environment: 'node',
          include: process.env.UTALII_BUDGETS ? ['tests/architecture/budget.test.ts'] : [],
          setupFiles: ['tests/support/console-guard.ts'],
        },
      },
    ],
  },
})
