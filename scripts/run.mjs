import { join, resolve, sep } from 'node:path'
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs file.ts [arguments]')
  process.exit(2)
}
// A backup of an installation fetches no tools for tests.
await setUp({ toServe: resolve(file).startsWith(join(root, 'server') + sep) })
runTypeScript(resolve(file), args)
