// Plain JavaScript for any Node from 20 on: this runs before Node 24 is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A file that `npm run release` leaves in its folder, in which nothing is to be installed or built. */
export const releaseMark = '.release'
export const isRelease = existsSync(join(root, releaseMark))

/** Node 24: in a release the system's own, else from the npm package `node`, whichever version runs this script. */
export const node24 = isRelease
  ? process.execPath
  : join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Stripped sources and V8's code cache: compiling them again was a third of the start-up time. */
export const compiled = join(root, '.cache', 'compiled')

/** Tools that start `node` themselves must find Node 24 as well, and what it has compiled. */
export function environment() {
  const bin = join(root, 'node_modules', '.bin')
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${dirname(node24)}${delimiter}${bin}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * V8's young generation grows to 48 MB by default, and an idle server keeps that memory. The old generation grows to
 * four times its live size between collections; 1.5 times is enough.
 */
export const frugal = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/** The exit code of a server that meets a fault after its start: it is started again, as after a kill. */
const crashed = 70
const longestPause = 60_000
/** A server that ran this long has recovered: the next pause is short again. */
const recoveredAfter = 300_000

/**
 * Runs a TypeScript file with Node 24 and exits with its code. Ctrl+C reaches this process from the terminal and often
 * a second time from npm; the child runs in its own session and gets the signal once. With `firstPause` a process that
 * is killed or crashes is started again, after a pause that doubles each time. With `built`, the process starts while that
 * is under way and is sent a message when it is done (server/front-ends-built.ts); it ends when that fails.
 */
export function runTypeScript(file, args, { firstPause, built } = {}) {
  let child
  let waiting
  let isTold = false
  let isUnbuilt = false
  let pause = firstPause
  const start = () => {
    const began = Date.now()
    child = spawn(node24, [...frugal, file, ...args], {
      stdio: built ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
      env: { ...environment(), ...(built && { FRONT_ENDS: 'building' }) },
      detached: process.platform !== 'win32',
    })
    const current = child
    built?.then(
      () => current.connected && current.send('built', () => undefined),
      () => undefined,
    )
    child.on('error', (error) => {
      console.error(`Cannot start ${file}: ${error.message}`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      const isCrash = code === crashed || signal !== null
      if (isUnbuilt) process.exit(1)
      if (pause === undefined || isTold || !isCrash)
        process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
      if (Date.now() - began > recoveredAfter) pause = firstPause
      console.error(`The server ended (${signal ?? code}). It starts again in ${pause / 1000} s.`)
      waiting = setTimeout(start, pause)
      pause = Math.min(2 * pause, longestPause)
    })
  }
  start()
  let toldAt = 0
  const tell = (signal) => {
    if (Date.now() - toldAt < 1500) return
    toldAt = Date.now()
    isTold = true
    if (waiting !== undefined) clearTimeout(waiting)
    if (!child.kill(signal)) process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal))
  built?.catch((error) => {
    console.error(error.message)
    isUnbuilt = true
    tell('SIGTERM')
  })
  // A signal to npm ends the shell between npm and this process, which then gets no signal.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      tell('SIGTERM')
    }, 500)
  }
}

/** Runs a program to its end and returns its output. */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

export function hashOf(...texts) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** One hash over the names and contents of all files below the folders, without tests and build output. */
export function hashOfFolders(folders) {
  const hash = createHash('sha256')
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    for (const entry of entries) {
      if (['node_modules', 'dist', '.cache'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name))
        continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile())
        hash
          .update(`${relative(root, path)}\0`)
          .update(readFileSync(path))
          .update('\0')
    }
  }
  for (const folder of folders) walk(join(root, folder))
  return hash.digest('hex')
}
