import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled, hashOf, hashOfFolders, isRelease, node24, root, run } from './tools.mjs'

const packages = join(root, 'node_modules')
const stamp = join(packages, '.quayside-setup')
/** npm writes it at the end of an installation. */
const installed = join(packages, '.package-lock.json')
const unfinished = 'installing'
/** The texts whose conversions to zh-TW are kept. */
const convertedTexts = join(root, '.cache', 'traditional.stamp')
/** 250 MB; what one version needs are 6,000. */
const compiledAtMost = 40_000

/** One of the tools for checks and tests: where it is, all of them are, and they are kept. */
const checkingTool = join(packages, 'vitest')

/**
 * Installs the versions of package-lock.json and converts the texts to zh-TW, unless that is done already. With `toServe`,
 * what only checks and tests need (devDependencies, a third of all) is left out.
 */
export async function setUp({ toServe = false } = {}) {
  if (isRelease) return requireNode24()
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const withTools = !toServe || existsSync(checkingTool)
  const wanted = withTools ? hashOf(lock) : `${hashOf(lock)} to serve`
  if (!isInstalled(lock, withTools)) {
    console.log('Installing packages; the first time takes a minute or two …')
    removeUnfinished()
    mkdirSync(packages, { recursive: true })
    writeFileSync(stamp, unfinished)
    // Not `npm ci`: it refuses a lock file without the binaries of platforms that the registry does not have.
    const kinds = withTools ? '--include=dev' : '--omit=dev'
    await npm(['install', '--no-save', kinds, '--no-audit', '--no-fund', '--loglevel=error'])
  }
  if (!(await hasNode24(wanted))) {
    console.log('Fetching Node 24 (npm rebuild node) …')
    await npm(['rebuild', 'node', '--foreground-scripts'])
    if (!(await hasNode24(wanted))) {
      fail(`Node 24 is not at ${node24}: the npm package 'node' must be allowed to run its install script.`)
    }
  }
  if (readStamp() !== wanted) writeFileSync(stamp, wanted)
  await keepConversions(lock)
  forgetCompiled()
}

function requireNode24() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return
  fail(`This release needs Node 24 or newer; this is Node ${process.versions.node}, at ${process.execPath}.`)
}

/** Those of earlier versions stay there, and each run of tests adds its own files once more: all are made again. */
function forgetCompiled() {
  const folders = existsSync(compiled) ? readdirSync(compiled) : []
  const files = folders.flatMap((folder) => readdirSync(join(compiled, folder)))
  if (files.length <= compiledAtMost) return
  // Under another name, where no running process goes on writing.
  const former = `${compiled}-former`
  try {
    rmSync(former, { recursive: true, force: true })
    renameSync(compiled, former)
    rmSync(former, { recursive: true, force: true })
  } catch {
    // Another process is at it.
  }
}

/** Without it each start would load OpenCC, which takes longer than all other texts together. */
async function keepConversions(lock) {
  const inputs = hashOf(hashOfFolders([join('phrases', 'zh-CN')]), lock)
  if (existsSync(convertedTexts) && readFileSync(convertedTexts, 'utf8') === inputs) return
  const done = await run(node24, [join(root, 'phrases', 'keep-conversions.ts')])
  if (done.code !== 0) fail(`The texts cannot be converted to zh-TW:\n${done.output}`)
  writeFileSync(convertedTexts, inputs)
}

/** npm takes a package for whole that has its package.json, also when a kill left it without the other files. */
function removeUnfinished() {
  if (!existsSync(packages) || (existsSync(installed) && readStamp() !== unfinished)) return
  console.log('The last installation was not completed; starting it over.')
  rmSync(packages, { recursive: true, force: true, maxRetries: 3 })
}

function isInstalled(lock, withTools) {
  if (!existsSync(installed) || readStamp() === unfinished) return false
  const [installedLock, lessTools] = readStamp().split(' ')
  if (installedLock === hashOf(lock) && !(withTools && lessTools)) return true
  return holdsAll(JSON.parse(lock), JSON.parse(readFileSync(installed, 'utf8')), withTools)
}

/** A manual `npm install` writes no stamp; the installed versions are compared instead. */
function holdsAll(lock, found, withTools) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link || (wanted.dev && !withTools)) return true
    const present = found.packages[path]
    return present ? present.version === wanted.version : wanted.optional === true
  })
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

async function hasNode24(wanted) {
  if (!existsSync(node24)) return false
  // Starting Node takes longer than the rest of a set-up with nothing to do.
  if (readStamp() === wanted) return true
  const { code, output } = await run(node24, ['--version'])
  return code === 0 && output.startsWith('v24.')
}

async function npm(args) {
  const byNpm = process.env.npm_execpath
  const env = { ...process.env }
  // npm sets variables for the scripts it runs; they must not configure the npm that this script runs.
  for (const name of ['NODE_ENV', 'npm_config_omit', 'npm_config_production']) delete env[name]
  // The Node that runs this may be the one in node_modules, which is gone after an unfinished installation.
  const node = existsSync(process.execPath) ? process.execPath : 'node'
  const done = byNpm
    ? await run(node, [byNpm, ...args], { env })
    : await run('npm', args, { env, shell: process.platform === 'win32' })
  if (done.code === 0) return
  // npm has put back what it found, unlike one that is killed.
  rmSync(stamp, { force: true })
  fail(`npm ${args[0]} failed:\n${done.output}`)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await setUp()
