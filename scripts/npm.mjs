import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './tools.mjs'

/** npm reads it before package-lock.json. It is there only while npm installs; a kill leaves it, and the next set-up removes it. */
const shrinkwrap = join(root, 'npm-shrinkwrap.json')

/**
 * Installs the packages of the lock file. That one names no registry, and npm would ask for each package where its archive
 * is: 78 MB of answers, a third of its work and most of its waiting. Each registry has it at the same place, so npm is
 * given a lock file with all addresses at the registry that is configured. Where a registry is different, npm asks.
 */
export async function installPackages(lock, options) {
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that the registry does not have.
  const args = ['install', '--no-save', ...options, '--no-audit', '--no-fund', '--loglevel=error']
  const { output } = await npm(['config', 'get', 'registry', '--loglevel=error'])
  const [registry] = /^https?:\/\/\S+$/m.exec(output) ?? []
  if (registry !== undefined) {
    writeFileSync(shrinkwrap, withAddresses(lock, registry))
    try {
      if ((await npm(args)).code === 0) return { code: 0, output: '' }
    } finally {
      forgetAddresses()
    }
  }
  return await npm(args)
}

export function forgetAddresses() {
  rmSync(shrinkwrap, { force: true })
}

function withAddresses(lock, registry) {
  const base = registry.replace(/\/*$/, '/')
  const { packages, ...rest } = JSON.parse(lock)
  const addressed = Object.entries(packages).map(([path, found]) => {
    const [, name] = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || found.link || found.resolved) return [path, found]
    const real = found.name ?? name
    const archive = `${real.split('/').at(-1)}-${found.version}.tgz`
    return [path, { ...found, resolved: `${base}${real}/-/${archive}` }]
  })
  return JSON.stringify({ ...rest, packages: Object.fromEntries(addressed) })
}

async function npm(args) {
  const byNpm = process.env.npm_execpath
  const env = { ...process.env }
  // npm sets variables for the scripts it runs; they must not configure the npm that this script runs.
  for (const name of ['NODE_ENV', 'npm_config_omit', 'npm_config_production']) delete env[name]
  // The Node that runs this may be the one in node_modules, which is gone after an unfinished installation.
  const node = existsSync(process.execPath) ? process.execPath : 'node'
  return byNpm
    ? await run(node, [byNpm, ...args], { env })
    : await run('npm', args, { env, shell: process.platform === 'win32' })
}
