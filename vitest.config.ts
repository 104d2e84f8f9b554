import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = 'server/platform/testing/global-setup.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,phrases,db,server,scripts,docs,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
          testTimeout: 20_000,
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
