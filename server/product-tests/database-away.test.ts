import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { buildApp } from '../build-app.ts'
import { openLog } from '../platform/log.ts'
import { type OpenedPlatform, openPlatform } from '../platform/open-platform.ts'
import { openTestApp, type TestApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'

let app: TestApp
let line: Awaited<ReturnType<typeof openLine>>
let platform: OpenedPlatform
let address: string
let close: () => Promise<void>
beforeAll(async () => {
  app = await openTestApp()
  const url = new URL(app.ownerUrl)
  line = await openLine(Number(url.port))
  url.port = String(line.port)
  platform = await openPlatform(app.platform.config, url.href, { log: openLog('silent') })
  const server = await buildApp(platform, routes)
  address = await server.listen({ host: '127.0.0.1', port: 0 })
  close = () => server.close()
})
afterAll(async () => {
  await close()
  await platform.close()
  line.server.close()
  await app.close()
})

/** A line to PostgreSQL that can be cut and mended, like a cable. */
async function openLine(target: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server: Server = createServer((socket) => {
    if (isCut) return socket.destroy()
    const far = connect(target, '127.0.0.1')
    for (const end of [socket, far]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => sockets.delete(end))
    }
    return socket.pipe(far).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
  }
}

it('answers 503 within two seconds while the database is away, and recovers without a restart', async () => {
  const client = testClient(address)
  const { token } = await app.given.member()
  const list = () => client('GET system/online/sysMsg', { token })
  expect((await list()).body.code).toBe(200)
  line.cut()
  for (let attempt = 0; attempt < 5; attempt++) {
    const began = performance.now()
    const answer = await list()
    expect([answer.status, answer.body.code]).toEqual([503, 503])
    expect(performance.now() - began).toBeLessThan(2_500)
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  }
  line.mend()
  await expect.poll(async () => (await list()).status, { timeout: 5_000 }).toBe(200)
})
