import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/launch-options.ts'

/** End-to-end tests run against the production build, in one real Chromium with software GL. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // As many as the smallest machine that runs them has cores; nothing in a test depends on time.
  workers: 2,
  fullyParallel: false,
  // For a machine that is busy with something else: a test that passes does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Recording every step of every journey takes a tenth of the run: ask for it (`--trace on`) when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    launchOptions: launchOptions('shell'),
  },
  // A journey runs on both, unless it is tagged @desktop or @phone: pixels of the panorama are the same on either.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // What does not depend on the window's shape is looked at once.
      testIgnore: /(calibration|document|headset-\w+|immersion[\w-]*|panorama-\w+|payment-result|policies)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
