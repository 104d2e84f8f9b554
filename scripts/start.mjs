import { join } from 'node:path'
import { buildFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

await setUp({ toServe: true })
// The first start fills a database meanwhile.
const built = buildFrontEnds()
// Until the smallest forms are there, and without them, the larger ones are sent.
built.then(({ compressed }) => compressed).catch(() => undefined)
runTypeScript(join(root, 'server', 'main.ts'), process.argv.slice(2), { firstPause: 1_000, built })
