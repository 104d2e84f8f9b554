import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { sendNotice } from '../platform/notices/send-notice.ts'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'

const app = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'quayside-processes-'))
const started: ServerProcess[] = []
afterAll(async () => {
  const running = started.filter(({ child }) => child.exitCode === null)
  await Promise.all(running.map((server) => server.kill('SIGTERM')))
  await rm(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment)
  started.push(server)
  return server
}
const onAppDatabase = { DATABASE_URL: app.ownerUrl, DATA_DIR: app.dataDir }
let kept: Promise<ServerProcess> | undefined
/** One server on the test's own database, for the tests that need just one. */
const oneServer = (): Promise<ServerProcess> => (kept ??= start(onAppDatabase))

describe('two server processes', () => {
  it('share one database: a session of one is good at the other, and a message made at one arrives live at the other', async () => {
    const [first, second] = await Promise.all([oneServer(), start(onAppDatabase)])
    const { token, companyId } = await app.given.member()
    for (const server of [first, second]) {
      const answer = await testClient(server.address)('GET system/online/sysMsg', { token })
      expect(answer.body.code).toBe(200)
    }
    const socket = new WebSocket(`${second.address.replace('http', 'ws')}/api/ws`)
    await once(socket, 'open')
    const greeted = once(socket, 'message')
    socket.send(JSON.stringify({ token }))
    await greeted
    const message = once(socket, 'message')
    // The test app is a third process on the same database.
    await app.platform.staff.transaction([], (tx) =>
      sendNotice(tx, { companyId, message: { title: 'hello', content: '' } }),
    )
    const [raw] = (await message) as [Buffer]
    expect(JSON.parse(raw.toString('utf8'))).toMatchObject({ type: 'notice' })
    socket.close()
    await testClient(first.address)('DELETE auth/token/logout', { token })
    const after = await testClient(second.address)('GET system/online/sysMsg', { token })
    expect(after.status).toBe(401)
  })

  it('start at once on an empty data folder without harm, and the last one to stop takes PostgreSQL along', async () => {
    const dataDir = join(folder, 'empty')
    const [first, second] = await Promise.all([start({ DATA_DIR: dataDir }), start({ DATA_DIR: dataDir })])
    for (const server of [first, second]) {
      const ready = await fetch(`${server.address}/readyz`)
      expect(ready.status).toBe(200)
    }
    await first.kill('SIGTERM')
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
    const postmaster = join(dataDir, 'postgres/cluster/postmaster.pid')
    expect(existsSync(postmaster)).toBe(true)
    await second.kill('SIGINT')
    expect(existsSync(postmaster)).toBe(false)
  })

  it('finish the requests in flight when stopped, and accept none by halves', async () => {
    const server = await oneServer()
    const { token } = await app.given.member()
    const { port } = new URL(server.address)
    const body = JSON.stringify({ all: true })
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `PUT /api/system/online/sysMsg/setIsRead HTTP/1.1\r\nhost: x\r\nauthorization: bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    const stopped = server.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 200))
    const answered = once(socket, 'data')
    socket.write(body.slice(5))
    const [chunk] = (await answered) as [Buffer]
    expect(chunk.toString('utf8')).toMatch(/^HTTP\/1\.1 200/)
    await stopped
    expect(server.child.exitCode).toBe(0)
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
  })
})
