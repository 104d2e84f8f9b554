import { join } from 'node:path'
import { buildFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

await setUp()
try {
  await buildFrontEnds()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
runTypeScript(join(root, 'server', 'main.ts'), process.argv.slice(2), { firstPause: 1_000 })
