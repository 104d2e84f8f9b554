import { resolve } from 'node:path'
import { setUp } from './setup.mjs'
import { runTypeScript } from './tools.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs file.ts [arguments]')
  process.exit(2)
}
await setUp()
runTypeScript(resolve(file), args)
