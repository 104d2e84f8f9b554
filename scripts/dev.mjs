/**
 * npm run dev: the server, which restarts when one of its files changes, and both front ends with hot reload, all at
 * one address. The portal's Vite is the proxy for the other two.
 */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from './setup.mjs'
import { environment, frugal, node24, root } from './tools.mjs'

await setUp()
const port = Number(process.env.PORT ?? 3000)
const api = `http://127.0.0.1:${port + 1}`
const office = `http://127.0.0.1:${port + 2}`
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const children = []
let isEnding = false

function start(args, options) {
  const child = spawn(node24, args, {
    stdio: 'inherit',
    // Ctrl+C reaches this process only, which signals each child once.
    detached: process.platform !== 'win32',
    ...options,
    env: { ...environment(), ...options.env },
  })
  children.push(child)
  // A child that exits has failed and printed why; the others are of no use without it.
  child.on('exit', () => end(1))
}

function end(code) {
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

start(['--watch', '--watch-preserve-output', ...frugal, join(root, 'server', 'main.ts')], {
  env: { PORT: String(port + 1), LOG_FORMAT: process.env.LOG_FORMAT ?? 'text' },
})
const startFrontEnd = (name, ownPort) =>
  start([vite, '--strictPort', '--port', String(ownPort), '--logLevel', 'warn'], {
    cwd: join(root, name),
    env: { API_ADDRESS: api, OFFICE_ADDRESS: office },
  })
startFrontEnd('office', port + 2)
startFrontEnd('web', port)
console.log(
  `Portal and back office with hot reload: http://localhost:${port} and http://localhost:${port}/office/`,
)
