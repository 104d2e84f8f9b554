import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { type OpenedPlatform, openPlatform } from '../platform/open-platform.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { readPostmaster } from '../platform/postgres/postmaster.ts'
import { givenOf } from '../platform/testing/given.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { drawing, tell } from './seed.ts'
import { saveOrders } from './under-load.ts'

const rounds = Number(process.env['FAULT_POSTGRES_ROUNDS'] ?? 20)
const draw = drawing()
let dataDir: string
let postgres: EmbeddedPostgres
let platform: OpenedPlatform
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quayside-kill-postgres-'))
  const silent = { info: () => undefined, warn: () => undefined }
  postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: silent })
  platform = await openPlatform(
    readConfig({ DATA_DIR: dataDir, DEMO: 'off', POOL_SIZE: '2' }),
    postgres.url,
    { log: openLog('silent') },
  )
})
afterAll(async () => {
  await platform.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it(`loses nothing acknowledged when PostgreSQL is killed under load, ${rounds} times, and lives on`, async () => {
  const { token, companyId } = await givenOf(platform).member()
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
  const acknowledged: string[] = []
  const readyIn: number[] = []
  const stop = saveOrders(testClient(server.address), token, acknowledged)
  for (let round = 0; round < rounds; round += 1) {
    await pause(300 + draw() * 300)
    const postmaster = await readPostmaster(join(dataDir, 'postgres', 'cluster'))
    expect(postmaster).toBeDefined()
    process.kill(postmaster?.pid ?? 0, 'SIGKILL')
    const began = performance.now()
    await expect.poll(() => isReady(server.address), { timeout: 30_000, interval: 20 }).toBe(false)
    await expect.poll(() => isReady(server.address), { timeout: 30_000, interval: 20 }).toBe(true)
    readyIn.push(performance.now() - began)
  }
  await stop()
  expect(server.child.exitCode).toBeNull()
  await server.kill('SIGTERM')
  const [rows = []] = await platform.staff.read([
    { sql: 'select contract_no from trade_order where company_id = $1', parameters: [companyId] },
  ])
  const kept = new Set(rows.map((row) => row['contract_no']))
  const lost = acknowledged.filter((contractNo) => !kept.has(contractNo))
  tell(
    `kill -9 of PostgreSQL: ${rounds} rounds, ${acknowledged.length} acknowledged, ${lost.length} lost, ready again in at most ${Math.round(Math.max(...readyIn))} ms`,
  )
  expect(acknowledged.length).toBeGreaterThan(rounds)
  expect(lost).toEqual([])
})

const isReady = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200
