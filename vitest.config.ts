import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { definePanoramaIds } from './build/panorama-manifest.ts'
import { guideDocuments } from './mdx.config.ts'

/**
 * What needs a process: a context has an `Error` and an `AbortSignal` of its own, and loads the CommonJS of React Three
 * Fiber, which asks for modules.
 */
const IN_A_PROCESS = [
  'src/app/start-session.test.tsx',
  'src/features/assistant/assistant.test.tsx',
  'src/scene/**/*.test.tsx',
]
const DOCUMENT_SETUP = ['tests/support/console-guard.ts', 'tests/support/document-setup.ts']

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
        // A context loads CommonJS by itself, and that of the router asks for modules.
        resolve: {
          alias: {
            'react-router-dom': resolve('node_modules/react-router-dom/dist/index.mjs'),
            'react-router/dom': resolve('node_modules/react-router/dist/development/dom-export.mjs'),
            'react-router': resolve('node_modules/react-router/dist/development/index.mjs'),
          },
        },
        test: {
          name: 'document',
          environment: 'jsdom',
          // Each file has a document and modules of its own, in a context: a process for each costs more than its tests.
          pool: 'vmThreads',
          server: { deps: { inline: [/react-router/] } },
          include: ['src/**/*.test.tsx'],
          exclude: IN_A_PROCESS,
          setupFiles: DOCUMENT_SETUP,
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'document in a process',
          environment: 'jsdom',
          include: IN_A_PROCESS,
          setupFiles: DOCUMENT_SETUP,
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
