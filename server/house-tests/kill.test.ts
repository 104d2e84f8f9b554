import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawing, tell } from '../faults/seed.ts'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { type OpenedPlatform, openPlatform } from '../platform/open-platform.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { givenOf } from '../platform/testing/given.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testClient } from '../platform/testing/test-client.ts'

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 8)
const writers = 4
const draw = drawing()

let dataDir: string
let postgres: EmbeddedPostgres
let platform: OpenedPlatform
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quayside-kill-'))
  postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: { info: () => undefined, warn: () => undefined },
  })
  platform = await openPlatform(
    readConfig({ DATA_DIR: dataDir, DEMO: 'off', POOL_SIZE: '2' }),
    postgres.url,
    { log: openLog('fatal') },
  )
})
afterAll(async () => {
  await platform.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it(`loses nothing acknowledged when the server is killed under load, ${rounds} times`, {
  timeout: rounds * 30_000,
}, async () => {
  const { token, companyId } = await givenOf(platform).member()
  const acknowledged: string[] = []
  const readyIn: number[] = []
  let number = 0
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const server = await startServerProcess({ DATA_DIR: dataDir })
    // The first one also fills the reference tables.
    if (round > 0) readyIn.push(performance.now() - began)
    const client = testClient(server.address)
    const ended = new AbortController()
    const work = Array.from({ length: writers }, async () => {
      while (!ended.signal.aborted) {
        const mobile = `150${String(++number).padStart(8, '0')}`
        try {
          const answer = await client('POST base/online/member/save', {
            token,
            body: { name: `Colleague ${mobile}`, mobile, permissionSet: 'readOnly' },
          })
          if (answer.body?.code === 200) acknowledged.push(mobile)
        } catch {
          return
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 150 + draw() * 250))
    await server.kill('SIGKILL')
    ended.abort()
    await Promise.all(work)
  }
  const [rows = []] = await platform.staff.read([
    { sql: 'select mobile from member where company_id = $1', parameters: [companyId] },
  ])
  const kept = new Set(rows.map((row) => row['mobile']))
  const lost = acknowledged.filter((mobile) => !kept.has(mobile))
  tell(
    `kill -9: ${rounds} rounds, ${acknowledged.length} acknowledged, ${lost.length} lost, ready again in at most ${Math.round(Math.max(...readyIn))} ms`,
  )
  expect(acknowledged.length).toBeGreaterThan(rounds)
  expect(lost).toEqual([])
})
