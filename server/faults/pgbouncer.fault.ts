import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { orderForm } from '../modules/orders/orders.testing.ts'
import { requirePooler } from '../platform/postgres/pooler.ts'
import { reachDatabase } from '../platform/postgres/reach-database.ts'
import { ensureRoles, roleAt } from '../platform/postgres/roles.ts'
import { createDatabase, query } from '../platform/postgres/throwaway.testing.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { openTestApp, type TestApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { orderWriter } from './order-writer.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { reconcile } from './reconcile.ts'
import { drawing, tell } from './seed.ts'

const found = findPgBouncer()
if (!found)
  process.stdout.write('PgBouncer is left out: it is not on the path, and PGBOUNCER names no program.\n')
const ownerUrl = inject('ownerUrl')
const program = found?.program ?? ''
const pooler =
  found &&
  (await startPgBouncer(program, ownerUrl, found.keepsStatements ? ['max_prepared_statements = 200'] : []))
const dropping =
  found &&
  (await startPgBouncer(program, ownerUrl, ['ignore_startup_parameters = options,extra_float_digits']))
afterAll(async () => {
  await pooler?.stop()
  await dropping?.stop()
})

const refusal = (asked: Promise<unknown>): Promise<unknown> => asked.then(() => 'reached', String)

describe.runIf(found)(`PgBouncer ${found?.version} in transaction mode`, () => {
  it('is refused as the only address, also where it drops the settings of a session without a word', async () => {
    const quiet = { log: { info: () => undefined }, patience: 0 }
    for (const address of [pooler?.address, dropping?.address])
      expect(await refusal(reachDatabase(`${address}/postgres`, quiet))).toMatch(/Set DIRECT_DATABASE_URL/)
  })

  it('is refused where it does not keep prepared statements', async () => {
    const url = await createDatabase(ownerUrl, 'test_without_statements')
    const { appUrl } = await ensureRoles(url)
    const address = roleAt(`${dropping?.address}/test_without_statements`, appUrl)
    const outcome = found?.keepsStatements ? 'reached' : expect.stringMatching(/Use PgBouncer 1\.21 or later/)
    expect(await refusal(requirePooler(address))).toEqual(outcome)
  })
})

describe.runIf(found?.keepsStatements)('behind PgBouncer', () => {
  let app: TestApp
  beforeAll(async () => {
    process.env['TEST_POOLER'] = pooler?.address
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const facts = {
    sql: `select pg_backend_pid() as pid, current_user as role, current_setting('TimeZone') as zone,
      current_setting('statement_timeout') as longest, current_setting('transaction_read_only') as "readOnly",
      current_setting('idle_in_transaction_session_timeout') as idle`,
    parameters: [],
  }
  const guards = { role: 'quayside_app', zone: 'UTC', longest: '45s', idle: '1min' }

  it('each transaction has the settings that a connection of its own has, and leaves none', async () => {
    const read = await Promise.all(Array.from({ length: 40 }, () => app.platform.app.read([facts])))
    for (const [rows] of read) expect(rows?.[0]).toMatchObject({ ...guards, readOnly: 'on' })
    expect(new Set(read.map(([rows]) => rows?.[0]?.['pid'])).size).toBeLessThanOrEqual(3)
    expect((await app.platform.app.run(facts))[0]).toMatchObject({ ...guards, readOnly: 'off' })
    const written = await app.platform.app.transaction([facts], async (_tx, [rows]) => rows?.[0])
    expect(written).toMatchObject({ ...guards, readOnly: 'off' })
    const write = { sql: 'create temporary table t (a int)', parameters: [] }
    await expect(app.platform.app.read([write])).rejects.toMatchObject({ code: '25006' })
    const left = await query(app.platform.config.databaseUrl ?? '', facts.sql)
    expect(left[0]).toMatchObject({ longest: '0', readOnly: 'off' })
  })

  it('two servers place orders through three connections; killed, they start again', async () => {
    const { databaseUrl = '', directUrl = '' } = app.platform.config
    const start = () =>
      startServerProcess({
        DATA_DIR: app.dataDir,
        DATABASE_URL: databaseUrl,
        DIRECT_DATABASE_URL: directUrl,
        LOG_LEVEL: 'fatal',
      })
    const draw = drawing()
    const writers = await Promise.all(
      [0, 1].map(async () => {
        const member = await app.given.member()
        return orderWriter(member, await orderForm(app, member), draw)
      }),
    )
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const servers = await Promise.all([start(), start()])
      const clients = servers.map(({ address }) => testClient(address))
      await Promise.all(
        clients.map(async (client, at) => {
          const rest = writers[at]?.work(client)
          await writers[at]?.underWay(60)
          await rest?.()
        }),
      )
      for (const [at, client] of clients.entries())
        expect(await writers[at]?.faults(app.platform.staff, client)).toEqual([])
      for (const server of servers) await server.kill(signal)
    }
    expect(await reconcile(app.platform.staff)).toEqual([])
    tell(`PgBouncer ${found?.version}: ${writers.map((writer) => writer.figures()).join('; ')}`)
  })
})

if (found?.keepsStatements) {
  process.env['TEST_POOLER'] = pooler?.address
  await import('../modules/orders/order-steps.test.ts')
  await import('../modules/orders/orders.test.ts')
  await import('../modules/payments/apply-for-payment.test.ts')
  await import('../modules/payments/release.test.ts')
  await import('../product-tests/live.test.ts')
  await import('../jobs.test.ts')
} else if (found)
  process.stdout.write(
    `Stories through PgBouncer are left out: ${found.version} keeps no prepared statements.\n`,
  )
