import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { readSource } from './sources.ts'

const lock = {
  name: 'quayside',
  packages: {
    '': { version: '1.0.0' },
    server: { version: '1.0.0' },
    'node_modules/@quayside/server': { resolved: 'server', link: true },
    'node_modules/pg': { version: '8.23.1', integrity: 'sha512-x' },
    'node_modules/@node-rs/argon2': { version: '2.2.1' },
    'node_modules/pg/node_modules/split2': { version: '4.2.0' },
    'node_modules/other-name': { name: '@scope/real', version: '1.0.0' },
  },
}

/** What npm found each time it was called to install, for one that succeeds or fails with the addresses. */
async function installedBy(npm: 'that succeeds' | 'that fails with addresses') {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-npm-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'scripts'))
  for (const file of ['npm.mjs', 'tools.mjs'])
    await copyFile(join(import.meta.dirname, file), join(folder, 'scripts', file))
  await writeFile(
    join(folder, 'npm.cjs'),
    `const { appendFileSync, existsSync, readFileSync } = require('node:fs')
     if (process.argv[2] === 'config') {
       console.log('npm warn of something\\nhttps://registry.example/npm')
       process.exit()
     }
     const given = existsSync('npm-shrinkwrap.json') ? readFileSync('npm-shrinkwrap.json', 'utf8') : 'none'
     appendFileSync('calls.txt', given + '\\n')
     process.exit(given === 'none' || ${npm === 'that succeeds'} ? 0 : 1)`,
  )
  await writeFile(
    join(folder, 'install.mjs'),
    `import { existsSync } from 'node:fs'
     import { installPackages } from './scripts/npm.mjs'
     const { code } = await installPackages(${JSON.stringify(JSON.stringify(lock))}, ['--omit=dev'])
     console.log(code, existsSync('npm-shrinkwrap.json'))`,
  )
  const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs') }
  const { stdout } = await promisify(execFile)(process.execPath, ['install.mjs'], { cwd: folder, env })
  const calls = (await readFile(join(folder, 'calls.txt'), 'utf8')).trimEnd().split('\n')
  return { calls, ended: stdout.trim() }
}

it('npm is given the address of each archive, and of no folder of ours', async () => {
  const { calls, ended } = await installedBy('that succeeds')
  expect(calls).toHaveLength(1)
  const { packages } = JSON.parse(calls[0] ?? '') as typeof lock
  const addresses = Object.values(packages).map((found) => ('resolved' in found ? found.resolved : undefined))
  expect(addresses).toEqual([
    undefined,
    undefined,
    'server',
    'https://registry.example/npm/pg/-/pg-8.23.1.tgz',
    'https://registry.example/npm/@node-rs/argon2/-/argon2-2.2.1.tgz',
    'https://registry.example/npm/split2/-/split2-4.2.0.tgz',
    'https://registry.example/npm/@scope/real/-/real-1.0.0.tgz',
  ])
  expect(packages['node_modules/pg'].integrity).toBe('sha512-x')
  expect(ended).toBe('0 false')
})

it('npm asks the registry where it has no archive at these addresses', async () => {
  const { calls, ended } = await installedBy('that fails with addresses')
  expect(calls).toHaveLength(2)
  expect(calls[1]).toBe('none')
  expect(ended).toBe('0 false')
})

it('names one version of Node for all platforms', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readSource('package.json')) as Record<
    string,
    Record<string, string>
  >
  const platforms = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))
  expect(platforms.length).toBe(3)
  for (const [name, version] of platforms)
    expect(`${name} ${version}`).toBe(`${name} ${dependencies?.['node']}`)
})
