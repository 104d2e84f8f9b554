import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { tell } from './seed.ts'

/** The configurations of deploy/proxy as they are, but for addresses and the certificate. */
const shipped = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy/proxy', name), 'utf8')
const isInstalled = (program: string): boolean => {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    tell(`${program} is not installed: its configuration was not tried`)
    return false
  }
}

const app = await testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-proxies-'))
const running: ChildProcess[] = []
const servers: ServerProcess[] = []
const portOf = ({ address }: ServerProcess): string => new URL(address).port

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

const start = (port = '0'): Promise<ServerProcess> =>
  startServerProcess({ DATABASE_URL: app.ownerUrl, DATA_DIR: app.dataDir, TRUST_PROXY: '1', PORT: port })

beforeAll(async () => {
  mkdirSync(join(folder, 'tls'))
  const [key, certificate] = [join(folder, 'tls/privkey.pem'), join(folder, 'tls/fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject], { stdio: 'ignore' })
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  servers.push(...(await Promise.all([start(), start()])))
})
afterAll(async () => {
  for (const proxy of running) proxy.kill('SIGTERM')
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly text: string; readonly headers: Record<string, unknown> }
const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, host: '127.0.0.1', rejectUnauthorized: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    asked.on('error', reject).end()
  })

/** Starts a proxy with a shipped configuration, in front of both servers. */
async function open(proxy: 'nginx' | 'haproxy'): Promise<{ plain: number; port: number }> {
  const [plain, port] = [await freePort(), await freePort()]
  const [a, b] = servers.map((server) => `127.0.0.1:${portOf(server)}`)
  const file = join(folder, `${proxy}.conf`)
  const text = shipped(proxy === 'nginx' ? 'nginx.conf' : 'haproxy.cfg')
    .replaceAll('server-a:3000', a ?? '')
    .replaceAll('server-b:3000', b ?? '')
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/etc/haproxy/quayside.pem', join(folder, 'both.pem'))
    .replace(
      /(listen |bind :)80\b/,
      proxy === 'nginx' ? `listen 127.0.0.1:${plain}` : `bind 127.0.0.1:${plain}`,
    )
    .replace(
      /(listen |bind :)443\b/,
      proxy === 'nginx' ? `listen 127.0.0.1:${port}` : `bind 127.0.0.1:${port}`,
    )
  const whole = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; events {} http { access_log off; ${text} }`
  writeFileSync(file, proxy === 'nginx' ? whole : text)
  running.push(
    proxy === 'nginx'
      ? spawn('nginx', ['-c', file], { stdio: 'inherit' })
      : spawn('haproxy', ['-f', file], { stdio: 'inherit' }),
  )
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await ask(port, '/readyz').catch(() => undefined)
    if (ready?.status === 200) return { plain, port }
    await pause(100)
  }
  throw new Error(`${proxy} does not answer`)
}

describe.for(['nginx', 'haproxy'] as const)('behind %s', (proxy) => {
  const it = isInstalled(proxy) ? test : test.skip

  it('no read is lost while a server is started again, live messages pass, and figures are not shown', async () => {
    const { plain, port } = await open(proxy)
    const moved = await fetch(`http://127.0.0.1:${plain}/login`, { redirect: 'manual' })
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toMatch(/^https:/)
    expect((await ask(port, '/metrics')).status).toBe(404)
    const { token } = await app.given.member()
    const authorization = `bearer ${token}`
    const read = () => ask(port, '/api/system/online/sysMsg', { authorization })
    expect((await read()).headers['x-request-id']).toMatch(/^[\w.:-]{8,64}$/)

    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/ws`, { rejectUnauthorized: false })
    await once(socket, 'open')
    const greeted = once(socket, 'message')
    socket.send(JSON.stringify({ token }))
    expect(String((await greeted)[0])).toContain('welcome')
    socket.close()

    const statuses: number[] = []
    const until = new AbortController()
    const reading = Array.from({ length: 4 }, async () => {
      while (!until.signal.aborted) statuses.push((await read()).status)
    })
    const [first] = servers
    if (!first) throw new Error('no server')
    await first.kill('SIGTERM')
    servers[0] = await start(portOf(first))
    await pause(1_000)
    until.abort()
    await Promise.all(reading)
    tell(`${proxy}: ${statuses.length} reads while a server was started again`)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
