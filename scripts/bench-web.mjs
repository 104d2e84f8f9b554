import { join } from 'node:path'
import { buildFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

await setUp()
await buildFrontEnds()
runTypeScript(join(root, 'bench', 'web.ts'), process.argv.slice(2))
