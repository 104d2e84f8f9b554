import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderForm } from '../modules/orders/orders.testing.ts'
import { readConfig } from '../platform/config.ts'
import { readOfCompany } from '../platform/database/standby-reads.ts'
import { openLog } from '../platform/log.ts'
import { type OpenedPlatform, openPlatform } from '../platform/open-platform.ts'
import { query } from '../platform/postgres/throwaway.testing.ts'
import { givenOf } from '../platform/testing/given.ts'
import { serve } from '../platform/testing/serve.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { seedReference } from '../seeding/seed-reference.ts'
import { orderWriter } from './order-writer.ts'
import { reconcile } from './reconcile.ts'
import { drawing, tell } from './seed.ts'
import { hasStandbyPrograms, type StandbyPair, startStandbyPair } from './standby-pair.ts'

if (!hasStandbyPrograms)
  process.stdout.write(
    'The standby is left out: there is no pg_basebackup of PostgreSQL 15 on this machine.\n',
  )

describe.runIf(hasStandbyPrograms)('with a standby', () => {
  let pair: StandbyPair
  let dataDir: string
  let platform: OpenedPlatform
  const settings = () => ({ DATA_DIR: dataDir, DATABASE_URL: pair.url, READ_DATABASE_URL: pair.standbyUrl })
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quayside-standby-data-'))
    pair = await startStandbyPair()
    const config = readConfig({ ...settings(), DEMO: 'off', POOL_SIZE: '2' })
    platform = await openPlatform(config, config.databaseUrl ?? '', { log: openLog('silent') })
    await seedReference(platform.staff)
  })
  afterAll(async () => {
    await platform.close()
    await pair.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Whether the standby answers for the company now. */
  async function isFromStandby(companyId: string): Promise<boolean> {
    const [, rows] = await readOfCompany(platform, companyId, {
      opening: { sql: "select set_config('app.company_id', $1, true)", parameters: [companyId] },
      queries: [{ sql: 'select pg_is_in_recovery() as is_standby', parameters: [] }],
    })
    return rows?.[0]?.['is_standby'] === true
  }

  it('answers by the standby what it has, the own change by the primary until then, and an ended session never', async () => {
    const member = await givenOf(platform).member()
    const { server, address } = await serve(platform)
    const client = testClient(address)
    const form = await orderForm({ platform, client }, member)
    const save = (contractNo: string) =>
      client('POST business/online/order/save', { token: member.token, body: { ...form, contractNo } })
    const list = () =>
      client('GET business/online/order/list', { token: member.token, query: { modelType: 0 } })
    expect((await save('STANDBY-1')).body.code).toBe(200)
    await expect.poll(() => isFromStandby(member.companyId), { timeout: 5_000 }).toBe(true)
    await query(pair.standbyUrl, 'select pg_wal_replay_pause()')
    expect((await save('STANDBY-2')).body.code).toBe(200)
    expect(await isFromStandby(member.companyId)).toBe(false)
    expect((await list()).text).toContain('STANDBY-2')
    await query(pair.primaryUrl, `update session set ended_at = now() where member_id = ${member.memberId}`)
    expect((await list()).body.code).toBe(401)
    await query(pair.standbyUrl, 'select pg_wal_replay_resume()')
    await expect.poll(() => isFromStandby(member.companyId), { timeout: 5_000 }).toBe(true)
    expect((await list()).body.code).toBe(401)
    await server.close()
  })

  it('loses nothing acknowledged when the standby takes over under load, and works within 5 s of it', async () => {
    await query(pair.primaryUrl, "alter system set synchronous_standby_names = 'standby'")
    await query(pair.primaryUrl, 'select pg_reload_conf()')
    const member = await givenOf(platform).member()
    const server = await startServerProcess({ ...settings(), LOG_LEVEL: 'fatal' })
    const client = testClient(server.address)
    const writer = orderWriter(member, await orderForm({ platform, client }, member), drawing())
    const rest = writer.work(client)
    await writer.underWay(40)
    await pair.killPrimary()
    await pause(500)
    await pair.promote()
    const promoted = performance.now()
    await writer.underWay(1)
    const took = performance.now() - promoted
    await writer.underWay(20)
    await rest()
    expect(await writer.faults(platform.staff, client)).toEqual([])
    expect(await reconcile(platform.staff)).toEqual([])
    expect(took).toBeLessThan(5_000)
    await server.kill('SIGTERM')
    tell(`failover: ${writer.figures()}, 0 lost; the first answer ${Math.round(took)} ms after the promotion`)
  })
})
