import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = 'server/platform/testing/global-setup.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores: tests of processes and deadlines mostly wait.
    maxWorkers: 3,
    // A second try on a shared machine, where a time limit may pass for reasons of others.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the server again for each file took as long as the tests; no module of it keeps state.
          isolate: false,
          include: ['{contract,phrases,db,server,scripts,docs,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'front ends',
          environment: 'happy-dom',
          include: ['{web,kit,office}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
})
