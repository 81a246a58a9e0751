import { defineConfig } from 'vitest/config'
import { definePanoramaIds } from './build/panorama-manifest.ts'
import { guideDocuments } from './mdx.config.ts'

/** Two worlds: everything pure runs in Node, what draws pages runs in a simulated document. */
export default defineConfig({
  define: definePanoramaIds(),
  plugins: [guideDocuments()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
    // By itself it leaves one core to others, which is half of the smallest machine that runs them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A process for each of a hundred files costs more than all of their tests.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'supabase/**/*.test.ts',
            'assets-360/pipeline/**/*.test.ts',
            'fonts/**/*.test.ts',
            'build/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/bench/lib/**/*.test.ts',
          ],
          // Edge functions are tested where they run, in Deno.
          exclude: ['**/node_modules/**', 'tests/architecture/budget.test.ts', 'supabase/tests/functions/**'],
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
