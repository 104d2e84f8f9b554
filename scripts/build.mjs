import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { uncompressed } from './compress.mjs'
import { hashOf, hashOfFolders, isRelease, node24, root, run } from './tools.mjs'

const shared = ['kit', 'contract', 'phrases']

/**
 * Builds the front ends whose sources changed since their last build. They can be served then: their scripts are
 * compressed, and `compressed` is settled when the smallest forms are there too, which takes as long again.
 */
export async function buildFrontEnds() {
  const compressing = []
  await buildServedFrontEnds((folder) => {
    if (uncompressed(folder).length === 0) return
    const done = compress(folder)
    // The caller that awaits it gets the failure; it may come while the next one is built.
    done.catch(() => undefined)
    compressing.push(done)
  })
  return { compressed: Promise.all(compressing) }
}

/** The same without the smallest forms: what tests load, which compress by themselves what they measure. */
export async function buildServedFrontEnds(onBuilt = () => undefined) {
  if (isRelease) return
  for (const name of ['web', 'office']) {
    if (!existsSync(join(root, name, 'vite.config.ts'))) continue
    await buildFrontEnd(name)
    onBuilt(join(root, name, 'dist'))
  }
}

/** With the smallest forms of their scripts: what is released, and what measurements load. */
export async function buildWholeFrontEnds() {
  const { compressed } = await buildFrontEnds()
  await compressed
}

async function buildFrontEnd(name) {
  const stamp = join(root, name, 'dist', '.inputs')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const inputs = hashOf(hashOfFolders([name, ...shared]), lock)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  console.log(`Building ${name} …`)
  // A build that is killed leaves half of its files: they must not carry the stamp of an earlier one.
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = await run(node24, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, name) })
  if (built.code !== 0) throw new Error(`${name} does not build:\n${built.output}`)
  writeFileSync(stamp, inputs)
}

/** In a process that gives way to all others and ends with this one. */
async function compress(folder) {
  const child = spawn(node24, [join(root, 'scripts', 'compress.mjs'), folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The files in ${folder} cannot be compressed.`)
}
