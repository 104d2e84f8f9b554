import { join } from 'node:path'
import { buildServedFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

await setUp()
await buildServedFrontEnds()
runTypeScript(join(root, 'node_modules', '@playwright', 'test', 'cli.js'), [
  'test',
  '--config',
  join(root, 'e2e', 'playwright.config.ts'),
  ...process.argv.slice(2),
])
