// npm run release: one folder, and a tar of it, that serves the product without building or installing anything: the
// server's sources, the built front ends and the packages that the server needs. It runs with Node 24 of the system, on
// the platform it was made on.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { buildWholeFrontEnds } from './build.mjs'
import { setUp } from './setup.mjs'
import { releaseMark, root, run } from './tools.mjs'

/** The parts that a server runs; the front ends are taken as built. */
const parts = ['contract', 'phrases', 'db', 'server']
const isForTests = /\.(test|testing|fault)\.tsx?$|^server\/(product-tests|platform\/testing)$|^db\/releases$/
const scripts = ['start.mjs', 'run.mjs', 'setup.mjs', 'npm.mjs', 'build.mjs', 'compress.mjs', 'tools.mjs']
const papers = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'deploy', 'docs']
/** What a package has for browsers, for other runtimes and for its readers. */
const isIdle =
  /\.(map|d\.[cm]?ts|md)$|\/(pdfmake\/(build|src|fonts)|pdfkit\/js\/pdfkit\.(standalone|es)\.js)$|\/node_modules\/bare-(buffer|fs|path|stream|url)$/

/** What an operator calls; tests, measurements and tools stay behind. */
const commands = new Set(['start', 'backup', 'restore', 'reconcile', 'doctor', 'erp:key'])

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `quayside-${own.version}-${process.platform}-${process.arch}`
const target = resolve(process.argv[2] ?? join(root, 'release'), name)

await setUp()
await buildWholeFrontEnds()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const part of parts) copy(part, isForTests)
for (const front of ['web', 'office']) copy(join(front, 'dist'))
for (const script of scripts) copy(join('scripts', script))
for (const paper of papers) copy(paper, /\.(test|testing)\.ts$/)
copy(join('.cache', 'traditional.json'))
await copyPackages()
linkParts()
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
writeFileSync(join(target, releaseMark), `${own.version}\n`)
await must('tar', ['-czf', `${target}.tar.gz`, '-C', dirname(target), basename(target)])
console.log(`${target}\n${target}.tar.gz`)

function copy(path, without) {
  const from = join(root, path)
  if (!existsSync(from)) return
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (file) => {
      const at = relative(root, file).replaceAll('\\', '/')
      return !without?.test(at) && !/(^|\/)(node_modules|\.inputs)$/.test(at)
    },
  })
}

/** npm knows which packages a server needs, and which of them this platform has. */
async function copyPackages() {
  const workspaces = parts.flatMap((part) => ['--workspace', part])
  const listed = await must('npm', ['ls', '--omit=dev', '--all', '--parseable', ...workspaces])
  const folders = listed.split('\n').filter((line) => line.startsWith(join(root, 'node_modules')))
  for (const folder of new Set(folders)) copyPackage(folder)
}

/** Only the two weights of the font package that PDFs are set in are shipped. */
function copyPackage(folder) {
  const weights = /noto-sans-sc\/(400Regular|700Bold)(\/|$)|noto-sans-sc(\/package\.json|\/LICENSE.*)?$/
  const isFont = folder.includes('@expo-google-fonts')
  cpSync(folder, join(target, relative(root, folder)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => {
      const at = file.replaceAll('\\', '/')
      if (at !== folder && basename(at) === 'node_modules') return false
      return isFont ? weights.test(at) : !isIdle.test(at)
    },
  })
}

/** The parts name each other as packages, as npm's workspaces do. */
function linkParts() {
  const scope = join(target, 'node_modules', '@quayside')
  rmSync(scope, { recursive: true, force: true })
  mkdirSync(scope, { recursive: true })
  for (const part of parts) symlinkSync(join('..', '..', part), join(scope, part), 'junction')
}

function manifest() {
  const known = Object.entries(own.scripts).filter(([command]) => commands.has(command))
  return {
    name: own.name,
    version: own.version,
    private: true,
    license: own.license,
    type: 'module',
    engines: { node: '>=24' },
    scripts: Object.fromEntries(known),
  }
}

async function must(program, args) {
  const { code, output } = await run(program, args)
  if (code === 0) return output
  throw new Error(`${program} ${args[0]} failed:\n${output}`)
}
