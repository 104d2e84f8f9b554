import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { serve } from '../platform/testing/serve.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'

const app = await testApp()
const url = new URL(app.ownerUrl)
const line = await openLine(Number(url.port))
url.port = String(line.port)
const platform = await openPlatform(app.platform.config, url.href, { log: openLog('silent') })
const { address, close } = await serve(platform)
afterAll(async () => {
  await close()
  await platform.close()
  line.server.close()
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

it('answers 503 while the database is away, and recovers without a restart', async () => {
  const client = testClient(address)
  const { token } = await app.given.member()
  const list = () => client('GET system/online/sysMsg', { token })
  expect((await list()).body.code).toBe(200)
  line.cut()
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await list()
    expect([answer.status, answer.body.code]).toEqual([503, 503])
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  }
  line.mend()
  await expect.poll(async () => (await list()).status).toBe(200)
})
