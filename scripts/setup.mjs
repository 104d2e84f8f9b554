import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forgetAddresses, installPackages } from './npm.mjs'
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
  forgetAddresses()
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const withTools = !toServe || existsSync(checkingTool)
  const wanted = withTools ? hashOf(lock) : `${hashOf(lock)} to serve`
  if (!isInstalled(lock, withTools)) {
    console.log('Installing packages; the first time takes a minute or two …')
    removeUnfinished()
    mkdirSync(packages, { recursive: true })
    writeFileSync(stamp, unfinished)
    const { code, output } = await installPackages(lock, [withTools ? '--include=dev' : '--omit=dev'])
    if (code !== 0) {
      // npm has put back what it found, unlike one that is killed.
      rmSync(stamp, { force: true })
      fail(`npm install failed:\n${output}`)
    }
  }
  await keepNode24(wanted)
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

/**
 * Puts Node 24 at its place. npm has installed it with all other packages where package.json names the package of this
 * platform; elsewhere the script of the package `node` fetches it.
 */
async function keepNode24(wanted) {
  if (await hasNode24(wanted)) return
  const folder = join(packages, 'node')
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const installed24 = join(packages, `node-${platform}-${process.arch}`, 'bin', basename(node24))
  if (existsSync(installed24)) {
    mkdirSync(dirname(node24), { recursive: true })
    rmSync(node24, { force: true })
    linkSync(installed24, node24)
  } else {
    console.log('Fetching Node 24 …')
    const { code, output } = await run(process.execPath, ['installArchSpecificPackage'], { cwd: folder })
    if (code !== 0) fail(`Node 24 could not be fetched:\n${output}`)
  }
  if (!(await hasNode24(wanted))) fail(`Node 24 is not at ${node24}.`)
}

async function hasNode24(wanted) {
  if (!existsSync(node24)) return false
  // Starting Node takes longer than the rest of a set-up with nothing to do.
  if (readStamp() === wanted) return true
  const { code, output } = await run(node24, ['--version'])
  return code === 0 && output.startsWith('v24.')
}

function fail(text) {
  console.error(text)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await setUp()
