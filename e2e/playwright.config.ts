import { defineConfig } from '@playwright/test'
import { findBrowser, launchArguments } from './support/browser.ts'
import { useOwnFonts } from './support/fonts.ts'
import { address, dataDir, port } from './support/place.ts'

useOwnFonts()

/**
 * Playwright stays at 1.59: from 1.60 on, each look of an expectation that waits also renders an accessibility snapshot of
 * the page (microsoft/playwright issue 41098), which was a third of the processor time of a walk over the pages.
 */
export default defineConfig({
  testDir: 'flows',
  outputDir: '../.cache/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // One retry on a shared machine; the report names the tests that needed it.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL: address,
    actionTimeout: 15_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A worker's requests pass by the routes of a test; push.spec.ts alone runs with it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // No waiting for transitions; suppliers.spec.ts alone runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findBrowser(), args: launchArguments },
  },
  webServer: {
    command: `"${process.execPath}" support/serve.ts`,
    url: `${address}/readyz`,
    timeout: 300_000,
    // While writing tests: start support/serve.ts once and name its E2E_PORT and E2E_DATA_DIR.
    reuseExistingServer: process.env['E2E_SERVER'] === 'running',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' },
  },
})
