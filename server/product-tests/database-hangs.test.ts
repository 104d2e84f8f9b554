import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openOwnCluster } from '../faults/own-cluster.ts'
import { givenOf } from '../platform/testing/given.ts'
import { serve } from '../platform/testing/serve.ts'
import { stopPostgres } from '../platform/testing/stop-postgres.ts'
import { testClient } from '../platform/testing/test-client.ts'

const own = await openOwnCluster('hanging', { reference: false })
const { address, close } = await serve(own.platform)
afterAll(async () => {
  await close()
  await own.close()
})

// stop-postgres.fault.ts measures that it takes less than two seconds.
it('answers 503 while PostgreSQL hangs, and recovers by itself', async () => {
  const client = testClient(address)
  const { token } = await givenOf(own.platform).member()
  const ask = {
    list: () => client('GET system/online/sysMsg', { token }),
    change: () => client('PUT system/online/sysMsg/setIsRead', { token, body: { ids: ['1'] } }),
    logIn: () =>
      client('POST auth/oauth/token', {
        body: { grant_type: 'password', username: 'a', password: 'wrong-password' },
      }),
    office: () =>
      testClient(address, '/office/api')('POST auth/token', { body: { account: 'a', password: 'b' } }),
    ready: () => fetch(`${address}/readyz`),
    erp: () => testClient(address, '/erp/v1')('GET companies', { token }),
  }
  expect((await ask.list()).status).toBe(200)
  const resume = await stopPostgres(own.cluster, own.platform.ownerUrl)
  try {
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        // Three at once of each: more than there are connections.
        [...Object.entries(ask), ...Object.entries(ask), ...Object.entries(ask)].map(async ([name, call]) => {
          const { status } = await call()
          return { name, status }
        }),
      )
      expect(answers.filter(({ status }) => status !== 503)).toEqual([])
    }
  } finally {
    resume()
  }
  await expect.poll(async () => (await ask.ready()).status).toBe(200)
  expect((await ask.list()).status).toBe(200)
})

it('sends the pages of the front ends without waiting for a database that hangs', async () => {
  const resume = await stopPostgres(own.cluster, own.platform.ownerUrl)
  try {
    const pages = await Promise.all(
      ['/', '/order', '/office', '/healthz'].map((path) => fetch(address + path)),
    )
    // 404 where the front ends are not built.
    for (const { status } of pages) expect([200, 404]).toContain(status)
  } finally {
    resume()
  }
})

it('lets a statement that takes long come to its end', async () => {
  const { staff } = own.platform
  const sleep = { sql: 'select pg_sleep(2.2), 1 as one', parameters: [] }
  const answers = await Promise.all([
    staff.read([sleep]).then(([rows]) => rows?.[0]?.['one']),
    staff.transaction([], async (tx) => {
      await pause(1_000)
      const { rows } = await sql<{ one: number }>`select pg_sleep(1.2), 1 as one`.execute(tx)
      return rows[0]?.one
    }),
  ])
  expect(answers).toEqual([1, 1])
})
