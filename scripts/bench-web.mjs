import { join } from 'node:path'
import { buildWholeFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

await setUp()
await buildWholeFrontEnds()
runTypeScript(join(root, 'bench', 'web.ts'), process.argv.slice(2))
