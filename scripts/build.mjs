import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashOfFolders, isRelease, node24, root, run } from './tools.mjs'

const shared = ['kit', 'contract', 'phrases']

/** Builds the front ends whose sources changed since their last build. */
export async function buildFrontEnds() {
  if (isRelease) return
  for (const name of ['web', 'office']) {
    if (!existsSync(join(root, name, 'vite.config.ts'))) continue
    const stamp = join(root, name, 'dist', '.inputs')
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    const inputs = hashOf(hashOfFolders([name, ...shared]), lock)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) continue
    console.log(`Building ${name} …`)
    // A build that is killed leaves half of its files: they must not carry the stamp of an earlier one.
    rmSync(stamp, { force: true })
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const built = await run(node24, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, name) })
    if (built.code !== 0) throw new Error(`${name} does not build:\n${built.output}`)
    writeFileSync(stamp, inputs)
  }
}
